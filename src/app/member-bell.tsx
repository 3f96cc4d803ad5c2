import { NotificationBell } from '../features/notifications/notification-bell.tsx';
import { ServerStateProvider } from '../session/server-state/provider.tsx';

/** The bell and everything that it loads, for signed-in users only. */
export function MemberBell() {
  return (
    <ServerStateProvider>
      <NotificationBell />
    </ServerStateProvider>
  );
}
