import type { ReactNode } from 'react';
import { useAuth } from '../auth/auth-provider.tsx';
import type { LanguageStore } from '../language/language-store.ts';
import { browserNavigation, type Navigation } from '../navigation/navigation.tsx';
import { ServerStateProvider } from '../server-state/provider.tsx';
import type { Toasts } from '../toasts/toasts.ts';
import { WishlistsProvider } from '../wishlists/wishlists-provider.tsx';
import type { InMemoryAccounts } from './in-memory-accounts.ts';
import { InMemoryWishlists } from './in-memory-wishlists.ts';
import { InRouter } from './in-router.tsx';
import { TestPage } from './test-page.tsx';

interface MemberPageProps {
  readonly accounts: InMemoryAccounts;
  readonly wishlists?: InMemoryWishlists;
  readonly toasts: Toasts;
  readonly languages?: LanguageStore | undefined;
  readonly navigation?: Navigation;
  readonly children: ReactNode;
}

const NO_WISHLISTS = new InMemoryWishlists();
const HERE = browserNavigation('/dashboard');

/** A screen for members, shown while a user is signed in; without network. */
export function MemberPage({
  accounts,
  wishlists = NO_WISHLISTS,
  toasts,
  languages,
  navigation = HERE,
  children,
}: MemberPageProps) {
  return (
    <TestPage accounts={accounts} toasts={toasts} languages={languages}>
      <InRouter navigation={navigation}>
        <ServerStateProvider>
          <WishlistsProvider api={wishlists.api}>
            <OnceSignedIn>{children}</OnceSignedIn>
          </WishlistsProvider>
        </ServerStateProvider>
      </InRouter>
    </TestPage>
  );
}

function OnceSignedIn({ children }: { children: ReactNode }) {
  const { who } = useAuth();
  return who.state === 'signed-in' ? children : null;
}
