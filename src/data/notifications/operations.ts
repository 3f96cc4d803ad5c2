import {
  arrayRemove,
  collection,
  doc,
  type DocumentReference,
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
import type { UserId } from '../../domain/ids.ts';
import { isCopyOfHost, isLastToHave, type Notification } from '../../domain/notification.ts';
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
    const { own, hosted, unreadOwn, unreadHosted } = queriesOf(connection, user);
    const counts = await Promise.all(
      [own, hosted, unreadOwn, unreadHosted].map(async (each) => (await getCount(each)).data().count),
    );
    const [ofOwner = 0, ofHost = 0, unreadByOwner = 0, unreadByHost = 0] = counts;
    return { all: ofOwner + ofHost, unread: unreadByOwner + unreadByHost };
  });
}

type Copy = Pick<Notification, 'id' | 'userId' | 'hostIds'>;

export async function markRead(connection: Connection, user: UserId, copy: Copy): Promise<void> {
  const reference = doc(liteFirestoreOf(connection), 'notifications', copy.id);
  await orFailure(() => updateDoc(reference, isCopyOfHost(copy, user) ? readByHost(user) : READ_BY_OWNER));
}

/** Resolves to the number that was unread. */
export async function markAllRead(connection: Connection, user: UserId): Promise<number> {
  const { unreadOwn, unreadHosted } = queriesOf(connection, user);
  return (
    (await writeAll(connection, unreadOwn, (batch, { ref }) => batch.update(ref, READ_BY_OWNER))) +
    (await writeAll(connection, unreadHosted, (batch, { ref }) => batch.update(ref, readByHost(user))))
  );
}

/** The others who have it keep it. */
export async function deleteNotification(connection: Connection, user: UserId, copy: Copy): Promise<void> {
  const firestore = liteFirestoreOf(connection);
  const batch = writeBatch(firestore);
  remove(batch, doc(firestore, 'notifications', copy.id), user, copy);
  await orFailure(() => batch.commit());
}

/** Deletes all notifications of a user; resolves to their number. */
export async function clearNotifications(connection: Connection, user: UserId): Promise<number> {
  const { own, hosted } = queriesOf(connection, user);
  const removeFound = (batch: WriteBatch, found: QueryDocumentSnapshot) => {
    // Safe cast: the rules check what is written, and an unreadable notification can be deleted too.
    const { userId = null, hostIds = [] } = found.data() as Partial<Copy>;
    remove(batch, found.ref, user, { userId, hostIds });
  };
  return (await writeAll(connection, own, removeFound)) + (await writeAll(connection, hosted, removeFound));
}

const READ_BY_OWNER = { isRead: true };
const readByHost = (user: UserId) => ({ unreadBy: arrayRemove(user) });

function remove(
  batch: WriteBatch,
  reference: DocumentReference,
  user: UserId,
  copy: Pick<Copy, 'userId' | 'hostIds'>,
): void {
  if (isLastToHave(copy, user)) batch.delete(reference);
  else if (isCopyOfHost(copy, user)) batch.update(reference, { hostIds: arrayRemove(user), ...readByHost(user) });
  else batch.update(reference, { userId: null, ...READ_BY_OWNER });
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

/** Own: as the owner of a wishlist, or the reporter of one. */
function queriesOf(connection: Connection, user: UserId) {
  const all = collection(liteFirestoreOf(connection), 'notifications');
  const own = query(all, where('userId', '==', user));
  return {
    own,
    unreadOwn: query(own, where('isRead', '==', false)),
    hosted: query(all, where('hostIds', 'array-contains', user)),
    unreadHosted: query(all, where('unreadBy', 'array-contains', user)),
  };
}
