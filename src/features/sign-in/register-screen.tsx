import { paths } from '../../config/paths.ts';
import { checkRegistration, registrationForm } from '../../domain/forms/registration-form.ts';
import { useAccountActions } from '../../session/auth/account-actions.ts';
import { NewPasswordFields } from '../../session/auth/new-password-fields.tsx';
import { useCheckedForm, useTyped } from '../../session/forms/checked-form.ts';
import { sayFailure } from '../../session/language/language-wording.ts';
import { signInPath } from '../../session/navigation/return-path.ts';
import { useSession } from '../../session/session.tsx';
import { Button, ButtonLink, TextLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { EmailField, TextField } from '../../ui/field.tsx';
import { FilledText } from '../../ui/filled-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { Providers } from './providers.tsx';
import { useSignInRedirect } from './use-sign-in-redirect.ts';

/** `back` is the path to return to. */
export function RegisterScreen({ back }: { back: string | null }) {
  const { say } = useSession();
  const { isPending, keepForm, isIn } = useSignInRedirect(back);
  const login = signInPath(paths.login.to(), back);
  return (
    <SignInFrame
      title={say('register.heading')}
      lead={say('register.lead')}
      isPending={isPending}
      other={
        <>
          {say('register.known')}
          <TextLink href={login} className="inline-flex min-h-touch items-center">
            {say('register.to-login')}
          </TextLink>
        </>
      }
    >
      <RegisterForm keepForm={keepForm} isIn={isIn} login={login} />
    </SignInFrame>
  );
}

interface RegisterFormProps {
  readonly keepForm: () => void;
  readonly isIn: boolean;
  readonly login: string;
}

const EMPTY = { name: '', email: '', password: '', confirmation: '', acceptsTerms: false };

function RegisterForm({ keepForm, isIn, login }: RegisterFormProps) {
  const { say, language } = useSession();
  const { register } = useAccountActions();
  const { form, change, errorOf, isBusy, failure, element, onSubmit } = useCheckedForm({
    typed: useTyped(EMPTY),
    check: checkRegistration,
    send: ({ email, password, name }) => {
      keepForm();
      return register(email, password, name);
    },
    onInvalid: toast.error,
  });
  return (
    <>
      <Providers disabled={isBusy || isIn} keepForm={keepForm} />
      <form ref={element} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-2 pt-2">
        <TextField
          name="name"
          autoComplete="name"
          label={say('register.name')}
          hint={say('register.name.hint')}
          maxLength={registrationForm.name.most}
          value={form.name}
          onChange={({ target }) => change({ name: target.value })}
          error={errorOf('name')}
        />
        <EmailField
          name="email"
          autoComplete="username"
          label={say('sign-in.email')}
          value={form.email}
          onChange={({ target }) => change({ email: target.value })}
          error={errorOf('email')}
        />
        <NewPasswordFields name="password" label={say('sign-in.password')} {...{ form, change, errorOf }} />
        <Checkbox
          name="terms"
          checked={form.acceptsTerms}
          onChange={({ target }) => change({ acceptsTerms: target.checked })}
          error={errorOf('acceptsTerms')}
        >
          {/* The links open a new tab, so that nothing typed here is lost. */}
          <FilledText
            text={say('register.terms')}
            parts={{
              terms: (
                <TextLink href={paths.terms.to(language)} target="_blank">
                  {say('register.terms.terms')}
                </TextLink>
              ),
              privacy: (
                <TextLink href={paths.privacy.to(language)} target="_blank">
                  {say('register.terms.privacy')}
                </TextLink>
              ),
            }}
          />
        </Checkbox>
        {failure && (
          <Notice text={sayFailure(say, failure)}>
            {failure.reason === 'email-taken' && (
              <ButtonLink look="quiet" href={login}>
                {say('register.to-login')}
              </ButtonLink>
            )}
          </Notice>
        )}
        <Button type="submit" size="large" wide busy={isBusy || isIn} busyLabel={say('register.busy')}>
          {say('register.submit')}
        </Button>
      </form>
    </>
  );
}
