import { LOOPBACK } from '../../scripts/suite/project.ts';
import { type Suite } from '../../scripts/suite/suite.ts';
import { startTestSuite } from '../support/test-suite.ts';

export interface StorageSuite {
  readonly suite: Suite;
  /** For @firebase/rules-unit-testing. */
  readonly firestore: { readonly host: string; readonly port: number };
  readonly storage: { readonly host: string; readonly port: number };
  readonly stop: () => Promise<void>;
}

/** Runs the suite through firebase-tools, with the Storage rules runtime as its child process. */
export async function startStorageSuite(): Promise<StorageSuite> {
  const { suite, ports, stop } = await startTestSuite('storage-rules');
  return {
    suite,
    firestore: { host: LOOPBACK, port: ports.firestore },
    storage: { host: LOOPBACK, port: ports.storage },
    stop,
  };
}
