import { doc, getDoc } from 'firebase/firestore/lite';
import type { WishlistId } from '../../domain/ids.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { parseWishlist } from '../documents/parse-wishlist.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { readOne, type ReadOne } from '../firebase/read-one.ts';

/** A private or deactivated wishlist is denied to everyone except its owner and admins. */
export async function readWishlist(connection: Connection, id: WishlistId): Promise<ReadOne<Wishlist>> {
  return readOne(getDoc(doc(liteFirestoreOf(connection), 'wishlists', id)), (stored) => parseWishlist(id, stored));
}
