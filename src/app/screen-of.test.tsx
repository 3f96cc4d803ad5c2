import { render, screen, waitFor } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { InMemoryAccounts } from '../session/testing/in-memory-accounts.ts';
import { heardToasts } from '../session/testing/heard-toasts.ts';
import { Page } from '../session/testing/pages.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { arrive, screenOf } from './screen-of.tsx';

const Hello = () => <h1>Hello</h1>;

function show(page: ReactNode) {
  render(
    <Page accounts={new InMemoryAccounts()} toasts={heardToasts()}>
      <ErrorBoundary>
        <Suspense fallback="React waits">{page}</Suspense>
      </ErrorBoundary>
    </Page>,
  );
}

it('shows a first screen as soon as it is there, without React waiting for it', async () => {
  let come: () => void = () => undefined;
  const Screen = screenOf(
    () =>
      new Promise((resolve) => {
        come = () => resolve({ default: Hello });
      }),
  );
  show(<Screen />);
  expect(screen.getByText('One moment…')).toBeVisible();
  expect(screen.queryByText('React waits')).toBeNull();
  come();
  expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible();
});

it('keeps waiting for a first screen that could not be loaded, until it is', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  const load = vi
    .fn<() => Promise<{ default: typeof Hello }>>()
    .mockRejectedValueOnce(new Error('no such file'))
    .mockResolvedValue({ default: Hello });
  const Screen = screenOf(load);
  show(<Screen />);
  await waitFor(() => expect(console.info).toHaveBeenCalledOnce());
  expect(screen.getByText('One moment…')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible();
});

it('leaves the waiting for a later screen to React, which keeps the page before it', async () => {
  arrive();
  const Screen = screenOf(() => Promise.resolve({ default: Hello }));
  show(<Screen />);
  expect(screen.getByText('React waits')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible();
});
