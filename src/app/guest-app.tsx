import { useMemo } from 'react';
import { paths } from '../config/paths.ts';
import type { Connection } from '../data/connection.ts';
import type { WishlistId } from '../domain/ids.ts';
import { useIsTakenOver } from '../features/shell/use-is-taken-over.ts';
import { WishlistScreen } from '../features/wishlist/wishlist-screen.tsx';
import { browserNavigation, NavigationProvider } from '../session/navigation/navigation.tsx';
import { leaveOverlays } from '../ui/overlays.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Frame } from './frame.tsx';
import { Painted } from './painted.tsx';
import { Providers } from './providers.tsx';

/** The path that the page is prerendered for: no list is known yet. */
export const ANY_WISHLIST = '/wishlist/';

interface GuestAppProps {
  readonly connection: Connection;
  readonly id: WishlistId;
  /** See `Painted`. */
  readonly painted: string;
}

/** The page of a shared link, alone: no router, so that nothing is loaded that a guest does not need. */
export function GuestApp({ connection, id, painted }: GuestAppProps) {
  const isTakenOver = useIsTakenOver();
  // Hydration needs what was prerendered; the links to sign in then lead back to this list.
  const navigation = useMemo(
    () => browserNavigation(isTakenOver ? paths.wishlist.to(id) : ANY_WISHLIST, leaveOverlays),
    [isTakenOver, id],
  );
  return (
    <Providers connection={connection}>
      <NavigationProvider navigation={navigation}>
        <Frame>
          <ErrorBoundary>
            <WishlistScreen id={id} waiting={<Painted html={painted} />} />
          </ErrorBoundary>
        </Frame>
      </NavigationProvider>
    </Providers>
  );
}
