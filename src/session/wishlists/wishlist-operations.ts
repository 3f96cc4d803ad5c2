import type * as operations from '../../data/wishlists/operations.ts';
import type * as watching from '../../data/wishlists/watch-own-wishlists.ts';
import { withAreas } from '../language/areas.ts';

/** What an owner's wishlists need of data. */
export type WishlistOperations = Pick<
  typeof operations,
  | 'EditRefused'
  | 'createWishlist'
  | 'deleteWishlist'
  | 'editDetails'
  | 'addItem'
  | 'editItem'
  | 'removeItem'
  | 'reorderItems'
>;

type WatchingOperations = Pick<typeof watching, 'watchOwnWishlists'>;

/** How to get them. To watch is apart: it takes the big Firestore, which nothing else here needs. */
export interface WishlistLoading {
  readonly operations: () => Promise<WishlistOperations>;
  readonly watching: () => Promise<WatchingOperations>;
}

export const wishlistLoading: WishlistLoading = {
  operations: () => withAreas(import('../../data/wishlists/operations.ts'), 'wishlists', 'problems'),
  watching: () => import('../../data/wishlists/watch-own-wishlists.ts'),
};
