import { useState } from 'react';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { useSharing } from '../../session/sharing.ts';
import { Sheet } from '../../ui/dialog.tsx';
import { SharePanel } from '../../ui/share-panel.tsx';
import type { ShareChannel } from '../../domain/analytics.ts';

interface ShareSheetProps {
  readonly wishlist: Wishlist;
  readonly onShared: (channel: ShareChannel) => void;
}

/** Every way to pass the page on. */
export function ShareSheet({ wishlist, onShared }: ShareSheetProps) {
  const { say } = useSession();
  const [open, setOpen] = useState(true);
  const { name, links, words } = useSharing(wishlist);
  const close = () => setOpen(false);
  return (
    <Sheet open={open} onClose={close} title={say('sharing.title')} closeLabel={say('guest.close')}>
      <SharePanel name={name} links={links} words={words} onShared={onShared} />
    </Sheet>
  );
}
