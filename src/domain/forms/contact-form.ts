import { pick } from '../schema.ts';
import { type ContactForm, contactForm } from '../support.ts';
import { checked, ifMissing } from './check-form.ts';
import type { CheckedForm } from './field-problem.ts';
import { readFields } from './form-fields.ts';

export function checkContact(form: ContactForm): CheckedForm<ContactForm, keyof ContactForm> {
  const { values, problems } = readFields(contactForm, form);
  return checked(problems, () => pick(contactForm, values), ifMissing(problems, 'fields-missing'));
}
