import { enteredPhoneNumber, isPhoneNumber, withCountryCode } from '../phone-number.ts';
import { type Preferences, profileForm, type User } from '../user.ts';
import { checked } from './check-form.ts';
import type { CheckedForm, FieldProblem } from './field-problem.ts';
import { filledForm, readFields } from './form-fields.ts';
import type { Typed } from './typed-form.ts';

/** The editable profile; the photo is uploaded separately. */
export type ProfileForm = Typed<typeof profileForm> & { readonly preferences: Preferences };
type ProfileEdits = Pick<User, 'displayName' | 'phoneNumber' | 'preferences'>;

export function checkProfile(form: ProfileForm): CheckedForm<ProfileEdits, keyof typeof profileForm> {
  const typed = withCountryCode(enteredPhoneNumber(form.phoneNumber));
  const { values, problems } = readFields(profileForm, { ...form, phoneNumber: typed });
  const { displayName = '', phoneNumber = null } = values;
  return checked({ ...problems, phoneNumber: problems.phoneNumber ?? phoneProblem(phoneNumber) }, () => ({
    displayName,
    phoneNumber,
    preferences: form.preferences,
  }));
}

export function profileFormOf(profile: ProfileEdits): ProfileForm {
  return { ...filledForm(profileForm, profile), preferences: profile.preferences };
}

function phoneProblem(phoneNumber: string | null): FieldProblem | null {
  return phoneNumber === null || isPhoneNumber(phoneNumber) ? null : { code: 'not-a-phone-number' };
}
