import { Outlet } from 'react-router-dom';
import { WithoutConnection } from '../session/offline/without-connection.tsx';
import { MaintenanceNotice } from '../session/settings/maintenance-notice.tsx';
import { ServerStateProvider } from '../session/server-state/provider.tsx';
import { WishlistsProvider } from '../session/wishlists/wishlists-provider.tsx';
import { MembersOnly } from './guards.tsx';

/** Stays mounted across member screens, so that they share data. */
export function MemberArea() {
  return (
    <MembersOnly>
      <ServerStateProvider>
        <WishlistsProvider>
          <MaintenanceNotice />
          <WithoutConnection />
          <Outlet />
        </WishlistsProvider>
      </ServerStateProvider>
    </MembersOnly>
  );
}
