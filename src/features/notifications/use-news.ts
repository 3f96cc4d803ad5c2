import { useEffect, useRef } from 'react';
import { isOwnNotice } from '../../data/notifications/own-notice.ts';
import type { Listed } from '../../data/listed.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { isRecent } from '../../domain/notification-panel.ts';
import type { Notification } from '../../domain/notification.ts';
import { useMember } from '../../session/auth/use-member.ts';
import { usePageAnnouncer } from '../../session/toasts/announcer.ts';
import { notificationIcon, sayNotification } from './notification-words.ts';

/** Shows a toast for each new notification from elsewhere, once, unless the user has switched notifications off. */
export function useNews(newest: Loadable<Listed<Notification>>): void {
  const {
    id: reader,
    preferences: { notifications: isWished },
  } = useMember().profile;
  const announcer = usePageAnnouncer();
  const seen = useRef(new Set<Notification['id']>());
  useEffect(() => {
    if (newest.state !== 'ready') return;
    for (const notification of newest.value.items) {
      const isNew = !seen.current.has(notification.id);
      seen.current.add(notification.id);
      const isForToast = !notification.isRead && !isOwnNotice(notification.id) && isRecent(notification, new Date());
      if (isNew && isWished && isForToast)
        announcer.news((say) => sayNotification(say, notification, reader), notificationIcon(notification));
    }
  }, [newest, isWished, announcer, reader]);
}
