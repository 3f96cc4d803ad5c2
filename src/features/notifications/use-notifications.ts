import { type MutationMeta, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Listed } from '../../data/listed.ts';
import type { NotificationCounts } from '../../data/notifications/operations.ts';
import { PANEL_SIZE, unreadCount } from '../../domain/notification-panel.ts';
import type { Notification } from '../../domain/notification.ts';
import { useLiveQuery } from '../../session/server-state/use-live-query.ts';
import { type ServerQuery, useServerQuery } from '../../session/server-state/use-server-query.ts';
import { NOTIFICATIONS, type NotificationsApi } from './api.ts';

const COUNTS = [...NOTIFICATIONS, 'counts'];

export interface Notifications {
  /** As many as the panel lists. */
  readonly newest: ServerQuery<Listed<Notification>>;
  /** Counts all notifications, including those that are not listed. */
  readonly counts: NotificationCounts;
}

export function useNotifications(api: NotificationsApi): Notifications {
  const newest = useLiveQuery([...NOTIFICATIONS, 'newest'], api.watchNewest);
  const listed = newest.shown.state === 'ready' ? newest.shown.value : null;
  const isFull = listed !== null && listed.items.length + listed.unreadable.length >= PANEL_SIZE;
  // A list that is not full is all there is. For a full one the server counts, again whenever the list changes.
  const { shown: counted } = useServerQuery({ queryKey: COUNTS, queryFn: api.count, enabled: isFull });
  const client = useQueryClient();
  useEffect(() => void client.invalidateQueries({ queryKey: COUNTS }), [client, listed]);

  const items = listed?.items ?? [];
  const server = isFull && counted.state === 'ready' ? counted.value : { all: 0, unread: 0 };
  // The list is newer than the pending answer.
  const counts = { all: Math.max(server.all, items.length), unread: Math.max(server.unread, unreadCount(items)) };
  return { newest, counts };
}

interface ActionOptions<Parameter, Answer> {
  readonly act: (parameter: Parameter) => Promise<Answer>;
  readonly toasts: MutationMeta;
  /** Called even if the component has unmounted, because the live list no longer has what it showed. */
  readonly onDone?: () => void;
}

/** Counts again afterwards: what is listed may be the same, and the rest may not. */
export function useNotificationAction<Parameter, Answer>({ act, toasts, onDone }: ActionOptions<Parameter, Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    meta: toasts,
    onSuccess: () => {
      onDone?.();
      void client.invalidateQueries({ queryKey: COUNTS });
    },
  });
}
