import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { anySuitePorts, type SuitePorts } from '../../scripts/suite/ports.ts';
import { PROJECT_ROOT } from '../../scripts/suite/project.ts';
import { startSuite, type Suite } from '../../scripts/suite/suite.ts';

export interface TestSuite {
  readonly suite: Suite;
  readonly ports: SuitePorts;
  readonly hostingFolder: string;
  /** Stops the suite and removes its files. */
  readonly stop: () => Promise<void>;
}

/** Starts the emulators on free ports, with the real rules and required indexes. They are stopped again if `prepare` fails. */
export async function startTestSuite(
  name: string,
  prepare: (started: TestSuite) => Promise<unknown> = ({ suite }) => suite.ready(),
): Promise<TestSuite> {
  const cache = join(PROJECT_ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const runFolder = mkdtempSync(join(cache, `${name}-`));
  const hostingFolder = join(runFolder, 'dist');
  const ports = await anySuitePorts();
  const suite = startSuite({ ports, runFolder, hostingFolder });
  const stop = async () => {
    await suite.stop();
    rmSync(runFolder, { recursive: true, force: true });
  };
  const started = { suite, ports, hostingFolder, stop };
  try {
    await prepare(started);
  } catch (error) {
    await stop();
    throw error;
  }
  return started;
}
