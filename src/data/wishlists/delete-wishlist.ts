import { deleteDoc, doc } from 'firebase/firestore/lite';
import type { WishlistId } from '../../domain/ids.ts';
import type { Connection } from '../connection.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { toFailure } from '../to-failure.ts';
import { readWishlist } from './read-wishlist.ts';

/** By its owner. What was given stays on record. One that is gone already is deleted. */
export async function deleteWishlist(connection: Connection, id: WishlistId): Promise<void> {
  try {
    await deleteDoc(doc(liteFirestoreOf(connection), 'wishlists', id));
  } catch (error) {
    const failure = toFailure(error);
    const isGone = failure.reason === 'denied' && (await readWishlist(connection, id)).state === 'missing';
    if (!isGone) throw failure;
  }
}
