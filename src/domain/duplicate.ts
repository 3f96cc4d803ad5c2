import type { NewWishlistContent } from './new-wishlist.ts';
import { pick } from './schema.ts';
import { itemDetails, type Wishlist, wishlistDetails } from './wishlist.ts';

/**
 * What a new list takes over from another one: words, gifts and theme. Not its date, its events, nor anything that was given.
 * Not its pictures either: they belong to the other list, and are deleted with it.
 */
export function contentOfDuplicate(wishlist: Wishlist, title: string): NewWishlistContent {
  const { invitation, theme, items } = wishlist;
  return {
    details: {
      ...pick(wishlistDetails, wishlist),
      title: [...title].slice(0, wishlistDetails.title.most).join(''),
      eventDate: null,
    },
    invitation: invitation && { ...invitation, cover: null, portrait: '' },
    theme,
    items: items.map((item) => ({ ...pick(itemDetails, item), imageUrl: '' })),
    isDraft: true,
  };
}
