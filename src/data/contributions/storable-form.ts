import { type ContributionForm, contributionForm, type Giver } from '../../domain/contribution.ts';
import { enteredText } from '../entered-text.ts';

/** The form without the space around its texts. An anonymous giver's name and e-mail address are left out. */
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
