import { amountProblem, type ContributionForm, contributionForm, type Giver } from '../contribution.ts';
import { NOTHING } from '../money.ts';
import { parseAmount } from '../typed-amount.ts';
import type { Item } from '../wishlist.ts';
import { checked, entered, textProblem } from './check-form.ts';
import type { CheckedForm } from './field-problem.ts';
import type { Typed } from './typed-form.ts';

export type TypedContribution = Typed<typeof contributionForm>;

export interface ContributionTarget {
  /** null for the general fund. */
  readonly item: Item | null;
  readonly giver: Giver;
}

/** An anonymous contributor's name and e-mail are neither validated nor kept. */
export function checkContribution(
  typed: TypedContribution,
  { item, giver }: ContributionTarget,
): CheckedForm<ContributionForm, keyof TypedContribution> {
  const { isAnonymous } = typed;
  const parsed = parseAmount(typed.amount);
  const amount = parsed.ok ? parsed.amount : NOTHING;
  const { displayName, message } = contributionForm;
  return checked(
    {
      amount: amountProblem(amount, item),
      isAnonymous: giver || isAnonymous ? null : { code: 'must-sign-in-or-be-anonymous' as const },
      displayName: isAnonymous ? null : textProblem(displayName, typed.displayName),
      message: textProblem(message, typed.message),
    },
    () => ({
      amount,
      message: entered(message, typed.message),
      isAnonymous,
      displayName: isAnonymous ? '' : entered(displayName, typed.displayName),
      email: isAnonymous ? '' : typed.email,
    }),
  );
}
