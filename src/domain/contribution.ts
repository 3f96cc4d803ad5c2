import type { ContributionForm } from './contribution-fields.ts';
import { ANONYMOUS, type ItemId, type TransactionId, type UserId } from './ids.ts';
import { isFunded, remaining } from './funding.ts';
import { added } from './money-on-wishlist.ts';
import { isRupees, NOTHING, type Rupees, smaller } from './money.ts';
import type { GiftStatus } from './transaction.ts';
import { HIGHEST_CONTRIBUTION, type Item, type ItemContributorEntry, type Wishlist } from './wishlist.ts';

export const ANONYMOUS_NAME = 'Anonymous';

export { type Contact, contributionForm, type ContributionForm, readContact } from './contribution-fields.ts';

/** Who is giving; null if signed out. Guests without an account are signed in when they give under a name. */
export type Giver = { readonly id: UserId; readonly isGuest?: boolean } | null;

function hasAccount(giver: Giver): boolean {
  return giver !== null && !giver.isGuest;
}

export type ContributionProblem =
  | { readonly code: 'giving-paused' }
  | { readonly code: 'must-sign-in' }
  | { readonly code: 'must-sign-in-or-be-anonymous' }
  | { readonly code: 'invalid-amount' }
  | { readonly code: 'item-not-found' }
  | { readonly code: 'already-funded' }
  | { readonly code: 'already-obtained' }
  | { readonly code: 'below-minimum'; readonly min: Rupees }
  | { readonly code: 'above-maximum'; readonly max: Rupees }
  | { readonly code: 'only-left'; readonly left: Rupees };

/** An accepted contribution with the wishlist as it is afterwards. */
export interface AcceptedContribution {
  readonly wishlist: Wishlist;
  /** The item as it is afterwards; null for the general fund. */
  readonly item: Item | null;
  readonly completesItem: boolean;
  readonly entry: ItemContributorEntry;
  readonly status: GiftStatus;
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
  if (wishlist.isGivingPaused) return refused({ code: 'giving-paused' });
  if (!hasAccount(giver) && wishlist.givers === 'signed_in') return refused({ code: 'must-sign-in' });
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
  const given = added(wishlist, itemIndex, entry);
  return {
    ok: true,
    accepted: {
      item: given.item,
      completesItem: given.item !== null && isFunded(given.item),
      entry,
      status: statusOfNewGift(wishlist),
      wishlist: {
        ...given.wishlist,
        lastContribution: { transactionId: contribution.transactionId, ...given.indexes, at: contribution.at },
      },
    },
  };
}

/** On a list with UPI the money is still to be sent. */
export function statusOfNewGift({ acceptsUpi }: Pick<Wishlist, 'acceptsUpi'>): GiftStatus {
  return acceptsUpi ? 'promised' : 'completed';
}

/** Why the item does not accept this amount; `item` is null for the general fund. */
export function amountProblem(amount: number, item: Item | null): ContributionProblem | null {
  if (!isRupees(amount) || amount === NOTHING || amount > HIGHEST_CONTRIBUTION) return { code: 'invalid-amount' };
  if (!item) return null;
  if (isFunded(item)) return { code: 'already-funded' };
  if (item.isObtained) return { code: 'already-obtained' };
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

function entryOf({ giver, form, at }: Contribution, amount: Rupees): ItemContributorEntry {
  const known = form.isAnonymous ? null : giver;
  return {
    userId: known?.id ?? ANONYMOUS,
    displayName: known ? form.displayName.trim() : ANONYMOUS_NAME,
    email: '',
    amount,
    message: form.message.trim(),
    isAnonymous: !known,
    contributedAt: at,
    isVerified: hasAccount(known),
  };
}
