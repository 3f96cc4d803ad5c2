import { useState } from 'react';
import { NOTHING } from '../../../domain/money.ts';
import { WishlistStateDialog } from '../../../session/moderation/wishlist-state-dialog.tsx';
import { useSession } from '../../../session/session.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Moderated, ModerationState } from './use-moderation.ts';

/** Asks before any of the three. */
export function ModerationDialog({ moderation }: { readonly moderation: ModerationState }) {
  const { asked, isOpen, isBusy, cancel, confirm } = moderation;
  if (!asked) return null;
  const { act, wishlist } = asked;
  if (act === 'delete') return <DeleteDialog key={wishlist.id} wishlist={wishlist} moderation={moderation} />;
  return (
    <WishlistStateDialog
      act={act}
      wishlist={wishlist}
      open={isOpen}
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}

/** Cannot be undone, so a checkbox must be ticked too. */
function DeleteDialog({ wishlist, moderation }: { wishlist: Moderated; moderation: ModerationState }) {
  const { isOpen, isBusy, cancel, confirm } = moderation;
  const { say, format } = useSession();
  const [isSure, setSure] = useState(false);
  const [wasReminded, setReminded] = useState(false);
  const close = () => {
    setSure(false);
    setReminded(false);
    cancel();
  };
  return (
    <ConfirmDialog
      open={isOpen}
      danger
      title={say('admin-wishlists.delete.title', { title: wishlist.title })}
      confirmLabel={say('admin-wishlists.delete.confirm')}
      cancelLabel={say('admin-wishlists.cancel')}
      busyLabel={say('admin-wishlists.busy')}
      busy={isBusy}
      onConfirm={() => (isSure ? confirm('') : setReminded(true))}
      onCancel={close}
    >
      <div className="grid gap-3">
        <p>{say('admin-wishlists.delete.lost')}</p>
        <p>{say('admin-wishlists.delete.stays')}</p>
        {wishlist.received > NOTHING && (
          <p className="font-semibold">
            {say('admin-wishlists.delete.received', { amount: format.rupees(wishlist.received) })}
          </p>
        )}
        {wishlist.closedBy === null && <p>{say('admin-wishlists.delete.instead')}</p>}
        <Checkbox
          checked={isSure}
          onChange={(event) => setSure(event.target.checked)}
          error={wasReminded && !isSure ? say('admin-wishlists.delete.not-sure') : null}
        >
          {say('admin-wishlists.delete.sure')}
        </Checkbox>
      </div>
    </ConfirmDialog>
  );
}
