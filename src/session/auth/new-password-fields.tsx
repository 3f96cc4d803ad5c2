import type { NewPasswordForm } from '../../domain/forms/new-password-form.ts';
import { SHORTEST_PASSWORD } from '../../domain/forms/registration-form.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import type { Change, ErrorOf } from '../forms/checked-form.ts';
import { useSession } from '../session.tsx';

interface NewPasswordFieldsProps {
  readonly name: string;
  readonly label: string;
  /** Whether the dialog around it begins with it. */
  readonly isFirst?: boolean;
  readonly form: NewPasswordForm;
  readonly change: Change<NewPasswordForm>;
  readonly errorOf: ErrorOf<keyof NewPasswordForm>;
}

/** A new password, and the same again. */
export function NewPasswordFields({ name, label, isFirst = false, form, change, errorOf }: NewPasswordFieldsProps) {
  const { say } = useSession();
  const toggle = { showLabel: say('sign-in.show-password'), hideLabel: say('sign-in.hide-password') };
  return (
    <>
      <PasswordField
        {...toggle}
        name={name}
        autoComplete="new-password"
        label={label}
        hint={say('register.password.hint', { least: SHORTEST_PASSWORD })}
        value={form.password}
        onChange={({ target }) => change({ password: target.value })}
        error={errorOf('password')}
        data-first-focus={isFirst || undefined}
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
    </>
  );
}
