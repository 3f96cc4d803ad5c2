import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DATA_KINDS, type DataCounts, type DataSubject, type RemovalStep } from '../../../domain/data-request.ts';
import { Failure } from '../../../domain/failure.ts';
import { userId } from '../../../domain/ids.ts';
import { QueryTestPage } from '../../../session/testing/query-test-page.tsx';
import { savedFiles } from '../../../session/testing/saved-files.ts';
import { Toasts } from '../../../ui/toasts.tsx';
import type { DataRequestsApi } from './api.ts';
import { DataRequests } from './data-requests.tsx';

const ASHA: DataSubject = { id: userId('asha'), email: 'asha@guests.example', name: 'Asha', language: 'hi' };
const GUEST: DataSubject = { id: null, email: 'kabir@guests.example', name: '', language: 'en' };

/** Finds these people. Records what was asked. */
class InMemoryRequests {
  readonly asked: string[] = [];
  counts = Object.fromEntries(DATA_KINDS.map((kind, index) => [kind, index])) as DataCounts;
  begun: Date | null = null;
  readonly failures: Failure[] = [];
  readme = '';

  constructor(readonly people: readonly DataSubject[] = [ASHA]) {}

  readonly api: DataRequestsApi = {
    find: async (typed) => {
      this.asked.push(`find ${typed}`);
      return this.people;
    },
    counts: async ({ email }) => {
      this.asked.push(`count ${email}`);
      return this.counts;
    },
    erasureStart: async () => this.begun,
    archive: async (_, readmeOf, { onProgress }) => {
      onProgress(3);
      this.readme = readmeOf(['profile', 'messages']);
      return new Blob(['zip']);
    },
    remove: async ({ email }, onStep: (step: RemovalStep) => void) => {
      this.asked.push(`remove ${email}`);
      onStep('account');
      const failure = this.failures.shift();
      if (failure) throw failure;
      this.begun = new Date('2026-12-05T06:30:00Z');
    },
  };
}

async function open(requests: InMemoryRequests, about = '') {
  render(
    <QueryTestPage path="/admin/users">
      <DataRequests api={requests.api} open about={about} onClose={() => undefined} />
      <Toasts dismissLabel="Dismiss" />
    </QueryTestPage>,
  );
  await act(async () => undefined);
}

const press = (name: string, within_: Pick<typeof screen, 'getByRole'> = screen) =>
  act(async () => void fireEvent.click(within_.getByRole('button', { name })));
const who = () => screen.getByLabelText('Email, phone, gift reference or user ID');
const find = async (text: string) => {
  fireEvent.change(who(), { target: { value: text } });
  await press('Find');
};
const confirmation = () => within(screen.getByRole('alertdialog'));

it('asks for something to look for', async () => {
  const requests = new InMemoryRequests();
  await open(requests);
  await press('Find');
  expect(who()).toHaveAccessibleDescription(/Please enter one of these/);
  expect(requests.asked).toEqual([]);
});

it('shows what is held, by kind', async () => {
  const requests = new InMemoryRequests();
  await open(requests, 'asha');
  await press('Find');
  expect(requests.asked).toEqual(['find asha', 'count asha@guests.example']);
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual([
    ...['Profile', 'Wishlists', 'Wishlists they help to run', 'Gifts given', 'Messages to support'],
    ...['Newsletter subscriptions', 'Reports', 'Internal notes', 'Log entries'],
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => Number(textContent))).toEqual([...terms.keys()]);
  expect(screen.getByText(/Anyone can type an address/)).toBeVisible();
});

it('asks which of several people is meant, before anything about them is read', async () => {
  const requests = new InMemoryRequests([ASHA, { ...GUEST, id: userId('kabir'), name: 'Kabir' }]);
  await open(requests);
  await find('+91 98765 43210');
  expect(requests.asked).toEqual(['find +91 98765 43210']);
  await press('Kabir, kabir@guests.example');
  expect(requests.asked.at(-1)).toBe('count kabir@guests.example');
});

it('says that an anonymous gift leads to no one', async () => {
  await open(new InMemoryRequests([]));
  await find('SHG-7K2M-9PQR');
  expect(screen.getByText(/We found no one/)).toBeVisible();
});

it('downloads a copy with a README in the person’s language', async () => {
  const saved = savedFiles();
  const requests = new InMemoryRequests();
  await open(requests);
  await find('asha');
  await press('Download their data');
  await waitFor(() => expect(saved.names).toHaveLength(1));
  expect(saved.names[0]).toMatch(/^shagun-data-of-a-person-\d{4}-\d{2}-\d{2}\.zip$/);
  expect(requests.readme).toContain('Asha, asha@guests.example');
  expect(requests.readme).toContain('messages: हमें भेजे आपके संदेश');
});

it('deletes only after the address is typed, and says what is left and how to delete it', async () => {
  const requests = new InMemoryRequests();
  await open(requests);
  await find('asha');
  await press('Delete their data');
  const typed = confirmation().getByLabelText('Type asha@guests.example to confirm');
  await press('Delete for good', confirmation());
  expect(typed).toHaveAccessibleDescription(/This isn’t the same/);
  expect(requests.asked).not.toContain('remove asha@guests.example');
  fireEvent.change(typed, { target: { value: ' Asha@guests.example ' } });
  await press('Delete for good', confirmation());
  expect(requests.asked).toContain('remove asha@guests.example');
  expect(screen.getByText('Everything that an admin can delete is deleted.')).toBeVisible();
  const left = within(screen.getByRole('region', { name: 'What is left' }));
  expect(left.getByText(/The deletion of this account began on 5 Dec/)).toBeVisible();
  expect(left.getByText(/are not deleted yet, because admins can’t do that/)).toBeVisible();
  expect(left.getByText(/accounts:delete/)).toHaveTextContent('{"localId":"asha"}');
  expect(screen.queryByRole('button', { name: 'Delete their data' })).not.toBeInTheDocument();
});

it('continues a deletion that was interrupted, without asking again', async () => {
  const requests = new InMemoryRequests();
  requests.failures.push(new Failure('offline', 'no network'));
  await open(requests);
  await find('asha');
  await press('Delete their data');
  fireEvent.change(confirmation().getByRole('textbox'), { target: { value: ASHA.email } });
  await press('Delete for good', confirmation());
  expect(screen.getByText(/The deletion stopped. What’s deleted stays deleted/)).toBeVisible();
  await press('Continue');
  expect(screen.getByText('Everything that an admin can delete is deleted.')).toBeVisible();
});

it('claims no more of an address without an account than was deleted', async () => {
  const requests = new InMemoryRequests([GUEST]);
  await open(requests);
  await find(GUEST.email);
  await press('Delete their data');
  fireEvent.change(confirmation().getByRole('textbox'), { target: { value: GUEST.email } });
  await press('Delete for good', confirmation());
  expect(screen.getByText(/The system log stays/)).toBeVisible();
  expect(screen.queryByText(/accounts:delete/)).not.toBeInTheDocument();
});

it('offers to go on with a deletion that began earlier', async () => {
  const requests = new InMemoryRequests();
  requests.begun = new Date('2026-12-05T06:30:00Z');
  await open(requests);
  await find('asha');
  expect(screen.getByText(/The deletion of this account began on 5 Dec/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete their data' })).toBeVisible();
});
