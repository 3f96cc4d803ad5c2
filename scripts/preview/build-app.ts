import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AppPorts, appVariables, WITHOUT_EMULATORS } from '../suite/app-variables.ts';
import { PROJECT_ROOT } from '../suite/project.ts';

/** A production build of the application that connects to a suite's emulators or, without their ports, to Google's hosts. */
export async function buildAppFor(ports: AppPorts | null, outDir: string): Promise<void> {
  const build = spawn(
    process.execPath,
    ['--import', 'tsx', join(PROJECT_ROOT, 'scripts/build/main.ts'), '--outDir', outDir, '--skip-budget'],
    {
      cwd: PROJECT_ROOT,
      // Set explicitly, because a test runner sets NODE_ENV to something else.
      env: { ...process.env, NODE_ENV: 'production', ...(ports ? appVariables(ports) : WITHOUT_EMULATORS) },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The build failed with code ${code}.`);
}
