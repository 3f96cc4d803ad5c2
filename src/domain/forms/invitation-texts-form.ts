import { type InvitationTexts, invitationTexts } from '../invitation-texts.ts';
import { pick } from '../schema.ts';
import { checked } from './check-form.ts';
import type { CheckedForm } from './field-problem.ts';
import { readFields } from './form-fields.ts';
import type { Typed } from './typed-form.ts';

export type InvitationTextsForm = Typed<typeof invitationTexts>;

export function checkInvitationTexts(
  form: InvitationTextsForm,
): CheckedForm<InvitationTexts, keyof InvitationTextsForm> {
  const { values, problems } = readFields(invitationTexts, form);
  return checked(problems, () => pick(invitationTexts, values));
}
