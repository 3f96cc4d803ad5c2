import type { EntryGift } from './contributor-entries.ts';
import { isFunded, remaining } from './funding.ts';
import { ANONYMOUS_NAME, type ContributionProblem } from './contribution.ts';
import { added, type MoneyChange, removed } from './money-on-wishlist.ts';
import type { CorrectionReason, Transaction } from './transaction.ts';
import type { ItemContributorEntry, Wishlist } from './wishlist.ts';

export type CorrectionProblem = Extract<ContributionProblem, { code: 'already-funded' | 'only-left' }>;

/** The wishlist does not accept the change. */
export class CorrectionRefused extends Error {
  readonly problem: CorrectionProblem;

  constructor(problem: CorrectionProblem) {
    super(`The correction is refused: ${problem.code}.`);
    this.name = 'CorrectionRefused';
    this.problem = problem;
  }
}

/** A reason sets the contribution aside; null restores it. */
export type Correction = CorrectionReason | null;

export type CorrectionOutcome =
  | { readonly ok: true; readonly change: MoneyChange }
  | { readonly ok: false; readonly problem: CorrectionProblem };

/** Sets the contribution aside: its money, count and public entries leave the wishlist. */
export function setAside(wishlist: Wishlist, gift: EntryGift & Pick<Transaction, 'itemId'>) {
  return { ok: true, change: removed(wishlist, itemIndexOf(wishlist, gift), gift) } as const;
}

/** Adds a contribution that was set aside to the wishlist again, as its newest entry. */
export function restore(wishlist: Wishlist, transaction: Transaction): CorrectionOutcome {
  const itemIndex = itemIndexOf(wishlist, transaction);
  const item = wishlist.items[itemIndex];
  if (item && isFunded(item)) return { ok: false, problem: { code: 'already-funded' } };
  const left = item && remaining(item);
  if (left !== undefined && transaction.amount > left) return { ok: false, problem: { code: 'only-left', left } };
  return { ok: true, change: added(wishlist, itemIndex, entryOf(transaction)) };
}

/** -1 for the general fund, which also has the money of removed items. */
export function itemIndexOf({ items }: Wishlist, { itemId }: Pick<Transaction, 'itemId'>): number {
  return itemId === undefined ? -1 : items.findIndex(({ id }) => id === itemId);
}

function entryOf(transaction: Transaction): ItemContributorEntry {
  const { contributorId, displayName, amount, metadata, isAnonymous, isVerified, createdAt } = transaction;
  return {
    userId: contributorId,
    displayName: isAnonymous ? ANONYMOUS_NAME : displayName,
    email: '',
    amount,
    message: metadata.message,
    isAnonymous,
    contributedAt: createdAt,
    isVerified,
  };
}
