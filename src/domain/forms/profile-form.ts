import type { Preferences, User } from '../user.ts';
import { LONGEST, LONGEST_BYTES } from '../wishlist.ts';
import { checked, requiredText } from './check-form.ts';
import type { CheckedForm, FieldProblem } from './field-problem.ts';

/** What the profile's owner types. The photo goes its own way. */
export interface ProfileForm {
  readonly displayName: string;
  /** '' when there is none. */
  readonly phoneNumber: string;
  readonly preferences: Preferences;
}

type ProfileEdits = Pick<User, 'displayName' | 'phoneNumber' | 'preferences'>;

export function checkProfile(form: ProfileForm): CheckedForm<ProfileEdits, 'displayName' | 'phoneNumber'> {
  return checked(
    {
      displayName: requiredText(form.displayName, { most: LONGEST.displayName, mostBytes: LONGEST_BYTES.displayName }),
      phoneNumber: phoneProblem(form.phoneNumber.trim()),
    },
    () => ({
      displayName: form.displayName.trim(),
      phoneNumber: form.phoneNumber.trim() || null,
      preferences: form.preferences,
    }),
  );
}

export function profileFormOf({ displayName, phoneNumber, preferences }: ProfileEdits): ProfileForm {
  return { displayName, phoneNumber: phoneNumber ?? '', preferences };
}

/** As many digits as a number of any country has, written as people write them. */
function phoneProblem(text: string): FieldProblem | null {
  if (text === '') return null;
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[0-9 ()-]{1,19}$/.test(text) && digits >= 7 && digits <= 15 ? null : { code: 'not-a-phone-number' };
}
