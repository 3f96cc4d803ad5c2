import { collection } from 'firebase/firestore';
import { deleteDoc, doc, type DocumentReference, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import type { EditingMark, editingMarkSchema } from '../../domain/editing-mark.ts';
import type { ItemId, UserId, WishlistId } from '../../domain/ids.ts';
import type { Connection } from '../connection.ts';
import { parseEditingMark } from '../documents/parse.ts';
import type { Written } from '../documents/written.ts';
import { fullFirestoreOf } from '../firebase/full-firestore.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { watchQuery } from '../firebase/live-query.ts';
import type { Listed } from '../listed.ts';
import type { OnValue } from '../live.ts';
import { orFailure } from '../to-failure.ts';

/** Tells the other hosts that this one has the editor open, or the sheet of a gift. */
export async function markEditing(
  connection: Connection,
  id: WishlistId,
  host: UserId,
  itemId: ItemId | null,
): Promise<void> {
  const mark = { itemId, at: serverTimestamp() } satisfies Written<typeof editingMarkSchema>;
  await orFailure(() => setDoc(markOf(connection, id, host), mark));
}

export async function stopEditing(connection: Connection, id: WishlistId, host: UserId): Promise<void> {
  await orFailure(() => deleteDoc(markOf(connection, id, host)));
}

/** Who is editing, live, with the reader. Only for the owner and the hosts. */
export function watchEditing(
  connection: Connection,
  id: WishlistId,
  onValue: OnValue<Listed<EditingMark>>,
  signal: AbortSignal,
): Promise<never> {
  const marks = collection(fullFirestoreOf(connection), 'wishlists', id, 'editing');
  return watchQuery(marks, parseEditingMark, onValue, signal);
}

function markOf(connection: Connection, id: WishlistId, host: UserId): DocumentReference {
  return doc(liteFirestoreOf(connection), 'wishlists', id, 'editing', host);
}
