import { type ContributionForm, contributionForm, type Giver } from '../../domain/contribution.ts';
import { enteredText } from '../entered-text.ts';

/** Trims the texts, and removes the name and e-mail address of an anonymous contributor. */
export function storableForm(entered: ContributionForm, giver: Giver): ContributionForm {
  const { amount, message, isAnonymous, displayName, email } = entered;
  const name = { ...contributionForm.displayName, least: giver ? 1 : 0 };
  return {
    amount,
    message: enteredText('message', contributionForm.message, message),
    isAnonymous,
    displayName: isAnonymous ? '' : enteredText('name', name, displayName),
    email: isAnonymous ? '' : enteredText('email', contributionForm.email, email),
  };
}
