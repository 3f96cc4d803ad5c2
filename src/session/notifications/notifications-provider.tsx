import { createContext, use, useCallback, useMemo, type ReactNode } from 'react';
import type { Listed } from '../../data/listed.ts';
import type { NotificationCounts } from '../../data/notifications/operations.ts';
import type { Loadable } from '../../domain/loadable.ts';
import { PANEL_SIZE } from '../../domain/notification-panel.ts';
import type { Notification } from '../../domain/notification.ts';
import { useAnnouncer } from '../toasts/announcer.ts';
import { useAuth } from '../auth/auth-provider.tsx';
import { useLiveValue, type Watch } from '../server-state/live-value.ts';
import { useSession } from '../session.tsx';
import type { Toasts } from '../toasts/toasts.ts';
import { notificationActions, type NotificationActions } from './notification-actions.ts';
import { useNotificationCounts } from './notification-counts.ts';
import { useNotificationNews } from './notification-news.ts';
import { loadNotificationOperations, type NotificationOperations } from './notification-operations.ts';

export interface Notifications extends NotificationActions {
  /** The newest ones, as many as the panel lists; live. Of nobody while nobody is signed in: `loading`. */
  readonly newest: Loadable<Listed<Notification>>;
  /** All of them, also those that are not listed. */
  readonly counts: NotificationCounts;
  readonly retry: () => void;
}

const NotificationsContext = createContext<Notifications | null>(null);

export interface NotificationsProviderProps {
  readonly children: ReactNode;
  readonly toasts: Toasts;
  readonly load?: () => Promise<NotificationOperations>;
}

/** What the bell tells. Inside of <AuthProvider>. */
export function NotificationsProvider({
  children,
  toasts,
  load = loadNotificationOperations,
}: NotificationsProviderProps) {
  const { connection, say } = useSession();
  const { who, checkForBan } = useAuth();
  const announcer = useAnnouncer(toasts, say);
  const profile = who.state === 'signed-in' ? who.profile : null;
  const user = profile?.id ?? null;

  const watch = useCallback<Watch<Listed<Notification>>>(
    async (of, listener) => (await load()).watchNotifications(connection, of, PANEL_SIZE, listener),
    [connection, load],
  );
  const { value: newest, retry } = useLiveValue(user, watch);
  useNotificationNews(newest, profile?.preferences.notifications ?? false, announcer);
  const { counts, recount } = useNotificationCounts({ connection, load, user, newest });

  const actions = useMemo(
    () => notificationActions({ connection, announcer, load, user, onDone: recount, checkForBan }),
    [connection, announcer, load, user, recount, checkForBan],
  );
  const notifications = useMemo(() => ({ ...actions, newest, counts, retry }), [actions, newest, counts, retry]);
  return <NotificationsContext value={notifications}>{children}</NotificationsContext>;
}

export function useNotifications(): Notifications {
  const notifications = use(NotificationsContext);
  if (!notifications) throw new Error('useNotifications is called outside of <NotificationsProvider>.');
  return notifications;
}
