import { collection, limit, orderBy, query, type QueryFieldFilterConstraint, where } from 'firebase/firestore';
import { notificationId, type UserId } from '../../domain/ids.ts';
import { PANEL_SIZE } from '../../domain/notification-panel.ts';
import { asSeenBy, type Notification } from '../../domain/notification.ts';
import type { Connection } from '../connection.ts';
import { parseNotification } from '../documents/parse.ts';
import { fullFirestoreOf } from '../firebase/full-firestore.ts';
import { watchQuery } from '../firebase/live-query.ts';
import type { Listed } from '../listed.ts';
import type { OnValue } from '../live.ts';

/**
 * The newest notifications of a user, newest first, live: their own, and as a host those of others' wishlists. Two queries,
 * because the rules prove each by its own filter.
 */
export async function watchNotifications(
  connection: Connection,
  user: UserId,
  onValue: OnValue<Listed<Notification>>,
  signal: AbortSignal,
  most = PANEL_SIZE,
): Promise<never> {
  let [own, hosted]: (Listed<Notification> | null)[] = [null, null];
  const tell = () => {
    if (own && hosted) onValue(newestOf(own, hosted, most));
  };
  signal.throwIfAborted();
  const ended = new AbortController();
  signal.addEventListener('abort', () => ended.abort());
  const watch = (mine: QueryFieldFilterConstraint, onFound: OnValue<Listed<Notification>>) =>
    watchQuery(
      query(collection(fullFirestoreOf(connection), 'notifications'), mine, orderBy('createdAt', 'desc'), limit(most)),
      (id, stored) => asSeenBy(user, parseNotification(notificationId(id), stored)),
      (found) => {
        onFound(found);
        tell();
      },
      ended.signal,
    );
  try {
    return await Promise.race([
      watch(where('userId', '==', user), (found) => (own = found)),
      watch(where('hostIds', 'array-contains', user), (found) => (hosted = found)),
    ]);
  } finally {
    ended.abort();
  }
}

function newestOf(one: Listed<Notification>, other: Listed<Notification>, most: number): Listed<Notification> {
  const items = [...one.items, ...other.items].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return { items: items.slice(0, most), unreadable: [...one.unreadable, ...other.unreadable] };
}
