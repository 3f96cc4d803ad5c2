import { NotificationBell } from '../features/notifications/notification-bell.tsx';
import { NotificationsProvider } from '../session/notifications/notifications-provider.tsx';
import { pageToasts } from './page-toasts.ts';

/** The bell with all that it listens to: loaded when somebody is signed in, and not before. */
export function MemberBell() {
  return (
    <NotificationsProvider toasts={pageToasts}>
      <NotificationBell />
    </NotificationsProvider>
  );
}
