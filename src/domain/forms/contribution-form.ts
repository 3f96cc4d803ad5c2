import { amountProblem, type ContributionForm, type Giver } from '../contribution.ts';
import { NOTHING } from '../money.ts';
import { parseAmount } from '../typed-amount.ts';
import { type Item, LONGEST, LONGEST_BYTES } from '../wishlist.ts';
import { checked, optionalEmail, optionalText, requiredText } from './check-form.ts';
import type { CheckedForm } from './field-problem.ts';

/** What a guest types; the amount is still text. */
export interface TypedContribution extends Omit<ContributionForm, 'amount'> {
  readonly amount: string;
}

export interface ContributionTarget {
  /** null: the general fund. */
  readonly item: Item | null;
  readonly giver: Giver;
}

/** Of who gives anonymously, name and e-mail are neither looked at nor kept. */
export function checkContribution(
  typed: TypedContribution,
  { item, giver }: ContributionTarget,
): CheckedForm<ContributionForm, keyof TypedContribution> {
  const { isAnonymous } = typed;
  const parsed = parseAmount(typed.amount);
  const amount = parsed.ok ? parsed.amount : NOTHING;
  return checked(
    {
      amount: amountProblem(amount, item),
      isAnonymous: giver || isAnonymous ? null : { code: 'must-sign-in-or-be-anonymous' as const },
      displayName: isAnonymous
        ? null
        : requiredText(typed.displayName, { most: LONGEST.displayName, mostBytes: LONGEST_BYTES.displayName }),
      email: isAnonymous ? null : optionalEmail(typed.email),
      message: optionalText(typed.message, { most: LONGEST.message, mostBytes: LONGEST_BYTES.message }),
    },
    () => ({
      amount,
      message: typed.message.trim(),
      isAnonymous,
      displayName: isAnonymous ? '' : typed.displayName.trim(),
      email: isAnonymous ? '' : typed.email.trim(),
    }),
  );
}
