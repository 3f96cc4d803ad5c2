import { paths } from '../config/paths.ts';
import { type WishlistId, wishlistId } from '../domain/ids.ts';
import { WishlistScreen } from '../features/wishlist/wishlist-screen.tsx';
import { AuthProvider } from '../session/auth/auth-provider.tsx';
import { browserNavigation, NavigationProvider } from '../session/navigation.tsx';
import { SessionProvider } from '../session/session.tsx';
import { type Connection } from '../data/connection.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Frame } from './frame.tsx';

/** The page of a shared link, alone: no router, so that nothing is loaded that a guest does not need. */
export function GuestApp({ connection, id }: { connection: Connection; id: WishlistId }) {
  return (
    <SessionProvider connection={connection}>
      <NavigationProvider navigation={browserNavigation(paths.wishlist.to(id))}>
        <AuthProvider>
          <Frame>
            <ErrorBoundary>
              <WishlistScreen id={id} />
            </ErrorBoundary>
          </Frame>
        </AuthProvider>
      </NavigationProvider>
    </SessionProvider>
  );
}

/** Throws a RangeError for an address that has none. */
export function idInPath(path: string): WishlistId {
  return wishlistId(decodeURIComponent(path.split('/')[2] ?? ''));
}
