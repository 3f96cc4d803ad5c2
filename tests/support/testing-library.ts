import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { configure, getConfig } from '@testing-library/react';
import { WAIT_DEADLINE_MS } from './deadlines.ts';

/** In each turn of the event loop React runs at least one task: effects, or a render that an effect or an answer caused. */
const TURNS = 10;

/** A dismissed dialog closes after the next frame, which does not come with fake timers. */
const FRAME_MS = 16;
const MOST_FRAMES = 60;

const before = getConfig();
configure({
  // The default timeout of one second is too short for a first render on a busy machine.
  asyncUtilTimeout: WAIT_DEADLINE_MS,
  // React renders what is likely to be opened next out of sight, once there is time for it. jsdom is slow to match a
  // selector with a colon.
  defaultIgnore: 'script, style, [style*="none !important"] *',
  // While an element is awaited, nobody reads these errors. Testing Library adds the page to the last one.
  getElementError: (message, container) =>
    isWaiting() ? elementError(message) : before.getElementError(message, container),
  // After an element is found or a key is pressed, Testing Library waits for a timer of 0 ms, so that React can move the
  // focus or show an answer. React schedules its work with `setImmediate`: on a busy machine the timer fires first.
  asyncWrapper: (act) =>
    before.asyncWrapper(async () => {
      const result: unknown = await act();
      await reactRendered();
      await dialogsClosed();
      return result;
    }),
});

async function reactRendered(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await nextTurn();
}

async function dialogsClosed(): Promise<void> {
  const isLeaving = () => document.querySelectorAll('dialog[open][data-leaving]').length > 0;
  if (!isLeaving()) return;
  for (let frame = 0; frame < MOST_FRAMES && isLeaving(); frame++) await pause(FRAME_MS);
  await reactRendered();
}

function isWaiting(): boolean {
  const { _disableExpensiveErrorDiagnostics } = getConfig() as { _disableExpensiveErrorDiagnostics?: boolean };
  return _disableExpensiveErrorDiagnostics ?? false;
}

function elementError(message: string | null): Error {
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
}
