import { NOTHING } from '../../domain/money.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RegisterExport } from '../register/register-export.tsx';
import { useSession } from '../session.tsx';
import { useWishlistAction } from './use-wishlist-action.ts';

interface PageStateDialogsProps {
  readonly wishlist: Wishlist;
  /** Which question is open. */
  readonly asked: 'deactivate' | 'delete' | null;
  readonly onClose: () => void;
  readonly onDeactivated?: (wishlist: Wishlist) => void;
  readonly onDeleted: () => void;
}

/** Deactivates or deletes a wishlist after its owner has confirmed it. */
export function PageStateDialogs({ wishlist, asked, onClose, onDeactivated, onDeleted }: PageStateDialogsProps) {
  const { say, format } = useSession();
  const { id, title, fundedAmount } = wishlist;
  const deactivation = useWishlistAction('update', {
    onSuccess: (changed) => onDeactivated?.(changed),
    onSettled: onClose,
  });
  const deletion = useWishlistAction('remove', { onSuccess: onDeleted, onSettled: onClose });
  const common = {
    cancelLabel: say('page-state.cancel'),
    busyLabel: say('page-state.busy'),
    onCancel: onClose,
  };
  return (
    <>
      <ConfirmDialog
        {...common}
        open={asked === 'deactivate'}
        title={say('page-state.deactivate.title')}
        confirmLabel={say('page-state.deactivate')}
        busy={deactivation.isPending}
        onConfirm={() => deactivation.mutate([id, { isActive: false }])}
      >
        <p>{say('page-state.deactivate.text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        {...common}
        open={asked === 'delete'}
        danger
        title={say('page-state.delete.title')}
        confirmLabel={say('page-state.delete.confirm')}
        busy={deletion.isPending}
        onConfirm={() => deletion.mutate([id])}
      >
        <p>
          {say(fundedAmount > NOTHING ? 'page-state.delete.received' : 'page-state.delete.warning', {
            title,
            amount: format.rupees(fundedAmount),
          })}
        </p>
        {fundedAmount > NOTHING && (
          <div className="pt-3">
            <RegisterExport wishlist={wishlist} />
          </div>
        )}
      </ConfirmDialog>
    </>
  );
}
