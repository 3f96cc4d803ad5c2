import { useEffect, useRef } from 'react';
import type { Listed } from '../../data/listed.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { isRecent } from '../../domain/notification-panel.ts';
import type { Notification } from '../../domain/notification.ts';
import type { Announcer } from '../toasts/announcer.ts';
import { notificationIcon, sayNotification } from './notification-words.ts';

/** Shows a toast for each new notification, once, unless the user has switched notifications off. */
export function useNotificationNews(
  newest: Loadable<Listed<Notification>>,
  isWished: boolean,
  announcer: Announcer,
): void {
  const seen = useRef(new Set<Notification['id']>());
  useEffect(() => {
    if (newest.state !== 'ready') return;
    for (const notification of newest.value.items) {
      const isNew = !seen.current.has(notification.id);
      seen.current.add(notification.id);
      if (isNew && isWished && !notification.isRead && isRecent(notification, new Date()))
        announcer.news((say) => sayNotification(say, notification), notificationIcon(notification));
    }
  }, [newest, isWished, announcer]);
}
