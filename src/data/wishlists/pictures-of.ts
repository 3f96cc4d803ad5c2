import type { Wishlist } from '../../domain/wishlist.ts';

export function picturesOf(wishlist: Wishlist | null): string[] {
  return wishlist?.items.flatMap(({ imageUrl }) => imageUrl || []) ?? [];
}

/** The pictures of `before` that `after` no longer uses. */
export function picturesNoLongerIn(after: Wishlist, before: Wishlist | null): string[] {
  const kept = new Set(picturesOf(after));
  return picturesOf(before).filter((picture) => !kept.has(picture));
}
