import { doc, getDoc } from 'firebase/firestore/lite';
import type { Change } from '../../domain/history.ts';
import { userId, type WishlistId } from '../../domain/ids.ts';
import { undo } from '../../domain/undoing.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import { parseHistory } from '../documents/parse.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { orFailure } from '../to-failure.ts';
import { changeWishlist } from './change-wishlist.ts';
import { historyPath } from './stored-history.ts';

/** The latest changes, the newest first. Only for the owner and the hosts who edit. */
export async function readHistory(connection: Connection, id: WishlistId): Promise<readonly Change[]> {
  const stored = await orFailure(() => getDoc(doc(liteFirestoreOf(connection), historyPath(id))));
  return stored.exists() ? parseHistory(id, stored.data()) : [];
}

/** An edit like any other. Refused ('changed-since') if what it brings back was changed meanwhile. */
export async function undoChange(connection: Connection, id: WishlistId, change: Change): Promise<Wishlist> {
  const { uid } = await signedInUser(connection);
  return changeWishlist(connection, id, (wishlist, { fields }) =>
    undo(wishlist, change, { by: userId(uid), at: new Date(), isLast: isTime(fields.at(-1), change.at) }),
  );
}

function isTime(last: unknown, at: Date): boolean {
  const time: unknown = typeof last === 'object' && last !== null && 'at' in last ? last.at : null;
  return time instanceof Date && time.getTime() === at.getTime();
}
