import type { WishlistId } from '../../domain/ids.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { tolerantly } from '../drafts/tolerantly.ts';

/**
 * What the inline script of the guest's page paints of the wishlist that was seen last, before it is read again. In
 * localStorage, because IndexedDB answers only after the first frame.
 */
const KEY = 'shagun.glimpse';

/** Not painted before hydration, and long. */
const UNSEEN = new Set(['contributors', 'lastContribution', 'ceremonies', 'story', 'createdAt', 'updatedAt']);

export function keepGlimpse(wishlist: Wishlist): void {
  const text = JSON.stringify(wishlist, (key, value: unknown) => (UNSEEN.has(key) ? undefined : value));
  tolerantly(() => localStorage.setItem(KEY, text));
}

export function forgetGlimpse(id: WishlistId): void {
  if (glimpseOf(id)) tolerantly(() => localStorage.removeItem(KEY));
}

/** null unless it is the wishlist that was seen last. Without what is not painted. */
export function glimpseOf(id: string): Wishlist | null {
  return (
    tolerantly(() => {
      const seen = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Wishlist | null;
      return seen?.id === id ? seen : null;
    }) ?? null
  );
}
