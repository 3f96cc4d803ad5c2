import { checked } from './check-form.ts';
import type { CheckedForm, FieldProblem } from './field-problem.ts';
import { SHORTEST_PASSWORD } from './registration-form.ts';

export interface NewPasswordForm {
  readonly password: string;
  readonly confirmation: string;
}

/** Passwords may contain spaces, so they are not trimmed. */
export function checkNewPassword({
  password,
  confirmation,
}: NewPasswordForm): CheckedForm<{ readonly password: string }, keyof NewPasswordForm> {
  return checked(
    { password: passwordProblem(password), confirmation: repetitionProblem(password, confirmation) },
    () => ({
      password,
    }),
  );
}

/** The password that an account has now. Older ones may be shorter. */
export function checkPassword({
  password,
}: Pick<NewPasswordForm, 'password'>): CheckedForm<{ readonly password: string }, 'password'> {
  return checked({ password: password === '' ? { code: 'required' as const } : null }, () => ({ password }));
}

function passwordProblem(password: string): FieldProblem | null {
  if (password === '') return { code: 'required' };
  return password.length < SHORTEST_PASSWORD ? { code: 'password-too-short', least: SHORTEST_PASSWORD } : null;
}

function repetitionProblem(password: string, confirmation: string): FieldProblem | null {
  if (confirmation === '') return { code: 'required' };
  return password === confirmation ? null : { code: 'passwords-differ' };
}
