import { useMutation } from '@tanstack/react-query';
import type { MessageKey } from '../../../config/messages/en.ts';
import type { User } from '../../../domain/user.ts';
import { useSession } from '../../../session/session.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Change, UsersApi } from './api.ts';
import { isAdminByAddress, sayWho } from './user-words.ts';

const DONE: Readonly<Record<Change, MessageKey>> = {
  ban: 'toast.user-banned',
  unban: 'toast.user-unbanned',
  grant: 'toast.admin-granted',
  revoke: 'toast.admin-revoked',
};

interface ChangeDialogProps {
  readonly change: Change;
  readonly user: User;
  readonly api: UsersApi;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called even if only a part was written. */
  readonly onChanged: () => void;
}

/**
 * Explains a change, asks for confirmation and makes it. After a failure it can be retried: a ban continues where it
 * was interrupted.
 */
export function ChangeDialog({ change, user, api, open, onClose, onChanged }: ChangeDialogProps) {
  const { say } = useSession();
  const { mutate, isPending: isBusy } = useMutation({
    mutationFn: () => api.change(change, user),
    meta: { done: DONE[change], failed: 'toast.user-update-failed' },
    onSettled: onChanged,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open={open}
      danger={change === 'ban' || change === 'revoke'}
      title={say(`admin-users.${change}.title`, { name: sayWho(say, user) })}
      confirmLabel={say(`admin-users.${change}`)}
      cancelLabel={say('admin-users.change.cancel')}
      busyLabel={say(`admin-users.${change}.busy`)}
      busy={isBusy}
      onConfirm={() => mutate()}
      onCancel={() => {
        // A running change cannot be dismissed.
        if (!isBusy) onClose();
      }}
    >
      <div className="grid gap-2">
        <p>{say(`admin-users.${change}.text`)}</p>
        {change === 'revoke' && isAdminByAddress(user) && <p>{say('admin-users.revoke.by-address')}</p>}
        <p className="text-sm text-faded">{say('admin-users.change.logged')}</p>
      </div>
    </ConfirmDialog>
  );
}
