import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { heardToasts } from '../session/testing/heard-toasts.ts';
import { InMemoryAccounts } from '../session/testing/in-memory-accounts.ts';
import { Page } from '../session/testing/pages.tsx';
import { arriving } from './arrival.tsx';
import type { LoadedScreen } from './routes.ts';
import { screenOf } from './screen-of.tsx';

beforeEach(() => {
  document.title = 'Shagun';
});

it('keeps the title of the page until the screen and its messages are loaded', async () => {
  let finishLoading: (loaded: LoadedScreen) => void = () => undefined;
  const loading = new Promise<LoadedScreen>((resolve) => {
    finishLoading = resolve;
  });
  const Screen = screenOf(arriving(() => loading));
  render(
    <Page accounts={new InMemoryAccounts()} toasts={heardToasts()}>
      <MemoryRouter initialEntries={['/admin/users']}>
        <Suspense>
          <Screen />
        </Suspense>
      </MemoryRouter>
    </Page>,
  );
  expect(screen.getByText('One moment…')).toBeVisible();
  expect(document.title).toBe('Shagun');
  finishLoading({ default: () => <h1>Users</h1>, titleKey: 'admin-users.title' });
  expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible();
  await expect.poll(() => document.title).toBe('User Management · Shagun');
});
