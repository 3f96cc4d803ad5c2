import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { contribute } from '../../domain/contribution.ts';
import { LOADING } from '../../domain/loadable.ts';
import { rupees } from '../../domain/money.ts';
import { gift, OWNER, wishlist } from '../../domain/testing/examples.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { recordToasts } from '../../session/testing/record-toasts.ts';
import { InMemoryAccounts } from '../../session/testing/in-memory-accounts.ts';
import { ServerStateProvider } from '../../session/server-state/provider.tsx';
import { InMemoryWishlists } from '../../session/testing/in-memory-wishlists.ts';
import { TestPage } from '../../session/testing/test-page.tsx';
import { WishlistsProvider } from '../../session/wishlists/wishlists-provider.tsx';
import { DashboardPage } from './dashboard-page.tsx';

type Props = Parameters<typeof DashboardPage>[0];

export function openPage(props: Partial<Props> = {}) {
  const asked = { onTakeTour: vi.fn(), onMove: vi.fn(), moving: null, duplication: { duplicate: vi.fn(), busy: null } };
  const page = (more: Partial<Props> = {}) => (
    <TestPage accounts={new InMemoryAccounts()} toasts={recordToasts()}>
      <ServerStateProvider>
        <WishlistsProvider api={new InMemoryWishlists().api}>
          <DashboardPage
            displayName="Asha Rao"
            wishlists={shows(LOADING)}
            shared={of()}
            reader={OWNER}
            countsOf={() => null}
            moneyOf={() => null}
            unthankedOf={() => null}
            deleted={[]}
            {...asked}
            {...props}
            {...more}
          />
        </WishlistsProvider>
      </ServerStateProvider>
    </TestPage>
  );
  const { rerender } = render(page());
  return { ...asked, become: (...all: Wishlist[]) => rerender(page({ wishlists: of(...all) })) };
}

export const refresh = vi.fn();
export const shows = (shown: Props['wishlists']['shown']) => ({ shown, isRefreshing: false, refresh });
export const of = (...items: Wishlist[]) => shows({ state: 'ready', value: { items, unreadable: [] } });

/** A wishlist with this many contributions from different guests. */
export function blessed(amount: number, changes: Partial<Wishlist> = {}): Wishlist {
  const outcome = contribute(wishlist({ price: rupees(10_000) }), gift(amount));
  if (!outcome.ok) throw new Error('The gift is refused.');
  return { ...outcome.accepted.wishlist, ...changes };
}

export const card = (name: string) => screen.getByRole('article', { name });
