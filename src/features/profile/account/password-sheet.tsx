import { checkNewPassword } from '../../../domain/forms/new-password-form.ts';
import { SHORTEST_PASSWORD } from '../../../domain/forms/registration-form.ts';
import type { OwnWay } from '../../../domain/sign-in-ways.ts';
import { useCheckedForm, useTyped } from '../../../session/forms/checked-form.ts';
import { sayFailure } from '../../../session/language/language-wording.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogActions, Sheet } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
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
  const toggle = { showLabel: say('sign-in.show-password'), hideLabel: say('sign-in.hide-password') };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={say(isNew ? 'account.password.add' : 'account.password.change')}
      closeLabel={say('account.close')}
    >
      <form ref={element} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-2">
        {!isNew && <p className="pb-2 text-faded">{say('account.sessions')}</p>}
        <PasswordField
          {...toggle}
          name="new-password"
          autoComplete="new-password"
          label={say('account.password.new')}
          hint={say('register.password.hint', { least: SHORTEST_PASSWORD })}
          value={form.password}
          onChange={({ target }) => change({ password: target.value })}
          error={errorOf('password')}
          data-first-focus
        />
        <PasswordField
          {...toggle}
          name="confirmation"
          autoComplete="new-password"
          label={say('register.confirmation')}
          value={form.confirmation}
          onChange={({ target }) => change({ confirmation: target.value })}
          error={errorOf('confirmation')}
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
