import { Outlet } from 'react-router-dom';
import { ServerStateProvider } from '../session/server-state/provider.tsx';
import { WishlistsProvider } from '../session/wishlists/wishlists-provider.tsx';
import { MembersOnly } from './guards.tsx';

/** Stays mounted around every screen for members, so that one screen's data is there for the next. */
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
