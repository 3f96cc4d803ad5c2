import type { ContributionForm, Giver } from '../../domain/contribution.ts';
import { Failure } from '../../domain/failure.ts';
import { byteLength } from '../../domain/text.ts';
import { LONGEST, LONGEST_BYTES } from '../../domain/wishlist.ts';
import { enteredEmail, enteredText } from '../entered-text.ts';

/** The form without the space around its texts. Of who gives anonymously it says nothing but that. */
export function storableForm(entered: ContributionForm, giver: Giver): ContributionForm {
  const { amount, message, isAnonymous, displayName, email } = entered;
  return {
    amount,
    message: bounded('The message', message, 0, 'message'),
    isAnonymous,
    displayName: isAnonymous ? '' : bounded('The name', displayName, giver ? 1 : 0, 'displayName'),
    email: isAnonymous || email.trim() === '' ? '' : enteredEmail(email),
  };
}

function bounded(name: string, text: string, least: number, field: 'message' | 'displayName'): string {
  const entered = enteredText(name, text, least, LONGEST[field]);
  const bytes = byteLength(entered);
  if (bytes > LONGEST_BYTES[field])
    throw new Failure('invalid', `${name} has ${bytes} bytes; it may have ${LONGEST_BYTES[field]}.`);
  return entered;
}
