import { Outlet } from 'react-router-dom';
import { WishlistsProvider } from '../session/wishlists/wishlists-provider.tsx';
import { MembersOnly } from './guards.tsx';
import { pageToasts } from './page-toasts.ts';

/** Around every screen for members, from one to the next: what one has loaded is there for the other. */
export function MemberArea() {
  return (
    <MembersOnly>
      <WishlistsProvider toasts={pageToasts}>
        <Outlet />
      </WishlistsProvider>
    </MembersOnly>
  );
}
