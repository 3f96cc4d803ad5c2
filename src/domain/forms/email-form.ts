import { email } from '../email-address.ts';
import type { Parsed } from '../schema.ts';
import { checked, entered, textProblem } from './check-form.ts';
import type { CheckedForm } from './field-problem.ts';

/** Used by the newsletter, 'notify me' and password reset. */
export const emailForm = { email };
export type EmailForm = Parsed<typeof emailForm>;

export function checkEmail(form: EmailForm): CheckedForm<EmailForm, 'email'> {
  return checked({ email: textProblem(email, form.email) }, () => ({ email: entered(email, form.email) }));
}
