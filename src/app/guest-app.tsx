import { useMemo } from 'react';
import { paths } from '../config/paths.ts';
import type { Connection } from '../data/connection.ts';
import type { WishlistId } from '../domain/ids.ts';
import { CompactFooter } from '../features/shell/compact-footer.tsx';
import { useIsHydrated } from '../session/browser/use-is-hydrated.ts';
import { WishlistScreen } from '../features/wishlist/wishlist-screen.tsx';
import type { LanguageStore } from '../session/language/language-store.ts';
import { browserNavigation, NavigationProvider } from '../session/navigation/navigation.tsx';
import { leaveOverlays } from '../ui/overlays.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Frame } from './frame.tsx';
import { Painted } from './painted.tsx';
import { Providers } from './providers.tsx';

/** The path used for prerendering, when no wishlist is known. */
export const ANY_WISHLIST = '/wishlist/';

interface GuestAppProps {
  readonly connection: Connection;
  readonly languages: LanguageStore;
  readonly id: WishlistId;
  /** See `Painted`. */
  readonly painted: string;
}

/** The guest's page without a router, so that a guest loads as little as possible. */
export function GuestApp({ connection, languages, id, painted }: GuestAppProps) {
  const isHydrated = useIsHydrated();
  // Hydration must match the prerendered page; afterwards the sign-in links lead back to this wishlist.
  const navigation = useMemo(
    () => browserNavigation(isHydrated ? paths.wishlist.to(id) : ANY_WISHLIST, leaveOverlays),
    [isHydrated, id],
  );
  return (
    <Providers connection={connection} languages={languages}>
      <NavigationProvider navigation={navigation}>
        <Frame footer={<CompactFooter />}>
          <ErrorBoundary>
            <WishlistScreen id={id} waiting={<Painted html={painted} />} />
          </ErrorBoundary>
        </Frame>
      </NavigationProvider>
    </Providers>
  );
}
