import { amountProblem, type ContributionForm, contributionForm, type Giver, readContact } from '../contribution.ts';
import { NOTHING } from '../money.ts';
import { parseAmount } from '../typed-amount.ts';
import type { Item } from '../wishlist.ts';
import { checked, entered, textProblem } from './check-form.ts';
import type { CheckedForm, FieldProblem } from './field-problem.ts';
import type { Typed } from './typed-form.ts';

export type TypedContribution = Typed<typeof contributionForm>;

export interface ContributionTarget {
  /** null for the general fund. */
  readonly item: Item | null;
  /** null for a guest without an account. */
  readonly giver: Giver;
}

/** An anonymous contributor's name and contact are neither validated nor kept. */
export function checkContribution(
  typed: TypedContribution,
  { item, giver }: ContributionTarget,
): CheckedForm<ContributionForm, keyof TypedContribution> {
  const { isAnonymous } = typed;
  const parsed = parseAmount(typed.amount);
  const amount = parsed.ok ? parsed.amount : NOTHING;
  const { displayName, message, contact } = contributionForm;
  return checked(
    {
      amount: amountProblem(amount, item),
      displayName: isAnonymous ? null : textProblem(displayName, typed.displayName),
      contact: giver || isAnonymous ? null : contactProblem(typed.contact),
      message: textProblem(message, typed.message),
    },
    () => ({
      amount,
      message: entered(message, typed.message),
      isAnonymous,
      displayName: isAnonymous ? '' : entered(displayName, typed.displayName),
      contact: isAnonymous ? '' : entered(contact, typed.contact),
    }),
  );
}

function contactProblem(typed: string): FieldProblem | null {
  const { contact } = contributionForm;
  const problem = textProblem(contact, typed);
  return problem ?? (readContact(entered(contact, typed)) ? null : { code: 'not-a-contact' });
}
