import type { Wishlist } from './wishlist.ts';

export function picturesOf(wishlist: Wishlist | null): string[] {
  if (!wishlist) return [];
  const { invitation, thanks, items } = wishlist;
  const ofCouple = invitation ? [invitation.cover?.picture ?? '', invitation.portrait] : [];
  const ofThanks = thanks?.pictures ?? [];
  return [...ofCouple, ...ofThanks, ...items.map(({ imageUrl }) => imageUrl)].filter((address) => address !== '');
}

/** The pictures of `before` that `after` no longer uses. */
export function picturesNoLongerIn(after: Wishlist, before: Wishlist | null): string[] {
  const kept = new Set(picturesOf(after));
  return picturesOf(before).filter((picture) => !kept.has(picture));
}
