import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { anySuitePorts } from '../../scripts/suite/ports.ts';
import { LOOPBACK, PROJECT_ROOT } from '../../scripts/suite/project.ts';
import { startSuite, type Suite } from '../../scripts/suite/suite.ts';

export interface StorageSuite {
  readonly suite: Suite;
  /** For @firebase/rules-unit-testing. */
  readonly firestore: { readonly host: string; readonly port: number };
  readonly storage: { readonly host: string; readonly port: number };
  stop(): Promise<void>;
}

/** Runs the suite through firebase-tools, with the Storage rules runtime as its child process. */
export async function startStorageSuite(): Promise<StorageSuite> {
  const cache = join(PROJECT_ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const runFolder = mkdtempSync(join(cache, 'storage-rules-'));
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
  return {
    suite,
    firestore: { host: LOOPBACK, port: ports.firestore },
    storage: { host: LOOPBACK, port: ports.storage },
    stop,
  };
}
