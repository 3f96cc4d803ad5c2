import { useCallback, useEffect, useState } from 'react';
import type { Connection } from '../../data/connection.ts';
import type { Listed } from '../../data/listed.ts';
import type { NotificationCounts } from '../../data/notifications/operations.ts';
import type { UserId } from '../../domain/ids.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { PANEL_SIZE, unreadCount } from '../../domain/notification-panel.ts';
import type { Notification } from '../../domain/notification.ts';
import type { NotificationOperations } from './notification-operations.ts';

interface Asked {
  readonly user: UserId;
  readonly counts: NotificationCounts;
}

interface CountParts {
  readonly connection: Connection;
  readonly load: () => Promise<NotificationOperations>;
  readonly user: UserId | null;
  readonly newest: Loadable<Listed<Notification>>;
}

/**
 * How many there are beyond those that are listed. A list that is not full is all there is, and is counted here; only
 * for a full one the server is asked, again whenever the list changes or somebody says so.
 */
export function useNotificationCounts({ connection, load, user, newest }: CountParts) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [occasion, setOccasion] = useState(0);
  const listed = newest.state === 'ready' ? newest.value : null;
  const isFull = listed !== null && listed.items.length + listed.unreadable.length >= PANEL_SIZE;

  useEffect(() => {
    if (!user || !isFull) return;
    let isOver = false;
    load()
      .then((operations) => operations.countNotifications(connection, user))
      .then(
        (counts) => {
          if (!isOver) setAsked({ user, counts });
        },
        // Then at least those that are listed are counted.
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [connection, load, user, isFull, listed, occasion]);

  const recount = useCallback(() => setOccasion((earlier) => earlier + 1), []);
  return { counts: countsOf(listed, isFull && asked?.user === user ? asked.counts : null), recount };
}

function countsOf(listed: Listed<Notification> | null, asked: NotificationCounts | null): NotificationCounts {
  const items = listed?.items ?? [];
  // The list is newer than the answer that is on its way.
  return {
    all: Math.max(asked?.all ?? 0, items.length),
    unread: Math.max(asked?.unread ?? 0, unreadCount(items)),
  };
}
