import { waitFor } from '@testing-library/react';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userId } from '../../domain/ids.ts';
import { Failure } from '../../domain/failure.ts';
import { type Keeping, keptReads } from './kept-reads.ts';
import { held } from '../testing/held.ts';

const AT = new Date('2026-11-27T09:00:00Z');
const KEY = ['dashboard', 'lists'];
const SLOW_MS = 4_000;

const ASHA = userId('asha');
const device = async () => ({
  keptRead: async () => ({ key: '', account: ASHA, value: 'as kept', at: AT }),
  keepRead: async () => undefined,
});

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

function ask(isShownAtOnce: boolean, server = held<string>()) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const reads = keptReads(client, ASHA, device);
  const keeping: Keeping<string> = { pack: (value) => value, unpack: String, isShownAtOnce };
  const observer = new QueryObserver(client, {
    queryKey: KEY,
    queryFn: reads.reading(KEY, () => server.promise, keeping),
  });
  observer.subscribe(() => undefined);
  return { server, reads, shown: () => client.getQueryData(KEY) };
}

it('shows what is kept until the server answers, without saying how old it is', async () => {
  const { server, reads, shown } = ask(true);
  await waitFor(() => expect(shown()).toBe('as kept'));
  expect(reads.asOf()).toBeNull();
  await server.answer('from the server');
  await waitFor(() => expect(shown()).toBe('from the server'));
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  expect(reads.asOf()).toBeNull();
});

it('says how old it is once the server has taken long', async () => {
  const { reads, shown } = ask(true);
  await waitFor(() => expect(shown()).toBe('as kept'));
  await vi.advanceTimersByTimeAsync(SLOW_MS);
  expect(reads.asOf()).toBe(AT.getTime());
});

it('shows what is kept of other screens only then', async () => {
  const { reads, shown } = ask(false);
  await vi.advanceTimersByTimeAsync(SLOW_MS - 100);
  expect(shown()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(200);
  await waitFor(() => expect(shown()).toBe('as kept'));
  expect(reads.asOf()).toBe(AT.getTime());
});

it('reads again what could not be read once a listener is answered', async () => {
  const unreachable = held<string>();
  const server = { ...unreachable };
  const { reads, shown } = ask(false, server);
  await unreachable.fail(new Failure('offline', 'no connection'));
  await waitFor(() => expect(reads.asOf()).toBe(AT.getTime()));
  server.promise = Promise.resolve('from the server');
  reads.current(['dashboard', 'news']);
  await waitFor(() => expect(shown()).toBe('from the server'));
  expect(reads.asOf()).toBeNull();
});
