import { useState } from 'react';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import type { CountShare } from '../../session/wishlists/sharing.ts';
import { useSharing } from '../../session/wishlists/use-sharing.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { SharePanel } from '../../ui/share-panel.tsx';

interface ShareSheetProps {
  readonly wishlist: Wishlist;
  readonly count: CountShare;
}

/** All ways to share the page. */
export function ShareSheet({ wishlist, count }: ShareSheetProps) {
  const { say } = useSession();
  const [open, setOpen] = useState(true);
  const sharing = useSharing(wishlist, count);
  const close = () => setOpen(false);
  return (
    <Sheet open={open} onClose={close} title={say('sharing.title')} closeLabel={sharing.words.close}>
      <SharePanel {...sharing} />
    </Sheet>
  );
}
