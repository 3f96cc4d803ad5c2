import { useMutation } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import type { MessageKey } from '../../../config/messages/en.ts';
import type { BanProgress } from '../../../data/admin/operations.ts';
import type { NamedUser } from '../../../data/admin/named-user.ts';
import { ReasonDialog } from '../../../session/moderation/reason-dialog.tsx';
import { useSession } from '../../../session/session.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Progress } from '../../../ui/progress.tsx';
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
  readonly user: NamedUser;
  readonly api: Pick<UsersApi, 'change'>;
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
  const [progress, setProgress] = useState<BanProgress | null>(null);
  const { mutate, isPending: isBusy } = useMutation({
    mutationFn: (reason: string) => api.change(change, user, { reason, onProgress: setProgress }),
    meta: { done: DONE[change], failed: 'toast.user-update-failed' },
    onSettled: () => {
      setProgress(null);
      onChanged();
    },
    onSuccess: onClose,
  });
  const dialog = {
    open,
    danger: change === 'ban' || change === 'revoke',
    title: say(`admin-users.${change}.title`, { name: sayWho(say, user) }),
    confirmLabel: say(`admin-users.${change}`),
    cancelLabel: say('admin-users.change.cancel'),
    busyLabel: say(`admin-users.${change}.busy`),
    busy: isBusy,
    onCancel: () => {
      // A running change cannot be dismissed.
      if (!isBusy) onClose();
    },
    children: (
      <>
        <p>{say(`admin-users.${change}.text`)}</p>
        {change === 'revoke' && isAdminByAddress(user) && <p>{say('admin-users.revoke.by-address')}</p>}
        <p className="text-sm text-faded">{say('admin-users.change.logged')}</p>
        {progress && progress.total > 0 && <WishlistsDone {...progress} />}
      </>
    ),
  } satisfies Partial<ComponentProps<typeof ConfirmDialog>>;
  if (change === 'ban') return <ReasonDialog {...dialog} readers={say('admin-users.ban.readers')} onConfirm={mutate} />;
  return (
    <ConfirmDialog {...dialog} onConfirm={() => mutate('')}>
      <div className="grid gap-2">{dialog.children}</div>
    </ConfirmDialog>
  );
}

function WishlistsDone({ done, total }: BanProgress) {
  const { say } = useSession();
  const words = say('admin-users.change.progress', { done, count: total });
  return (
    <Progress percent={(done / total) * 100} label={say('admin-users.change.progress.label')} valueText={words}>
      {words}
    </Progress>
  );
}
