import { formatRupees } from '../../domain/format.ts';
import { NOTHING } from '../../domain/money.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { useRegisterDownload } from '../../session/register/use-register-download.ts';
import { useSession } from '../../session/session.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';

/** Actions that need confirmation. */
export type OwnerAct = 'deactivate' | 'delete';

interface OwnerQuestionProps {
  readonly wishlist: Wishlist;
  readonly asking: OwnerAct | null;
  readonly isBusy: boolean;
  readonly onConfirm: (act: OwnerAct) => void;
  readonly onCancel: () => void;
}

export function OwnerQuestion({ wishlist, asking, isBusy, onConfirm, onCancel }: OwnerQuestionProps) {
  const { say } = useSession();
  const registerDownload = useRegisterDownload(wishlist);
  const { title, fundedAmount } = wishlist;
  const words = {
    cancelLabel: say('page-state.cancel'),
    busyLabel: say('page-state.busy'),
    busy: isBusy,
    onCancel,
  };
  return (
    <>
      <ConfirmDialog
        {...words}
        open={asking === 'deactivate'}
        title={say('page-state.deactivate.title')}
        confirmLabel={say('page-state.deactivate')}
        onConfirm={() => onConfirm('deactivate')}
      >
        <p>{say('page-state.deactivate.text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        {...words}
        open={asking === 'delete'}
        danger
        title={say('page-state.delete.title')}
        confirmLabel={say('page-state.delete.confirm')}
        onConfirm={() => onConfirm('delete')}
      >
        <p>
          {say(fundedAmount > NOTHING ? 'page-state.delete.received' : 'page-state.delete.warning', {
            title,
            amount: formatRupees(fundedAmount),
          })}
        </p>
        {fundedAmount > NOTHING && (
          <div className="pt-3">
            <DownloadButton {...registerDownload} />
          </div>
        )}
      </ConfirmDialog>
    </>
  );
}
