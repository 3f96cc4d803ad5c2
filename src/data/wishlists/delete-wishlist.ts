import { deleteDoc, doc } from 'firebase/firestore/lite';
import type { WishlistId } from '../../domain/ids.ts';
import type { Connection } from '../connection.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { discardPictures } from '../profiles/discard-pictures.ts';
import { toFailure } from '../to-failure.ts';
import { picturesOf } from './pictures-of.ts';
import { readWishlist } from './read-wishlist.ts';

/** By its owner. What was given stays on record; the pictures of its gifts go. One that is gone already is deleted. */
export async function deleteWishlist(connection: Connection, id: WishlistId): Promise<void> {
  const pictures = await picturesIn(connection, id);
  try {
    await deleteDoc(doc(liteFirestoreOf(connection), 'wishlists', id));
  } catch (error) {
    const failure = toFailure(error);
    const isGone = failure.reason === 'denied' && (await readWishlist(connection, id)).state === 'missing';
    if (!isGone) throw failure;
  }
  void discardPictures(connection, pictures);
}

/** What cannot be read can be deleted all the same. */
async function picturesIn(connection: Connection, id: WishlistId): Promise<string[]> {
  try {
    const read = await readWishlist(connection, id);
    return picturesOf(read.state === 'ready' ? read.value : null);
  } catch {
    return [];
  }
}
