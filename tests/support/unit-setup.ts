import { setTimeout as nextTimer } from 'node:timers/promises';
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { current, dismiss } from '../../src/ui/toast.ts';
import { WAIT_DEADLINE_MS } from './deadlines.ts';
// Vitest runs this module again for each test file, and these once, because the files of a worker share a document.
import './faster-jsdom.ts';
import './missing-in-jsdom.ts';
import './testing-library.ts';

// An unexpected console error fails the test, because React reports errors there.
let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(async () => {
  cleanup();
  await historyFollowed();
  leaveNothing();
  const consoleErrors = consoleError.mock.calls.map((call) => call.map(String).join(' '));
  consoleError.mockRestore();
  expect(
    consoleErrors,
    'console.error was called; a test that expects it says vi.mocked(console.error).mockClear()',
  ).toEqual([]);
});

/** The files of a worker share a document, its address and storage, and the modules. */
function leaveNothing(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const { id } of current()) dismiss(id);
  document.body.replaceChildren();
  for (const element of [document.body, document.documentElement]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.title = '';
  history.replaceState(null, '', '/');
}

/**
 * An overlay loads this module when it opens. After it closes, it goes back in the history, in tasks that need the page of
 * the test and would change the address of the next one.
 */
async function historyFollowed(): Promise<void> {
  await import('../../src/ui/overlay-history.ts');
  await nextTimer();
  await vi.waitFor(() => expect(history.state ?? {}).not.toHaveProperty('overlays'), WAIT_DEADLINE_MS);
}
