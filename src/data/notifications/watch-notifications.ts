import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { notificationId, type UserId } from '../../domain/ids.ts';
import { PANEL_SIZE } from '../../domain/notification-panel.ts';
import type { Notification } from '../../domain/notification.ts';
import type { Connection } from '../connection.ts';
import { parseNotification } from '../documents/parse.ts';
import { fullFirestoreOf } from '../firebase/full-firestore.ts';
import { watchQuery } from '../firebase/live-query.ts';
import type { Listed } from '../listed.ts';
import type { OnValue } from '../live.ts';

/** The newest notifications of a user, newest first, live. */
export function watchNotifications(
  connection: Connection,
  user: UserId,
  onValue: OnValue<Listed<Notification>>,
  signal: AbortSignal,
  most = PANEL_SIZE,
): Promise<never> {
  const newest = query(
    collection(fullFirestoreOf(connection), 'notifications'),
    where('userId', '==', user),
    orderBy('createdAt', 'desc'),
    limit(most),
  );
  return watchQuery(newest, (id, stored) => parseNotification(notificationId(id), stored), onValue, signal);
}
