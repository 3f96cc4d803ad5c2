import { checked, ifMissing } from './check-form.ts';
import type { CheckedForm } from './field-problem.ts';

export interface SignInForm {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/** Whether the e-mail is one, the sign-in itself tells: without telling whether there is an account. */
export function checkSignIn({ email, password, remember }: SignInForm): CheckedForm<SignInForm, 'email' | 'password'> {
  const fields = {
    email: email.trim() === '' ? { code: 'required' as const } : null,
    // Spaces are part of a password.
    password: password === '' ? { code: 'required' as const } : null,
  };
  return checked(fields, () => ({ email: email.trim(), password, remember }), ifMissing(fields, 'fields-missing'));
}
