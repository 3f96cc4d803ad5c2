import { unlist } from '../../domain/item-editing.ts';
import type { Transaction } from '../../domain/transaction.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { changeWishlist } from './change-wishlist.ts';

/** Guests no longer see who gave the gift, nor the blessing. Succeeds if they do not see it already. */
export async function unlistGift(connection: Connection, gift: Transaction): Promise<Wishlist> {
  return changeWishlist(connection, gift.wishlistId, (wishlist) => unlist(wishlist, gift));
}
