import { LONGEST, LONGEST_BYTES } from '../wishlist.ts';
import { checked, ifMissing, requiredEmail, requiredText } from './check-form.ts';
import type { CheckedForm, FieldProblem } from './field-problem.ts';

export const SHORTEST_PASSWORD = 6;

export interface RegistrationForm {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
  readonly acceptsTerms: boolean;
}

export type Registration = Pick<RegistrationForm, 'name' | 'email' | 'password'>;

/** What is empty is told of first; then passwords that differ, one that is too short, and the terms, in this order. */
export function checkRegistration(form: RegistrationForm): CheckedForm<Registration, keyof RegistrationForm> {
  const missing = (text: string): FieldProblem | null => (text === '' ? { code: 'required' } : null);
  const differ = form.password !== form.confirmation;
  const short = form.password.length < SHORTEST_PASSWORD;
  const fields = {
    confirmation: missing(form.confirmation) ?? (differ ? { code: 'passwords-differ' as const } : null),
    password:
      missing(form.password) ?? (short ? { code: 'password-too-short' as const, least: SHORTEST_PASSWORD } : null),
    acceptsTerms: form.acceptsTerms ? null : { code: 'terms-not-accepted' as const },
    name: requiredText(form.name, { most: LONGEST.displayName, mostBytes: LONGEST_BYTES.displayName }),
    email: requiredEmail(form.email),
  };
  return checked(
    fields,
    () => ({ name: form.name.trim(), email: form.email.trim(), password: form.password }),
    ifMissing(fields, 'fields-missing'),
  );
}
