import type { TestProject } from 'vitest/node';
import { startEmulator } from '../../emulator/bench/emulator-process.ts';

/** The tests of the rules run against the emulator that FIRESTORE_EMULATOR_HOST names, or one of their own. */
export default async function setup(_project: TestProject): Promise<() => Promise<void>> {
  if (process.env['FIRESTORE_EMULATOR_HOST']) return async () => undefined;
  const emulator = await startEmulator();
  process.env['FIRESTORE_EMULATOR_HOST'] = `${emulator.host}:${emulator.port}`;
  return () => emulator.stop();
}
