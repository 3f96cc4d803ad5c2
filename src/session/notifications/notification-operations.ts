import type * as operations from '../../data/notifications/operations.ts';
import type * as watching from '../../data/notifications/watch-notifications.ts';
import { withAreas } from '../language/areas.ts';

/** What the bell needs of data. */
export type NotificationOperations = Pick<
  typeof operations,
  'countNotifications' | 'markRead' | 'markAllRead' | 'deleteNotification' | 'clearNotifications'
> &
  Pick<typeof watching, 'watchNotifications'>;

export async function loadNotificationOperations(): Promise<NotificationOperations> {
  const [ofAll, live] = await Promise.all([
    withAreas(import('../../data/notifications/operations.ts'), 'notifications', 'accounts'),
    import('../../data/notifications/watch-notifications.ts'),
  ]);
  return { ...ofAll, ...live };
}
