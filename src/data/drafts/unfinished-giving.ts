import type { ItemId, WishlistId } from '../../domain/ids.ts';

/** What is given to: an item of a wishlist, or (null) its general fund. */
export interface GivingTarget {
  readonly wishlistId: WishlistId;
  readonly itemId: ItemId | null;
}

const keyOf = (wishlistId: WishlistId) => `shagun.giving.${wishlistId}`;

/** Remembers what the guest was giving to while they leave the page to sign in. */
export function leaveUnfinished({ wishlistId, itemId }: GivingTarget): void {
  tolerantly(() => sessionStorage.setItem(keyOf(wishlistId), itemId ?? 'fund'));
}

/** Returns and forgets what was left unfinished on this page: an item's id, or 'fund'. */
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

/** Ignores errors: a browser may block storage. The draft then lives as long as the sheet is open. */
export function tolerantly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
