import { useState } from 'react';
import { isOpenToGuests, type Wishlist } from '../../domain/wishlist.ts';
import { useSession } from '../../session/session.tsx';
import { useSharing } from '../../session/wishlists/use-sharing.ts';
import { ClampedTitle } from '../../ui/clamped-title.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SharePanel } from '../../ui/share-panel.tsx';

/** Give it a key per opening. */
export function ShareSheet({ wishlist }: { readonly wishlist: Wishlist }) {
  const { say } = useSession();
  const sharing = useSharing(wishlist);
  const [open, setOpen] = useState(true);
  return (
    <Sheet
      open={open}
      onClose={() => setOpen(false)}
      title={<ClampedTitle>{say('dashboard.share.title', { title: wishlist.title })}</ClampedTitle>}
      closeLabel={sharing.words.close}
    >
      {!isOpenToGuests(wishlist) && <Notice tone="information" text={say('dashboard.share.closed')} />}
      <SharePanel {...sharing} />
    </Sheet>
  );
}
