import { displayName } from './common-fields.ts';
import { email, isEmailAddress } from './email-address.ts';
import { enteredPhoneNumber, isPhoneNumber } from './phone-number.ts';
import { flag, type Parsed, text, whole } from './schema.ts';
import { HIGHEST_CONTRIBUTION, message } from './wishlist.ts';

/** The form that a guest fills in. */
export const contributionForm = {
  amount: whole({ least: 1, most: HIGHEST_CONTRIBUTION }),
  message,
  isAnonymous: flag,
  displayName,
  /** For the couple: the e-mail address of the account, or what a guest without one typed; '' for none. */
  contact: text({ most: email.most }),
};
export type ContributionForm = Parsed<typeof contributionForm>;

export interface Contact {
  readonly email: string;
  readonly phoneNumber: string | null;
}

/** An e-mail address or a phone number, as a guest without an account typed it; null if it is neither. */
export function readContact(typed: string): Contact | null {
  const contact = enteredPhoneNumber(typed);
  if (contact === '') return { email: '', phoneNumber: null };
  if (isEmailAddress(contact)) return { email: contact, phoneNumber: null };
  return isPhoneNumber(contact) ? { email: '', phoneNumber: contact } : null;
}
