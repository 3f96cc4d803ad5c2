import { changesOf } from '../../domain/list-state.ts';
import { NOTHING } from '../../domain/money.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RegisterExport } from '../register/register-export.tsx';
import { useSession } from '../session.tsx';
import { useWishlistAction } from './use-wishlist-action.ts';

interface PageStateDialogsProps {
  readonly wishlist: Wishlist;
  /** Which question is open. */
  readonly asked: 'deactivate' | 'archive' | 'delete' | null;
  readonly onClose: () => void;
  /** Guests cannot open it any more. */
  readonly onClosed?: (wishlist: Wishlist) => void;
  readonly onDeleted: () => void;
}

/** Deactivates, archives or deletes a wishlist after a host has confirmed it. */
export function PageStateDialogs({ wishlist, asked, onClose, onClosed, onDeleted }: PageStateDialogsProps) {
  const { say, format } = useSession();
  const { id, title, fundedAmount } = wishlist;
  const closing = useWishlistAction('update', {
    onSuccess: (changed) => onClosed?.(changed),
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
      {(['deactivate', 'archive'] as const).map((move) => (
        <ConfirmDialog
          key={move}
          {...common}
          open={asked === move}
          title={say(`page-state.${move}.title`)}
          confirmLabel={say(`page-state.${move}`)}
          busy={closing.isPending}
          onConfirm={() => closing.mutate([id, changesOf(move, wishlist)])}
        >
          <p>{say(`page-state.${move}.text`)}</p>
        </ConfirmDialog>
      ))}
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
