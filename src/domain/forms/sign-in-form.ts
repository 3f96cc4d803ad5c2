import { flag, type Parsed, text } from '../schema.ts';
import { checked, entered, ifMissing } from './check-form.ts';
import type { CheckedForm } from './field-problem.ts';

const signInForm = { email: text({ least: 1 }), password: text({ least: 1 }), remember: flag };
export type SignInForm = Parsed<typeof signInForm>;

/** The e-mail address is not validated before signing in, so that nobody can find out which accounts exist. */
export function checkSignIn({ email, password, remember }: SignInForm): CheckedForm<SignInForm, 'email' | 'password'> {
  const fields = {
    email: entered(signInForm.email, email) === '' ? { code: 'required' as const } : null,
    // Passwords may contain spaces.
    password: password === '' ? { code: 'required' as const } : null,
  };
  return checked(
    fields,
    () => ({ email: entered(signInForm.email, email), password, remember }),
    ifMissing(fields, 'fields-missing'),
  );
}
