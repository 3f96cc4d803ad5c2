import { useState } from 'react';
import type { MessageKey } from '../../../config/messages/en.ts';
import type { User } from '../../../domain/user.ts';
import { sayFailure } from '../../../session/language-wording.ts';
import { outcomeOf } from '../../../session/outcome.ts';
import { useSession } from '../../../session/session.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import type { Change, UsersDesk } from './users-desk.ts';
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
  readonly desk: UsersDesk;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Something may have been written, also when not all of it was. */
  readonly onChanged: () => void;
}

/** Says what will happen, and does it. What fails can be tried again at once: a ban goes on where it was cut off. */
export function ChangeDialog({ change, user, desk, open, onClose, onChanged }: ChangeDialogProps) {
  const { say } = useSession();
  const [isBusy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    const outcome = await outcomeOf(() => desk.change(change, user));
    setBusy(false);
    onChanged();
    if (outcome.ok) {
      toast.success(say(DONE[change]));
      onClose();
    } else toast.error(`${say('toast.user-update-failed')}. ${sayFailure(say, outcome.failure)}`);
  };
  return (
    <ConfirmDialog
      open={open}
      danger={change === 'ban' || change === 'revoke'}
      title={say(`admin-users.${change}.title`, { name: sayWho(say, user) })}
      confirmLabel={say(`admin-users.${change}`)}
      cancelLabel={say('admin-users.change.cancel')}
      busyLabel={say(`admin-users.${change}.busy`)}
      busy={isBusy}
      onConfirm={() => void act()}
      onCancel={() => {
        // What has begun is seen to its end.
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
