import { useState } from 'react';
import { isOpenToGuests, type Wishlist } from '../../domain/wishlist.ts';
import { InvitationSharing } from '../../session/invitation/invitation-sharing.tsx';
import { useSession } from '../../session/session.tsx';
import { ClampedTitle } from '../../ui/clamped-title.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Give it a key per opening. */
export function ShareSheet({ wishlist }: { readonly wishlist: Wishlist }) {
  const { say } = useSession();
  const [open, setOpen] = useState(true);
  return (
    <Sheet
      open={open}
      onClose={() => setOpen(false)}
      title={<ClampedTitle>{say('dashboard.share.title', { title: wishlist.title })}</ClampedTitle>}
      closeLabel={say('sharing.close')}
    >
      {!isOpenToGuests(wishlist) && <Notice tone="information" text={say('dashboard.share.closed')} />}
      <InvitationSharing wishlist={wishlist} />
    </Sheet>
  );
}
