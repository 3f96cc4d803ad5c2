import {
  collection,
  deleteDoc,
  doc,
  getCount,
  getDocs,
  limit,
  query,
  updateDoc,
  where,
  writeBatch,
  type Query,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase/firestore/lite';
import type { NotificationId, UserId } from '../../domain/ids.ts';
import type { Connection } from '../connection.ts';
import { liteFirestoreOf } from '../firebase/lite-firestore.ts';
import { orFailure } from '../to-failure.ts';

/** For each notification the rules access the user's profile twice. A commit may make 20 accesses if nothing is cached. */
const BATCH = 10;

export interface NotificationCounts {
  readonly all: number;
  readonly unread: number;
}

/** Counted by the server, without reading them. */
export async function countNotifications(connection: Connection, user: UserId): Promise<NotificationCounts> {
  return orFailure(async () => {
    const [all, unread] = await Promise.all([getCount(allOf(connection, user)), getCount(unreadOf(connection, user))]);
    return { all: all.data().count, unread: unread.data().count };
  });
}

export async function markRead(connection: Connection, id: NotificationId): Promise<void> {
  await orFailure(() => updateDoc(doc(liteFirestoreOf(connection), 'notifications', id), { isRead: true }));
}

/** Resolves to the number that was unread. */
export async function markAllRead(connection: Connection, user: UserId): Promise<number> {
  return writeAll(connection, unreadOf(connection, user), (batch, { ref }) => batch.update(ref, { isRead: true }));
}

export async function deleteNotification(connection: Connection, id: NotificationId): Promise<void> {
  await orFailure(() => deleteDoc(doc(liteFirestoreOf(connection), 'notifications', id)));
}

/** Deletes all notifications of a user; resolves to their number. */
export async function clearNotifications(connection: Connection, user: UserId): Promise<number> {
  return writeAll(connection, allOf(connection, user), (batch, { ref }) => batch.delete(ref));
}

/** Written documents no longer match the query, so it is repeated until it finds none. */
async function writeAll(
  connection: Connection,
  remaining: Query,
  write: (batch: WriteBatch, document: QueryDocumentSnapshot) => void,
): Promise<number> {
  let written = 0;
  return orFailure(async () => {
    for (;;) {
      const { docs } = await getDocs(query(remaining, limit(BATCH)));
      if (docs.length === 0) return written;
      const batch = writeBatch(liteFirestoreOf(connection));
      for (const document of docs) write(batch, document);
      await batch.commit();
      written += docs.length;
      if (docs.length < BATCH) return written;
    }
  });
}

function allOf(connection: Connection, user: UserId): Query {
  return query(collection(liteFirestoreOf(connection), 'notifications'), where('userId', '==', user));
}

function unreadOf(connection: Connection, user: UserId): Query {
  return query(allOf(connection, user), where('isRead', '==', false));
}
