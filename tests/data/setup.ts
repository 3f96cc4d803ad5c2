import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type TestProject } from 'vitest/node';
import { anySuitePorts, type SuitePorts } from '../../scripts/suite/ports.ts';
import { PROJECT_ROOT } from '../../scripts/suite/project.ts';
import { startSuite } from '../../scripts/suite/suite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    dataPorts: Pick<SuitePorts, 'auth' | 'firestore' | 'storage'>;
  }
}

/** One emulator suite with the real rules and required indexes for all tests of src/data. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cache = join(PROJECT_ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const runFolder = mkdtempSync(join(cache, 'data-'));
  const ports = await anySuitePorts();
  const suite = startSuite({ ports, runFolder, hostingFolder: join(runFolder, 'dist') });
  const stop = async () => {
    await suite.stop();
    rmSync(runFolder, { recursive: true, force: true });
  };
  try {
    await suite.ready();
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('dataPorts', { auth: ports.auth, firestore: ports.firestore, storage: ports.storage });
  return stop;
}
