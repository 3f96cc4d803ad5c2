import { NotificationBell } from '../features/notifications/notification-bell.tsx';
import { ServerStateProvider } from '../session/server-state/provider.tsx';

/** The bell with all that it loads: not part of the page before somebody is signed in. */
export function MemberBell() {
  return (
    <ServerStateProvider>
      <NotificationBell />
    </ServerStateProvider>
  );
}
