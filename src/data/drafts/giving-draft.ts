import { Failure } from '../../domain/failure.ts';
import type { TypedContribution } from '../../domain/forms/contribution-form.ts';
import { type ItemId, transactionId, type TransactionId, type WishlistId } from '../../domain/ids.ts';
import type { Rupees } from '../../domain/money.ts';
import { Fields } from '../documents/fields.ts';

/** A contribution that was sent, and of which nobody knows whether it arrived. */
export interface GivingAttempt {
  /** Every further try carries it, so that whatever was recorded counts once. */
  readonly id: TransactionId;
  readonly tries: readonly { readonly amount: Rupees }[];
}

/** A contribution on its way: closing the sheet, signing in or loading the page anew loses nothing of it. */
export interface GivingDraft {
  /** Only what the guest entered: the rest follows from who they are. */
  readonly entered: Partial<TypedContribution>;
  readonly attempt: GivingAttempt | null;
}

export const EMPTY_DRAFT: GivingDraft = { entered: {}, attempt: null };

/** What is given to: an item of a wishlist, or (null) its general fund. */
export interface GivingTarget {
  readonly wishlistId: WishlistId;
  readonly itemId: ItemId | null;
}

/** For as long as the window is open, in it alone: others may use the same telephone. */
const keyOf = ({ wishlistId, itemId }: GivingTarget) => `shagun.giving.${wishlistId}.${itemId ?? 'fund'}`;
const unfinishedKeyOf = (wishlistId: WishlistId) => `shagun.giving.${wishlistId}`;

export function saveGivingDraft(target: GivingTarget, draft: GivingDraft): void {
  tolerantly(() => sessionStorage.setItem(keyOf(target), JSON.stringify(draft)));
}

export function forgetGivingDraft(target: GivingTarget): void {
  tolerantly(() => sessionStorage.removeItem(keyOf(target)));
}

/** Empty when there is none, or none that can be read any more. */
export function loadGivingDraft(target: GivingTarget): GivingDraft {
  const stored = tolerantly(() => sessionStorage.getItem(keyOf(target)));
  if (!stored) return EMPTY_DRAFT;
  try {
    return parseDraft(new Fields('the draft', JSON.parse(stored)));
  } catch (error) {
    if (error instanceof Failure || error instanceof SyntaxError) return EMPTY_DRAFT;
    throw error;
  }
}

/** The guest leaves the page in the middle of it, to come back. */
export function leaveUnfinished({ wishlistId, itemId }: GivingTarget): void {
  tolerantly(() => sessionStorage.setItem(unfinishedKeyOf(wishlistId), itemId ?? 'fund'));
}

/** What was left unfinished on this page, told once: an item's id, or 'fund'. */
export function takeUnfinished(wishlistId: WishlistId): string | null {
  const key = unfinishedKeyOf(wishlistId);
  return (
    tolerantly(() => {
      const target = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return target;
    }) ?? null
  );
}

function parseDraft(stored: Fields): GivingDraft {
  const entered = stored.map('entered');
  const attempt = stored.mapOrNull('attempt');
  return {
    entered: {
      ...(entered.has('amount') && { amount: entered.text('amount') }),
      ...(entered.has('message') && { message: entered.text('message') }),
      ...(entered.has('isAnonymous') && { isAnonymous: entered.flag('isAnonymous') }),
      ...(entered.has('displayName') && { displayName: entered.text('displayName') }),
      ...(entered.has('email') && { email: entered.text('email') }),
    },
    attempt: attempt && {
      id: attempt.parsed('id', transactionId),
      tries: attempt.list('tries', (one) => ({ amount: one.rupees('amount') })),
    },
  };
}

/** A browser may forbid a page to store anything: then it is kept for as long as the sheet is open. */
function tolerantly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
