import { Outlet } from 'react-router-dom';
import { ServerStateProvider } from '../session/server-state/provider.tsx';
import { WishlistsProvider } from '../session/wishlists/wishlists-provider.tsx';
import { MembersOnly } from './guards.tsx';

/** Stays mounted across member screens, so that they share data. */
export function MemberArea() {
  return (
    <MembersOnly>
      <ServerStateProvider>
        <WishlistsProvider>
          <Outlet />
        </WishlistsProvider>
      </ServerStateProvider>
    </MembersOnly>
  );
}
