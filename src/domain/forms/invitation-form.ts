import { type Invitation, invitationDetails } from '../invitation.ts';
import { pick } from '../schema.ts';
import { checked, ifMissing } from './check-form.ts';
import type { CheckedForm } from './field-problem.ts';
import { emptyForm, filledForm, readFields } from './form-fields.ts';
import type { Typed } from './typed-form.ts';

export type InvitationForm = Typed<typeof invitationDetails>;

export function invitationForm(invitation: Invitation | null): InvitationForm {
  return invitation ? filledForm(invitationDetails, invitation) : emptyForm(invitationDetails);
}

/** Null if everything is empty: the invitation is removed. */
export function checkInvitation(form: InvitationForm): CheckedForm<Invitation | null, keyof InvitationForm> {
  if (Object.values(form).every((typed) => typed === null || (typeof typed === 'string' && typed.trim() === '')))
    return { ok: true, value: null };
  const { values, problems } = readFields(invitationDetails, form);
  return checked(problems, () => pick(invitationDetails, values), ifMissing(problems, 'fields-missing'));
}
