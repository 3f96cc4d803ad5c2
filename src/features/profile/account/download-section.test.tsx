import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Failure } from '../../../domain/failure.ts';
import { accountOf, profileOf } from '../../../session/testing/people.ts';
import { QueryTestPage } from '../../../session/testing/query-test-page.tsx';
import { type SavedFiles, savedFiles } from '../../../session/testing/saved-files.ts';
import { Toasts } from '../../../ui/toasts.tsx';
import { DownloadSection } from './download-section.tsx';
import { InMemoryAccount } from './in-memory-account.ts';

let saved: SavedFiles;
beforeEach(() => {
  saved = savedFiles();
});

function open(account = new InMemoryAccount('password')) {
  const page = render(
    <QueryTestPage path="/profile">
      <DownloadSection profile={profileOf(accountOf('Asha'))} api={account} />
      <Toasts dismissLabel="Dismiss" />
    </QueryTestPage>,
  );
  return { account, ...page };
}

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Data that is read once the test says so. */
function reading(): { readonly account: InMemoryAccount; readonly finish: () => Promise<void> } {
  const account = new InMemoryAccount('password');
  let finish: () => void = () => undefined;
  account.dataRead = new Promise((resolve) => (finish = resolve));
  return { account, finish: async () => act(async () => finish()) };
}

it('saves one archive, and can be repeated', async () => {
  open();
  await press('Download my data');
  await waitFor(() => expect(saved.names).toEqual([expect.stringMatching(/^shagun-my-data-[\d-]{10}\.zip$/)]));
  await press('Download my data');
  await waitFor(() => expect(saved.names).toHaveLength(2));
});

it('shows its progress, and can be stopped', async () => {
  const { account, finish } = reading();
  open(account);
  await press('Download my data');
  expect(screen.getByRole('button', { name: /1 rows so far/ })).toBeVisible();
  await press('Stop');
  await finish();
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeEnabled();
  expect(saved.names).toEqual([]);
});

it('stops when the page is left', async () => {
  const { account, finish } = reading();
  const { unmount } = open(account);
  await press('Download my data');
  unmount();
  await finish();
  expect(saved.names).toEqual([]);
});

it('says why it failed, and can be retried', async () => {
  const { account } = open();
  account.failure = new Failure('offline', 'no network');
  await press('Download my data');
  expect(await screen.findByText(/We couldn’t collect your data: /)).toBeVisible();
  await press('Download my data');
  await waitFor(() => expect(saved.names).toHaveLength(1));
});
