import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { NavigationProvider } from '../../../../session/navigation/navigation.tsx';
import { QueryTestPage } from '../../../../session/testing/query-test-page.tsx';
import { current, dismiss } from '../../../../ui/toast.ts';
import { Toasts } from '../../../../ui/toasts.tsx';
import { viewAt } from '../review-view.ts';
import type { ReviewApi } from '../api.ts';
import { WishlistsScreen } from '../wishlists-screen.tsx';

/** Opens the page without toasts, with its own navigation. Returns the current address. */
export async function openReview(api: ReviewApi, query = ''): Promise<{ readonly address: () => string }> {
  for (const { id } of current()) dismiss(id);
  const went = vi.fn<(to: string) => void>();
  render(<At api={api} query={query} onGo={went} />);
  await act(async () => undefined);
  return { address: () => went.mock.lastCall?.[0] ?? `/admin/wishlists${query}` };
}

function At({ api, query, onGo }: { api: ReviewApi; query: string; onGo: (to: string) => void }) {
  const [search, setSearch] = useState(query);
  const go = (to: string) => {
    onGo(to);
    setSearch(new URL(to, 'https://shagun.example').search);
  };
  return (
    <QueryTestPage path="/admin/wishlists">
      <NavigationProvider navigation={{ path: '/admin/wishlists', go }}>
        <WishlistsScreen view={viewAt(search)} api={api} />
      </NavigationProvider>
      <Toasts dismissLabel="Dismiss" />
    </QueryTestPage>
  );
}
