import type { ContactForm } from '../support.ts';
import { checked, ifMissing, requiredEmail, requiredText } from './check-form.ts';
import type { CheckedForm } from './field-problem.ts';

export const LONGEST_CONTACT = { name: 100, subject: 200, message: 5_000 } as const;

export const EMPTY_CONTACT_FORM: ContactForm = {
  name: '',
  email: '',
  subject: '',
  category: 'general',
  message: '',
  priority: 'normal',
};

export function checkContact(form: ContactForm): CheckedForm<ContactForm, 'name' | 'email' | 'subject' | 'message'> {
  const fields = {
    name: requiredText(form.name, { most: LONGEST_CONTACT.name }),
    email: requiredEmail(form.email),
    subject: requiredText(form.subject, { most: LONGEST_CONTACT.subject }),
    message: requiredText(form.message, { most: LONGEST_CONTACT.message }),
  };
  return checked(
    fields,
    () => ({
      name: form.name.trim(),
      email: form.email.trim(),
      subject: form.subject.trim(),
      category: form.category,
      message: form.message.trim(),
      priority: form.priority,
    }),
    ifMissing(fields, 'fields-missing'),
  );
}
