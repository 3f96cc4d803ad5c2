import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { NavigationProvider } from '../../../../session/navigation.tsx';
import { AtPath } from '../../../../session/testing/at-path.tsx';
import { current, dismiss } from '../../../../ui/toast.ts';
import { Toasts } from '../../../../ui/toasts.tsx';
import { viewAt } from '../review-view.ts';
import type { WishlistsDesk } from '../wishlists-desk.ts';
import { WishlistsScreenWith } from '../wishlists-screen.tsx';

/** The page, with nothing said yet, at an address that changes as its own navigation says. Answers where it is. */
export async function openReview(desk: WishlistsDesk, query = ''): Promise<{ readonly address: () => string }> {
  for (const { id } of current()) dismiss(id);
  const went = vi.fn<(to: string) => void>();
  render(<At desk={desk} query={query} onGo={went} />);
  await act(async () => undefined);
  return { address: () => went.mock.lastCall?.[0] ?? `/admin/wishlists${query}` };
}

function At({ desk, query, onGo }: { desk: WishlistsDesk; query: string; onGo: (to: string) => void }) {
  const [search, setSearch] = useState(query);
  const go = (to: string) => {
    onGo(to);
    setSearch(new URL(to, 'https://shagun.example').search);
  };
  return (
    <AtPath path="/admin/wishlists">
      <NavigationProvider navigation={{ path: '/admin/wishlists', go }}>
        <WishlistsScreenWith view={viewAt(search)} desk={desk} />
      </NavigationProvider>
      <Toasts dismissLabel="Dismiss" />
    </AtPath>
  );
}
