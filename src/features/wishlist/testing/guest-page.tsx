import { render, screen } from '@testing-library/react';
import { connect } from '../../../data/connection.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';
import { AuthProvider } from '../../../session/auth/auth-provider.tsx';
import type { LanguageStore } from '../../../session/language/language-store.ts';
import { NavigationProvider } from '../../../session/navigation/navigation.tsx';
import { SessionProvider } from '../../../session/session.tsx';
import { inEnglish } from '../../../session/testing/english.ts';
import { recordToasts } from '../../../session/testing/record-toasts.ts';
import { InMemoryAccounts } from '../../../session/testing/in-memory-accounts.ts';
import { Toasts } from '../../../ui/toasts.tsx';
import { LoadingWishlist } from '../loading-wishlist.tsx';
import { WishlistScreen } from '../wishlist-screen.tsx';
import { OneWishlist } from './one-wishlist.ts';

const firebase = { apiKey: 'k', projectId: 'p', authDomain: 'd', storageBucket: 'b', appId: 'a' };
const connection = connect({ firebase, emulators: null });

export interface GuestPage {
  readonly server: OneWishlist;
  readonly accounts: InMemoryAccounts;
  /** The addresses that the page navigated to. */
  readonly went: string[];
  /** The toasts. */
  readonly shownToasts: readonly string[];
  readonly leave: () => void;
}

interface Setting {
  readonly accounts?: InMemoryAccounts;
  readonly languages?: LanguageStore;
  /** Called before the page is opened. */
  readonly prepare?: (server: OneWishlist) => void;
}

/** Opens the page of a shared link, without network. */
export function openGuestPage(
  wishlist: Wishlist,
  { accounts = new InMemoryAccounts(), languages = inEnglish(), prepare }: Setting = {},
): GuestPage {
  const server = new OneWishlist(wishlist);
  prepare?.(server);
  const went: string[] = [];
  const toasts = recordToasts();
  const navigation = { path: `/wishlist/${wishlist.id}`, go: (to: string) => void went.push(to) };
  const { unmount } = render(
    <SessionProvider connection={connection} languages={languages}>
      <AuthProvider toasts={toasts} api={accounts.api}>
        <NavigationProvider navigation={navigation}>
          <WishlistScreen id={wishlist.id} api={server} waiting={<LoadingWishlist />} />
        </NavigationProvider>
      </AuthProvider>
      <Toasts dismissLabel="Dismiss" />
    </SessionProvider>,
  );
  return { server, accounts, went, shownToasts: toasts.shownToasts, leave: unmount };
}

/** The titles of the cards, in order. */
export function giftTitles(): (string | null)[] {
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}
