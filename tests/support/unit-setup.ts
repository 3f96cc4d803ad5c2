import { setImmediate as nextTurn, setTimeout as nextTimer } from 'node:timers/promises';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { WAIT_DEADLINE_MS } from './deadlines.ts';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

/** In each turn of the event loop React runs at least one task: effects, or a render that an effect or an answer caused. */
const TURNS = 10;

const before = getConfig();
configure({
  // The default timeout of one second is too short for a first render on a busy machine.
  asyncUtilTimeout: WAIT_DEADLINE_MS,
  // After an element is found or a key is pressed, Testing Library waits for a timer of 0 ms, so that React can move the
  // focus or show an answer. React schedules its work with `setImmediate`: on a busy machine the timer fires first.
  asyncWrapper: (act) =>
    before.asyncWrapper(async () => {
      const result: unknown = await act();
      for (let turn = 0; turn < TURNS; turn++) await nextTurn();
      return result;
    }),
});

// An unexpected console error fails the test, because React reports errors there.
let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(async () => {
  cleanup();
  await historyFollowed();
  const consoleErrors = consoleError.mock.calls.map((call) => call.map(String).join(' '));
  consoleError.mockRestore();
  expect(
    consoleErrors,
    'console.error was called; a test that expects it says vi.mocked(console.error).mockClear()',
  ).toEqual([]);
});

/**
 * An overlay loads this module when it opens. After it closes, it goes back in the history, in tasks that need the page of
 * the test and would change the address of the next one.
 */
async function historyFollowed(): Promise<void> {
  await import('../../src/ui/overlay-history.ts');
  await nextTimer();
  await vi.waitFor(() => expect(history.state ?? {}).not.toHaveProperty('overlays'), WAIT_DEADLINE_MS);
}
