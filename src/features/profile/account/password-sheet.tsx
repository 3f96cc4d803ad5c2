import { checkNewPassword } from '../../../domain/forms/new-password-form.ts';
import type { OwnWay } from '../../../domain/sign-in-ways.ts';
import { NewPasswordFields } from '../../../session/auth/new-password-fields.tsx';
import { useCheckedForm, useTyped } from '../../../session/forms/checked-form.ts';
import { sayFailure } from '../../../session/language/language-wording.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogActions, Sheet } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.ts';
import type { AccountApi } from './account-api.ts';
import { useRecentSignIn } from './use-recent-sign-in.tsx';

export interface ChangeSheetProps {
  readonly api: AccountApi;
  readonly ways: readonly OwnWay[];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Changes the password, or adds one to an account that signs in with a provider only. */
export function PasswordSheet({ api, ways, open, onClose, onDone }: ChangeSheetProps) {
  const { say } = useSession();
  const isNew = !ways.some(({ way }) => way === 'password');
  const { withRecentSignIn, confirmSheet } = useRecentSignIn(api);
  const { form, change, errorOf, isBusy, failure, element, onSubmit } = useCheckedForm({
    typed: useTyped({ password: '', confirmation: '' }),
    check: checkNewPassword,
    send: async ({ password }) => {
      const outcome = await withRecentSignIn(() => api.changePassword(password));
      if (outcome.ok) {
        toast.success(say(isNew ? 'account.password.added' : 'account.password.changed'));
        onDone();
      }
      return outcome;
    },
  });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={say(isNew ? 'account.password.add' : 'account.password.change')}
      closeLabel={say('account.close')}
    >
      <form ref={element} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-2">
        {!isNew && <p className="pb-2 text-faded">{say('account.sessions')}</p>}
        <NewPasswordFields
          name="new-password"
          label={say('account.password.new')}
          isFirst
          {...{ form, change, errorOf }}
        />
        {failure && <Notice text={sayFailure(say, failure)} />}
        <DialogActions>
          <Button type="submit" busy={isBusy} busyLabel={say('account.saving')}>
            {say('account.password.save')}
          </Button>
        </DialogActions>
      </form>
      {confirmSheet}
    </Sheet>
  );
}
