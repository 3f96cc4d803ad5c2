import type { TestProject } from 'vitest/node';
import { startEmulator } from '../../emulator/bench/emulator-process.ts';

/** Runs the rules tests on the emulator named by FIRESTORE_EMULATOR_HOST, or on their own. */
export default async function setup(_project: TestProject): Promise<() => Promise<void>> {
  if (process.env['FIRESTORE_EMULATOR_HOST']) return async () => undefined;
  const emulator = await startEmulator('--count-accesses-per-write');
  process.env['FIRESTORE_EMULATOR_HOST'] = `${emulator.host}:${emulator.port}`;
  return () => emulator.stop();
}
