import type * as changing from '../../data/wishlists/change-wishlist.ts';
import type * as creating from '../../data/wishlists/create-wishlist.ts';
import type * as deleting from '../../data/wishlists/delete-wishlist.ts';
import type * as details from '../../data/wishlists/edit-details.ts';
import type * as items from '../../data/wishlists/edit-items.ts';
import type * as watching from '../../data/wishlists/watch-own-wishlists.ts';

/** What an owner's wishlists need of data. */
export type WishlistOperations = Pick<typeof changing, 'EditRefused'> &
  Pick<typeof creating, 'createWishlist'> &
  Pick<typeof deleting, 'deleteWishlist'> &
  Pick<typeof details, 'editDetails'> &
  Pick<typeof items, 'addItem' | 'editItem' | 'removeItem' | 'reorderItems'>;

export type WatchingOperations = Pick<typeof watching, 'watchOwnWishlists'>;

/** How to get them. To watch is apart: it takes the big Firestore, which nothing else here needs. */
export interface WishlistLoading {
  readonly operations: () => Promise<WishlistOperations>;
  readonly watching: () => Promise<WatchingOperations>;
}

export const wishlistLoading: WishlistLoading = {
  operations: async () => {
    const [ofChanging, ofCreating, ofDeleting, ofDetails, ofItems] = await Promise.all([
      import('../../data/wishlists/change-wishlist.ts'),
      import('../../data/wishlists/create-wishlist.ts'),
      import('../../data/wishlists/delete-wishlist.ts'),
      import('../../data/wishlists/edit-details.ts'),
      import('../../data/wishlists/edit-items.ts'),
    ]);
    return { ...ofChanging, ...ofCreating, ...ofDeleting, ...ofDetails, ...ofItems };
  },
  watching: () => import('../../data/wishlists/watch-own-wishlists.ts'),
};
