import type { WishlistId } from '../../domain/ids.ts';
import { type Wishlist, wishlistSchema } from '../../domain/wishlist.ts';

/**
 * Throws a Failure ('unexpected-data') that names the field. A separate module, because the guest's page parses nothing
 * else.
 */
export function parseWishlist(id: WishlistId, stored: unknown): Wishlist {
  return { id, ...wishlistSchema.parse(stored, `wishlists/${id}`) };
}
