import type { ItemId, WishlistId } from '../../domain/ids.ts';

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

/** Ignores errors, because browsers may block storage. The draft then lasts as long as the sheet is open. */
export function tolerantly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
