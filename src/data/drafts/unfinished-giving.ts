import { type ItemId, transactionId, type TransactionId, type WishlistId } from '../../domain/ids.ts';
import { tolerantly } from './tolerantly.ts';

/** The target of a contribution: an item of a wishlist, or its general fund (null). */
export interface GivingTarget {
  readonly wishlistId: WishlistId;
  readonly itemId: ItemId | null;
}

const keyOf = (wishlistId: WishlistId) => `shagun.giving.${wishlistId}`;

/** Remembers an unfinished contribution while the guest leaves the page to sign in. */
export function leaveUnfinished({ wishlistId, itemId }: GivingTarget): void {
  tolerantly(() => sessionStorage.setItem(keyOf(wishlistId), itemId ?? 'fund'));
}

/** Returns and clears the unfinished contribution on this page: an item's id, or 'fund'. */
export function takeUnfinished(wishlistId: WishlistId): string | null {
  const key = keyOf(wishlistId);
  return (
    tolerantly(() => {
      const target = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return target;
    }) ?? null
  );
}

const sendingKey = (wishlistId: WishlistId) => `shagun.sending.${wishlistId}`;

/** The gift whose money is being sent; null when that is done, or put off. It survives switching to the UPI app. */
export function rememberSending(wishlistId: WishlistId, gift: TransactionId | null): void {
  const key = sendingKey(wishlistId);
  tolerantly(() => (gift ? localStorage.setItem(key, gift) : localStorage.removeItem(key)));
}

export function rememberedSending(wishlistId: WishlistId): TransactionId | null {
  const gift = tolerantly(() => localStorage.getItem(sendingKey(wishlistId)));
  return gift ? transactionId(gift) : null;
}

export const DEVICE_GIFTS_KEY = 'shagun.gifts';

export const INTERRUPTED_KEY = 'shagun.gifts.begun';

/**
 * Whether device-gifts.ts or interrupted-gift.ts, which are not part of the page's first script, have gifts to this
 * wishlist.
 */
export function hasGiftsHere(wishlistId: WishlistId): boolean {
  const all = () => `${localStorage.getItem(DEVICE_GIFTS_KEY)} ${localStorage.getItem(INTERRUPTED_KEY)}`;
  return tolerantly(() => all().includes(wishlistId)) ?? false;
}
