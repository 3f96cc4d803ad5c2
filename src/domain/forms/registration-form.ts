import { displayName } from '../common-fields.ts';
import { email } from '../email-address.ts';
import { flag, type Parsed, text } from '../schema.ts';
import { checked, entered, ifMissing, textProblem } from './check-form.ts';
import type { CheckedForm, FieldProblem } from './field-problem.ts';

export const SHORTEST_PASSWORD = 6;

export const registrationForm = {
  name: displayName,
  email,
  password: text({ least: SHORTEST_PASSWORD }),
  confirmation: text({}),
  acceptsTerms: flag,
};
export type RegistrationForm = Parsed<typeof registrationForm>;

export type Registration = Pick<RegistrationForm, 'name' | 'email' | 'password'>;

/** Reports empty fields first, then passwords that differ, a short password and the terms. */
export function checkRegistration(form: RegistrationForm): CheckedForm<Registration, keyof RegistrationForm> {
  const missing = (text: string): FieldProblem | null => (text === '' ? { code: 'required' } : null);
  const differ = form.password !== form.confirmation;
  const short = form.password.length < SHORTEST_PASSWORD;
  const fields = {
    confirmation: missing(form.confirmation) ?? (differ ? { code: 'passwords-differ' as const } : null),
    password:
      missing(form.password) ?? (short ? { code: 'password-too-short' as const, least: SHORTEST_PASSWORD } : null),
    acceptsTerms: form.acceptsTerms ? null : { code: 'terms-not-accepted' as const },
    name: textProblem(displayName, form.name),
    email: textProblem(email, form.email),
  };
  return checked(
    fields,
    () => ({ name: entered(displayName, form.name), email: entered(email, form.email), password: form.password }),
    ifMissing(fields, 'fields-missing'),
  );
}
