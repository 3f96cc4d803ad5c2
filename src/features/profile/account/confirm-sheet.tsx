import { useState } from 'react';
import type { Failure } from '../../../domain/failure.ts';
import { checkPassword } from '../../../domain/forms/new-password-form.ts';
import type { OwnWay, Provider } from '../../../domain/sign-in-ways.ts';
import { FacebookIcon, GoogleIcon } from '../../../session/auth/provider-icons.tsx';
import { useGoogleWindow } from '../../../session/auth/use-google-window.tsx';
import { useCheckedForm, useTyped } from '../../../session/forms/checked-form.ts';
import { sayFailure } from '../../../session/language/language-wording.ts';
import { outcomeOf } from '../../../session/outcome.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogActions, Sheet } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import type { AccountApi } from './account-api.ts';

interface ConfirmSheetProps {
  readonly api: AccountApi;
  readonly ways: readonly OwnWay[];
  readonly open: boolean;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Asks members to sign in again before a change of their account. */
export function ConfirmSheet({ api, ways, open, onConfirmed, onClose }: ConfirmSheetProps) {
  const { say } = useSession();
  const has = (way: OwnWay['way']) => ways.some((own) => own.way === way);
  return (
    <Sheet open={open} onClose={onClose} title={say('account.confirm.title')} closeLabel={say('account.close')}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-faded">{say('account.confirm.lead')}</p>
        {has('google') && <ProviderButton provider="google" api={api} onConfirmed={onConfirmed} />}
        {has('facebook') && <ProviderButton provider="facebook" api={api} onConfirmed={onConfirmed} />}
        {has('password') && <PasswordForm api={api} onConfirmed={onConfirmed} />}
      </div>
    </Sheet>
  );
}

type PartProps = Pick<ConfirmSheetProps, 'api' | 'onConfirmed'>;

function PasswordForm({ api, onConfirmed }: PartProps) {
  const { say } = useSession();
  const { form, change, errorOf, isBusy, failure, element, onSubmit } = useCheckedForm({
    typed: useTyped({ password: '' }),
    check: checkPassword,
    send: async ({ password }) => {
      const outcome = await outcomeOf(() => api.confirmPassword(password));
      if (outcome.ok) onConfirmed();
      return outcome;
    },
  });
  return (
    <form ref={element} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-2">
      <PasswordField
        name="current-password"
        autoComplete="current-password"
        label={say('account.confirm.password')}
        showLabel={say('sign-in.show-password')}
        hideLabel={say('sign-in.hide-password')}
        value={form.password}
        onChange={({ target }) => change({ password: target.value })}
        error={errorOf('password')}
        data-first-focus
      />
      {failure && (
        <Notice
          text={failure.reason === 'wrong-credentials' ? say('account.confirm.wrong') : sayFailure(say, failure)}
        />
      )}
      <DialogActions>
        <Button type="submit" busy={isBusy} busyLabel={say('account.confirm.busy')}>
          {say('account.confirm.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}

function ProviderButton({ provider, api, onConfirmed }: PartProps & { readonly provider: Provider }) {
  const { say } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const go = async (idToken?: string) => {
    setFailure(null);
    setBusy(true);
    const outcome = await outcomeOf(() => api.confirmProvider(provider, idToken));
    setBusy(false);
    if (outcome.ok) onConfirmed();
    else setFailure(outcome.failure);
  };
  const google = useGoogleWindow((idToken) => void go(idToken));
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button
        look="quiet"
        size="large"
        wide
        icon={provider === 'google' ? <GoogleIcon /> : <FacebookIcon />}
        busy={isBusy}
        onClick={provider === 'google' ? google.ask : () => void go()}
      >
        {say(`sign-in.${provider}`)}
      </Button>
      {failure && (
        <Notice
          text={failure.reason === 'wrong-credentials' ? say('account.confirm.other') : sayFailure(say, failure)}
        />
      )}
      {google.picker}
    </div>
  );
}
