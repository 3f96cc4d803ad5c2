import { useState } from 'react';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { type ShareCounting, useSharing } from '../../session/wishlists/sharing.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { SharePanel } from '../../ui/share-panel.tsx';

interface ShareSheetProps {
  readonly wishlist: Wishlist;
  readonly load: ShareCounting;
}

/** Every way to pass the page on. */
export function ShareSheet({ wishlist, load }: ShareSheetProps) {
  const { say } = useSession();
  const [open, setOpen] = useState(true);
  const sharing = useSharing(wishlist, load);
  const close = () => setOpen(false);
  return (
    <Sheet open={open} onClose={close} title={say('sharing.title')} closeLabel={say('guest.close')}>
      <SharePanel {...sharing} />
    </Sheet>
  );
}
