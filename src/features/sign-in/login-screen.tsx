import { useState } from 'react';
import { paths } from '../../config/paths.ts';
import { checkSignIn } from '../../domain/forms/sign-in-form.ts';
import { useAccountActions } from '../../session/auth/account-actions.ts';
import { useAuth } from '../../session/auth/auth-provider.tsx';
import { useCheckedForm, useTyped } from '../../session/forms/checked-form.ts';
import { sayFailure } from '../../session/language/language-wording.ts';
import { signInPath } from '../../session/navigation/return-path.ts';
import { useSession } from '../../session/session.tsx';
import { Button, TextLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { EmailField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';
import { Providers } from './providers.tsx';
import { useSignInRedirect } from './use-sign-in-redirect.ts';

/** `back` is the path to return to. */
export function LoginScreen({ back }: { back: string | null }) {
  const { say } = useSession();
  const { isPending, keepForm, isIn } = useSignInRedirect(back);
  return (
    <SignInFrame
      title={say('login.heading')}
      lead={say(back === null ? 'login.lead' : 'login.go-on')}
      isPending={isPending}
      other={
        <>
          {say('login.new-here')}
          <TextLink href={signInPath(paths.register.to(), back)} className="inline-flex min-h-touch items-center">
            {say('login.to-register')}
          </TextLink>
        </>
      }
    >
      <LoginForm keepForm={keepForm} isIn={isIn} />
    </SignInFrame>
  );
}

function LoginForm({ keepForm, isIn }: { keepForm: () => void; isIn: boolean }) {
  const { say } = useSession();
  const { who, retry } = useAuth();
  const { signIn } = useAccountActions();
  const [forgotten, setForgotten] = useState({ turn: 0, isOpen: false });
  const [resetEmail, setResetEmail] = useState<string | null>(null);
  const { form, change, errorOf, isBusy, failure, element, onSubmit } = useCheckedForm({
    typed: useTyped({ email: '', password: '', remember: true }),
    check: checkSignIn,
    send: ({ email, password, remember }) => {
      keepForm();
      return signIn(email, password, { remember });
    },
    onInvalid: toast.error,
  });
  return (
    <>
      <Providers disabled={isBusy || isIn} keepForm={keepForm} />
      <form ref={element} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-2 pt-2">
        <EmailField
          name="email"
          autoComplete="username"
          label={say('sign-in.email')}
          value={form.email}
          onChange={({ target }) => change({ email: target.value })}
          error={errorOf('email')}
        />
        <PasswordField
          name="password"
          label={say('sign-in.password')}
          showLabel={say('sign-in.show-password')}
          hideLabel={say('sign-in.hide-password')}
          value={form.password}
          onChange={({ target }) => change({ password: target.value })}
          error={errorOf('password')}
        />
        <div className="-mt-2 -mr-1 flex flex-wrap items-center justify-between pb-1">
          <Checkbox
            name="remember"
            checked={form.remember}
            onChange={({ target }) => change({ remember: target.checked })}
          >
            {say('login.remember')}
          </Checkbox>
          <Button
            look="link"
            className="text-sm"
            onClick={() => setForgotten(({ turn }) => ({ turn: turn + 1, isOpen: true }))}
          >
            {say('login.forgot')}
          </Button>
        </div>
        {failure && <Notice text={sayFailure(say, failure)} />}
        {!failure && who.state === 'failed' && (
          <Notice text={sayFailure(say, who.failure)}>
            <Button look="quiet" onClick={retry}>
              {say('failure.retry')}
            </Button>
          </Notice>
        )}
        <Button type="submit" size="large" wide busy={isBusy || isIn} busyLabel={say('login.busy')}>
          {say('login.submit')}
        </Button>
      </form>
      <ForgottenPassword
        key={forgotten.turn}
        email={resetEmail ?? form.email}
        onEmail={setResetEmail}
        open={forgotten.isOpen}
        onClose={() => setForgotten(({ turn }) => ({ turn, isOpen: false }))}
      />
    </>
  );
}
