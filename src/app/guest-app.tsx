import { paths } from '../config/paths.ts';
import type { Connection } from '../data/connection.ts';
import type { WishlistId } from '../domain/ids.ts';
import { WishlistScreen } from '../features/wishlist/wishlist-screen.tsx';
import { browserNavigation, NavigationProvider } from '../session/navigation.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Frame } from './frame.tsx';
import { Providers } from './providers.tsx';

/** The page of a shared link, alone: no router, so that nothing is loaded that a guest does not need. */
export function GuestApp({ connection, id }: { connection: Connection; id: WishlistId }) {
  return (
    <Providers connection={connection}>
      <NavigationProvider navigation={browserNavigation(paths.wishlist.to(id))}>
        <Frame>
          <ErrorBoundary>
            <WishlistScreen id={id} />
          </ErrorBoundary>
        </Frame>
      </NavigationProvider>
    </Providers>
  );
}
