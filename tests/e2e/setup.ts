import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type TestProject } from 'vitest/node';
import { buildAppFor } from '../../scripts/preview/build-app.ts';
import { seed } from '../../scripts/seed/seed.ts';
import { anySuitePorts } from '../../scripts/suite/ports.ts';
import { LOOPBACK, PROJECT_ROOT } from '../../scripts/suite/project.ts';
import { startSuite } from '../../scripts/suite/suite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the built application on the Hosting emulator. */
    appUrl: string;
    suitePorts: { readonly auth: number; readonly firestore: number; readonly storage: number };
  }
}

/** Starts the suite on free ports with demo data and the production build. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cache = join(PROJECT_ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const runFolder = mkdtempSync(join(cache, 'e2e-'));
  const ports = await anySuitePorts();
  const hostingFolder = join(runFolder, 'dist');
  const appUrl = `http://${LOOPBACK}:${ports.hosting}`;
  const suite = startSuite({ ports, runFolder, hostingFolder });
  try {
    await Promise.all([suite.ready(), buildAppFor(ports, hostingFolder)]);
    await seed(ports, { origin: appUrl });
  } catch (error) {
    await suite.stop();
    throw error;
  }
  project.provide('appUrl', appUrl);
  project.provide('suitePorts', { auth: ports.auth, firestore: ports.firestore, storage: ports.storage });
  return async () => {
    await suite.stop();
    rmSync(runFolder, { recursive: true, force: true });
  };
}
