import { checked, requiredEmail } from './check-form.ts';
import type { CheckedForm } from './field-problem.ts';

/** One address and nothing else: the newsletter, 'notify me', and a forgotten password. */
export interface EmailForm {
  readonly email: string;
}

export function checkEmail({ email }: EmailForm): CheckedForm<EmailForm, 'email'> {
  return checked({ email: requiredEmail(email) }, () => ({ email: email.trim() }));
}
