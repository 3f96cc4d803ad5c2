import { doc, type DocumentReference, getDoc, writeBatch } from 'firebase/firestore/lite';
import { Failure } from '../../domain/failure.ts';
import type { UserId, WishlistId } from '../../domain/ids.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { parseWishlist } from '../documents/parse-wishlist.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { discardPictures } from '../pictures/discard-pictures.ts';
import { toFailure } from '../to-failure.ts';
import { deletedMark } from './mark-deleted.ts';
import { picturesOf } from '../../domain/pictures-of.ts';
import { readAnalytics } from './read-analytics.ts';
import { historyPath, picturesIn } from './stored-history.ts';

/**
 * Deletes the owner's wishlist with its UPI addresses, its invitation texts, its history, the name plates of its hosts
 * and the pictures that any of them names. Contributions are kept, and the
 * analytics keep the title so that the owner finds the register. Succeeds if the wishlist is already deleted.
 */
export async function deleteWishlist(
  connection: Connection,
  id: WishlistId,
  { keepsTitle = true }: { readonly keepsTitle?: boolean } = {},
): Promise<void> {
  const firestore = liteFirestoreOf(connection);
  const document = doc(firestore, 'wishlists', id);
  try {
    const history = doc(firestore, historyPath(id));
    const [stored, changes] = await readBoth(document, history);
    if (stored === undefined) return;
    const batch = writeBatch(firestore);
    for (const plate of platesOf(readable(id, stored))) batch.delete(doc(document, 'hosts', plate));
    await batch
      .delete(document)
      .delete(doc(firestore, 'paymentDetails', id))
      .delete(doc(firestore, 'invitationTexts', id))
      .delete(history)
      .update(...deletedMark(connection, id, keepsTitle ? titleIn(stored) : ''))
      .commit();
    void discardPictures(connection, [...picturesOf(readable(id, stored)), ...picturesIn(changes)]);
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

/** The owner has one after an offer. */
function platesOf(wishlist: Wishlist | null): readonly UserId[] {
  return wishlist ? [wishlist.userId, ...(wishlist.hostIds ?? [])] : [];
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
