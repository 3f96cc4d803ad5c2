import { doc, type DocumentReference, getDoc, writeBatch } from 'firebase/firestore/lite';
import { Failure } from '../../domain/failure.ts';
import type { WishlistId } from '../../domain/ids.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { parseWishlist } from '../documents/parse-wishlist.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { discardPictures } from '../pictures/discard-pictures.ts';
import { toFailure } from '../to-failure.ts';
import { picturesOf } from '../../domain/pictures-of.ts';
import { readAnalytics } from './read-analytics.ts';
import { historyPath, picturesIn } from './stored-history.ts';
import { wishlistDeletion } from './wishlist-deletion.ts';

/**
 * Deletes the owner's wishlist, and the pictures that it or its history names. Succeeds if the wishlist is already deleted.
 */
export async function deleteWishlist(
  connection: Connection,
  id: WishlistId,
  { keepsTitle = true }: { readonly keepsTitle?: boolean } = {},
): Promise<void> {
  const firestore = liteFirestoreOf(connection);
  try {
    const [stored, changes] = await readBoth(doc(firestore, 'wishlists', id), doc(firestore, historyPath(id)));
    if (stored === undefined) return;
    const wishlist = readable(id, stored);
    const title = keepsTitle ? titleIn(stored) : '';
    // The owner has a name plate after an offer.
    const people = wishlist ? [wishlist.userId, ...(wishlist.hostIds ?? [])] : [];
    await wishlistDeletion(connection, writeBatch(firestore), { id, title, people }).commit();
    void discardPictures(connection, [...picturesOf(wishlist), ...picturesIn(changes)]);
  } catch (error) {
    const failure = toFailure(error);
    if (failure.reason !== 'denied' || !(await isMarkedDeleted(connection, id))) throw failure;
  }
}

async function readBoth(
  ...both: readonly [DocumentReference, DocumentReference]
): Promise<readonly [unknown, unknown]> {
  const [wishlist, history] = await Promise.all(both.map(getDoc));
  return [wishlist?.data(), history?.data()];
}

/** The rules deny reading a wishlist that does not exist; its owner may read its analytics. */
async function isMarkedDeleted(connection: Connection, id: WishlistId): Promise<boolean> {
  const analytics = await readAnalytics(connection, id);
  return analytics.state === 'ready' && analytics.value.deleted !== null;
}

function titleIn(stored: unknown): string {
  const title: unknown = typeof stored === 'object' && stored !== null && 'title' in stored ? stored.title : '';
  return typeof title === 'string' ? title : '';
}

/** An unreadable wishlist can still be deleted. */
function readable(id: WishlistId, stored: unknown): Wishlist | null {
  try {
    return parseWishlist(id, stored);
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}
