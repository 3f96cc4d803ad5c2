import { type TestProject } from 'vitest/node';
import { type SuitePorts } from '../../scripts/suite/ports.ts';
import { startTestSuite } from '../support/test-suite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    dataPorts: Pick<SuitePorts, 'auth' | 'firestore' | 'storage'>;
  }
}

/** One emulator suite for all tests of src/data. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { ports, stop } = await startTestSuite('data');
  project.provide('dataPorts', { auth: ports.auth, firestore: ports.firestore, storage: ports.storage });
  return stop;
}
