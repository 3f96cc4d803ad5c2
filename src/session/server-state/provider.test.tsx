import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { useAuth } from '../auth/auth-provider.tsx';
import { recordToasts } from '../testing/record-toasts.ts';
import { InMemoryAccounts } from '../testing/in-memory-accounts.ts';
import { TestPage } from '../testing/test-page.tsx';
import { accountOf } from '../testing/people.ts';
import { useApi } from '../use-api.ts';
import { ServerStateProvider } from './provider.tsx';
import { useServerQuery } from './use-server-query.ts';

const ASHA = accountOf('Asha');
const SUSPENDED = /^✗ This account is suspended/;

beforeEach(() => localStorage.clear());

async function visit(read: () => Promise<string>, write: () => Promise<void> = async () => undefined) {
  const accounts = new InMemoryAccounts(ASHA);
  const toasts = recordToasts();
  const { result, unmount } = renderHook(
    () => {
      const api = useApi(() => ({ read, write }));
      return {
        who: useAuth().who,
        client: useQueryClient(),
        query: useServerQuery({ queryKey: ['register'], queryFn: api.read }),
        mutation: useMutation({ mutationFn: api.write, meta: { failed: 'toast.wishlist-update-failed' } }),
      };
    },
    {
      wrapper: ({ children }) => (
        <TestPage accounts={accounts} toasts={toasts}>
          <ServerStateProvider>{children}</ServerStateProvider>
        </TestPage>
      ),
    },
  );
  await waitFor(() => expect(result.current.who.state).toBe('signed-in'));
  return { accounts, shownToasts: toasts.shownToasts, page: () => result.current, unmount };
}

const cached = (client: QueryClient) => client.getQueryData(['register']);

describe('the cache', () => {
  it('keeps nothing of an account after it signs out', async () => {
    const { accounts, page } = await visit(async () => 'Asha’s register');
    await waitFor(() => expect(page().query.shown).toMatchObject({ value: 'Asha’s register' }));
    const { client } = page();
    expect(cached(client)).toBe('Asha’s register');
    act(() => accounts.leave());
    await waitFor(() => expect(page().client).not.toBe(client));
    expect(client.getQueryCache().getAll()).toEqual([]);
  });

  it('shows nothing of one account to the next', async () => {
    let answer = 'Asha’s register';
    const { accounts, page } = await visit(async () => answer);
    await waitFor(() => expect(page().query.shown).toMatchObject({ value: 'Asha’s register' }));
    const { client } = page();
    answer = 'Kabir’s register';
    act(() => void accounts.arrive(accountOf('Kabir')));
    await waitFor(() => expect(page().query.shown).toMatchObject({ value: 'Kabir’s register' }));
    expect(client.getQueryCache().getAll()).toEqual([]);
  });

  it('is cleared when its provider unmounts', async () => {
    const { page, unmount } = await visit(async () => 'Asha’s register');
    await waitFor(() => expect(page().query.shown.state).toBe('ready'));
    const { client } = page();
    unmount();
    await waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]));
  });
});

describe('a banned user', () => {
  it('is informed and signed out when a query is denied', async () => {
    let isBanned = false;
    const { accounts, shownToasts, page } = await visit(async () => {
      if (isBanned) throw new Failure('denied', 'The rules say no.');
      return 'Asha’s register';
    });
    await waitFor(() => expect(page().query.shown.state).toBe('ready'));
    isBanned = true;
    accounts.ban(ASHA.id);
    act(() => page().query.refresh());
    await waitFor(() => expect(page().who.state).toBe('signed-out'));
    expect(shownToasts).toEqual([expect.stringMatching(SUSPENDED)]);
  });

  it('sees only the ban when a mutation is denied', async () => {
    const { accounts, shownToasts, page } = await visit(
      async () => 'Asha’s register',
      async () => Promise.reject(new Failure('denied', 'The rules say no.')),
    );
    accounts.ban(ASHA.id);
    act(() => page().mutation.mutate());
    await waitFor(() => expect(page().who.state).toBe('signed-out'));
    expect(shownToasts).toEqual([expect.stringMatching(SUSPENDED)]);
  });
});

it('says why a mutation failed', async () => {
  const { shownToasts, page } = await visit(
    async () => 'Asha’s register',
    async () => Promise.reject(new Failure('offline', 'no network')),
  );
  act(() => page().mutation.mutate());
  await waitFor(() => expect(shownToasts).toHaveLength(1));
  expect(shownToasts[0]).toContain('We couldn’t reach the server.');
});
