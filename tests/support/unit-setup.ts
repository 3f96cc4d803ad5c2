import '@testing-library/jest-dom/vitest';
import { en } from '../../src/config/messages/en.ts';
import { learn } from '../../src/session/language/language.ts';
import { cleanup, configure } from '@testing-library/react';
import { WAIT_DEADLINE_MS } from './deadlines.ts';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

// `findBy…` and `waitFor` give up after one second otherwise, which a busy machine needs for a first render.
configure({ asyncUtilTimeout: WAIT_DEADLINE_MS });

// Every sentence is there; which screen brings which along is for the browser's tests.
learn(en);

// An unexpected console error is a failure: React reports there what will break for a person later.
let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  const complaints = consoleError.mock.calls.map((call) => call.map(String).join(' '));
  consoleError.mockRestore();
  expect(
    complaints,
    'console.error was called; a test that expects it says vi.mocked(console.error).mockClear()',
  ).toEqual([]);
});
