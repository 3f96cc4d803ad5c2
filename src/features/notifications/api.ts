import type { Connection } from '../../data/connection.ts';
import type { Listed } from '../../data/listed.ts';
import type { NotificationCounts } from '../../data/notifications/operations.ts';
import type { UserId } from '../../domain/ids.ts';
import type { Notification } from '../../domain/notification.ts';
import type { LanguageStore } from '../../session/language/language-store.ts';
import type { Watch } from '../../session/server-state/use-live-query.ts';

export const NOTIFICATIONS = ['notifications'];

/** One user's notifications. */
export interface NotificationsApi {
  /** As many as the panel lists, the newest first. */
  readonly watchNewest: Watch<Listed<Notification>>;
  readonly count: () => Promise<NotificationCounts>;
  readonly markRead: (notification: Notification) => Promise<void>;
  /** Resolves to how many were unread. */
  readonly markAllRead: () => Promise<number>;
  /** Other hosts keep it. */
  readonly remove: (notification: Notification) => Promise<void>;
  /** Deletes all of them, not only those that are listed; resolves to how many. */
  readonly clear: () => Promise<number>;
}

export function notificationsApi(connection: Connection, { withAreas }: LanguageStore, user: UserId): NotificationsApi {
  const operations = () => withAreas(import('../../data/notifications/operations.ts'), 'notifications', 'accounts');
  return {
    watchNewest: async (onValue, signal) => {
      const { watchNotifications } = await import('../../data/notifications/watch-notifications.ts');
      return watchNotifications(connection, user, onValue, signal);
    },
    count: async () => (await operations()).countNotifications(connection, user),
    markRead: async (notification) => (await operations()).markRead(connection, user, notification),
    markAllRead: async () => (await operations()).markAllRead(connection, user),
    remove: async (notification) => (await operations()).deleteNotification(connection, user, notification),
    clear: async () => (await operations()).clearNotifications(connection, user),
  };
}
