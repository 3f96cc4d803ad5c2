import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answeredWithin } from './answered-within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('returns a response that arrives in time, and stops waiting', async () => {
  await expect(answeredWithin(1_000, Promise.resolve('done'))).resolves.toBe('done');
  await expect(answeredWithin(1_000, Promise.reject(new RangeError('no')))).rejects.toThrow(RangeError);
  expect(vi.getTimerCount()).toBe(0);
});

it('fails as offline if there is no response in time', async () => {
  const late = expect(answeredWithin(1_000, new Promise(() => undefined))).rejects.toMatchObject({
    reason: 'offline',
  });
  await vi.advanceTimersByTimeAsync(1_000);
  await late;
});
