import type { ContributionForm } from './contribution-fields.ts';
import { ANONYMOUS, type ItemId, type TransactionId, type UserId } from './ids.ts';
import { isFunded, isComplete, remaining } from './funding.ts';
import { isRupees, minus, NOTHING, plus, type Rupees, smaller } from './money.ts';
import {
  type ContributorEntry,
  HIGHEST_CONTRIBUTION,
  type Item,
  MOST_ITEM_ENTRIES,
  MOST_WISHLIST_ENTRIES,
  type Wishlist,
} from './wishlist.ts';

export const ANONYMOUS_NAME = 'Anonymous';

export { contributionForm, type ContributionForm } from './contribution-fields.ts';

/** The contributor's account; null if signed out. */
export type Giver = { readonly id: UserId } | null;

export type ContributionProblem =
  | { readonly code: 'must-sign-in-or-be-anonymous' }
  | { readonly code: 'invalid-amount' }
  | { readonly code: 'item-not-found' }
  | { readonly code: 'already-funded' }
  | { readonly code: 'below-minimum'; readonly min: Rupees }
  | { readonly code: 'above-maximum'; readonly max: Rupees }
  | { readonly code: 'only-left'; readonly left: Rupees };

/** An accepted contribution with the wishlist as it is afterwards. */
export interface AcceptedContribution {
  readonly wishlist: Wishlist;
  /** The item as it is afterwards; null for the general fund. */
  readonly item: Item | null;
  readonly completesItem: boolean;
  readonly entry: ContributorEntry;
}

export type ContributionOutcome =
  | { readonly ok: true; readonly accepted: AcceptedContribution }
  | { readonly ok: false; readonly problem: ContributionProblem };

export interface Contribution {
  readonly transactionId: TransactionId;
  /** null for the general fund. */
  readonly itemId: ItemId | null;
  readonly giver: Giver;
  readonly form: ContributionForm;
  readonly at: Date;
}

export function contribute(wishlist: Wishlist, contribution: Contribution): ContributionOutcome {
  const { itemId, giver, form } = contribution;
  if (!giver && !form.isAnonymous) return refused({ code: 'must-sign-in-or-be-anonymous' });
  const itemIndex = itemId === null ? -1 : wishlist.items.findIndex(({ id }) => id === itemId);
  const item = wishlist.items[itemIndex] ?? null;
  if (itemId !== null && !item) return refused({ code: 'item-not-found' });
  const problem = amountProblem(form.amount, item);
  if (problem) return refused(problem);
  // A sum beyond the safe integers would make the wishlist unreadable.
  if (!isRupees(wishlist.fundedAmount + form.amount)) return refused({ code: 'invalid-amount' });
  // amountProblem accepts whole rupees only.
  const amount = form.amount as Rupees;

  const entry = entryOf(contribution, amount);
  const funded = item && withContribution(item, entry);
  const { contributors, entryIndex } = withEntry(wishlist.contributors, entry);
  return {
    ok: true,
    accepted: {
      item: funded,
      completesItem: funded !== null && isFunded(funded),
      entry,
      wishlist: {
        ...wishlist,
        items: funded ? wishlist.items.map((each) => (each === item ? funded : each)) : wishlist.items,
        fundedAmount: plus(wishlist.fundedAmount, amount),
        contributors,
        contributorCount: wishlist.contributorCount + (entryIndex === -1 ? 1 : 0),
        contributionCount: wishlist.contributionCount + 1,
        lastContribution: { transactionId: contribution.transactionId, itemIndex, entryIndex, at: contribution.at },
      },
    },
  };
}

/** Why the item does not accept this amount; `item` is null for the general fund. */
export function amountProblem(amount: number, item: Item | null): ContributionProblem | null {
  if (!isRupees(amount) || amount === NOTHING || amount > HIGHEST_CONTRIBUTION) return { code: 'invalid-amount' };
  if (!item) return null;
  if (isFunded(item)) return { code: 'already-funded' };
  const left = remaining(item);
  // If less than the minimum is left, all of it may be given; otherwise the item could never be completed.
  if (item.minContribution !== undefined && amount < smaller(item.minContribution, left))
    return { code: 'below-minimum', min: item.minContribution };
  if (item.maxContribution !== undefined && amount > item.maxContribution)
    return { code: 'above-maximum', max: item.maxContribution };
  return amount > left ? { code: 'only-left', left } : null;
}

function refused(problem: ContributionProblem): ContributionOutcome {
  return { ok: false, problem };
}

function entryOf({ giver, form, at }: Contribution, amount: Rupees): ContributorEntry {
  const known = form.isAnonymous ? null : giver;
  return {
    userId: known?.id ?? ANONYMOUS,
    displayName: known ? form.displayName.trim() : ANONYMOUS_NAME,
    email: '',
    amount,
    message: form.message.trim(),
    isAnonymous: !known,
    contributedAt: at,
  };
}

function withContribution(item: Item, entry: ContributorEntry): Item {
  const fundedAmount = plus(item.fundedAmount, entry.amount);
  return {
    ...item,
    fundedAmount,
    isFunded: isComplete(fundedAmount, item.fundingGoal),
    contributors: [...item.contributors, { ...entry, isVerified: true as const }].slice(-MOST_ITEM_ENTRIES),
    contributionCount: item.contributionCount + 1,
  };
}

/** Appends the entry, or merges it into the contributor's earlier one and moves that to the end. */
function withEntry(
  entries: readonly ContributorEntry[],
  entry: ContributorEntry,
): { contributors: readonly ContributorEntry[]; entryIndex: number } {
  const entryIndex = entry.isAnonymous
    ? -1
    : entries.map(({ userId, isAnonymous }) => !isAnonymous && userId).lastIndexOf(entry.userId);
  const earlier = entries[entryIndex];
  if (!earlier) return { contributors: [...entries, entry].slice(-MOST_WISHLIST_ENTRIES), entryIndex: -1 };
  const grown = { ...entry, amount: plus(earlier.amount, entry.amount), message: entry.message || earlier.message };
  return { contributors: [...entries.filter((_, index) => index !== entryIndex), grown], entryIndex };
}

/** Splits the money of a wishlist into that of its current items and the rest. */
export function generalFund({ fundedAmount, items }: Pick<Wishlist, 'fundedAmount' | 'items'>): Rupees {
  return items.reduce((left, item) => minus(left, item.fundedAmount), fundedAmount);
}
