import { type TestProject } from 'vitest/node';
import { provideAppFor } from '../../scripts/preview/shared-build.ts';
import { seed } from '../../scripts/seed/seed.ts';
import { LOOPBACK } from '../../scripts/suite/project.ts';
import { startTestSuite } from '../support/test-suite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the built application on the Hosting emulator. */
    appUrl: string;
    suitePorts: { readonly auth: number; readonly firestore: number; readonly storage: number };
  }
}

/** Starts the suite on free ports with demo data and the production build. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { ports, stop } = await startTestSuite('e2e', async ({ suite, ports, hostingFolder }) => {
    await Promise.all([suite.ready(), provideAppFor(ports, hostingFolder)]);
    await seed(ports, { origin: originOf(ports.hosting) });
  });
  project.provide('appUrl', originOf(ports.hosting));
  project.provide('suitePorts', { auth: ports.auth, firestore: ports.firestore, storage: ports.storage });
  return stop;
}

const originOf = (port: number) => `http://${LOOPBACK}:${port}`;
