import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { recordToasts } from '../session/testing/record-toasts.ts';
import { InMemoryAccounts } from '../session/testing/in-memory-accounts.ts';
import { TestPage } from '../session/testing/test-page.tsx';
import { lazyPart, untilLoaded } from '../ui/lazy-part.tsx';
import { Arrival } from './arrival.tsx';
import { Crash, Waits } from './root.tsx';
import { RouterNavigation } from './router-navigation.tsx';
import type { RouteHandle } from './routes.ts';

beforeEach(() => {
  document.title = 'Shagun';
});

const users: RouteHandle = { titleKey: 'admin-users.title' };
const Users = { Component: () => <h1>Users</h1> };
const home: RouteObject = { path: '/', Component: () => <h1>Home</h1> };

/** The screen, and what loads it. */
function pending(): [loading: Promise<typeof Users>, finish: () => void] {
  let finish = () => undefined as void;
  const loading = new Promise<typeof Users>((resolve) => (finish = () => resolve(Users)));
  return [loading, finish];
}

const AroundEveryScreen = () => (
  <RouterNavigation>
    <Suspense>
      <Arrival />
    </Suspense>
  </RouterNavigation>
);

function open(path: string, ...screens: RouteObject[]) {
  const router = createMemoryRouter(
    [{ Component: AroundEveryScreen, ErrorBoundary: Crash, HydrateFallback: Waits, children: [home, ...screens] }],
    { initialEntries: [path] },
  );
  render(
    <TestPage accounts={new InMemoryAccounts()} toasts={recordToasts()}>
      <RouterProvider router={router} />
    </TestPage>,
  );
  return router;
}

it('keeps the title of the page until the screen and its messages are loaded', async () => {
  const [loading, finish] = pending();
  open('/users', { path: '/users', handle: users, lazy: () => loading });
  expect(screen.getByText('One moment…')).toBeVisible();
  expect(document.title).toBe('Shagun');
  finish();
  expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('User Management · Shagun'));
});

it('keeps waiting for a first screen that failed to load, until a retry loads it', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  const load = vi
    .fn<() => Promise<typeof Users>>()
    .mockRejectedValueOnce(new Error('no such file'))
    .mockResolvedValue(Users);
  open('/users', { path: '/users', lazy: () => untilLoaded(load) });
  await waitFor(() => expect(console.info).toHaveBeenCalledOnce());
  expect(screen.getByText('One moment…')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible();
});

it('keeps the previous screen until the next one is loaded', async () => {
  const [loading, finish] = pending();
  const router = open('/', { path: '/users', handle: users, lazy: () => loading });
  act(() => void router.navigate('/users'));
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(document.title).toBe('Shagun');
  finish();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Users' })).toHaveFocus());
  expect(document.title).toBe('User Management · Shagun');
});

it('moves the focus to the heading even if the reader left the first screen before it was shown', async () => {
  const Unfinished = lazyPart(() => new Promise<never>(() => undefined));
  const router = open('/unfinished', { path: '/unfinished', Component: Unfinished }, { path: '/users', ...Users });
  act(() => void router.navigate('/users'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Users' })).toHaveFocus());
});

it('shows the error when a screen throws, until another screen is opened', async () => {
  const router = open('/broken', {
    path: '/broken',
    Component: () => {
      throw new Error('out of ghee');
    },
  });
  expect(await screen.findByText('out of ghee')).toBeVisible();
  vi.mocked(console.error).mockClear();
  act(() => void router.navigate('/'));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});
