import type { ReactNode } from 'react';
import { useAuth } from '../auth/auth-provider.tsx';
import { NavigationProvider, type Navigation } from '../navigation/navigation.tsx';
import type { Toasts } from '../toasts/toasts.ts';
import { WishlistsProvider } from '../wishlists/wishlists-provider.tsx';
import type { InMemoryAccounts } from './in-memory-accounts.ts';
import type { InMemoryWishlists } from './in-memory-wishlists.ts';
import { Page } from './pages.tsx';

interface MemberPageProps {
  readonly accounts: InMemoryAccounts;
  readonly wishlists: InMemoryWishlists;
  readonly toasts: Toasts;
  readonly navigation: Navigation;
  readonly children: ReactNode;
}

/** A screen for members, shown as soon as somebody is signed in; never sends anything. */
export function MemberPage({ accounts, wishlists, toasts, navigation, children }: MemberPageProps) {
  return (
    <Page accounts={accounts} toasts={toasts}>
      <NavigationProvider navigation={navigation}>
        <WishlistsProvider toasts={toasts} loading={wishlists.loading}>
          <OnceSignedIn>{children}</OnceSignedIn>
        </WishlistsProvider>
      </NavigationProvider>
    </Page>
  );
}

function OnceSignedIn({ children }: { children: ReactNode }) {
  const { who } = useAuth();
  return who.state === 'signed-in' ? children : null;
}
