import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appVariables } from '../suite/app-variables.ts';
import { type SuitePorts } from '../suite/ports.ts';
import { PROJECT_ROOT } from '../suite/project.ts';

/** Builds the application as for production, but to talk to a suite's emulators. */
export async function buildAppFor(
  ports: Pick<SuitePorts, 'auth' | 'firestore' | 'storage'>,
  outDir: string,
): Promise<void> {
  const vite = spawn(
    process.execPath,
    [
      join(PROJECT_ROOT, 'node_modules/vite/bin/vite.js'),
      'build',
      '--outDir',
      outDir,
      '--emptyOutDir',
      '--logLevel',
      'error',
    ],
    {
      cwd: PROJECT_ROOT,
      // Said outright, because a test runner has set NODE_ENV to something else.
      env: { ...process.env, NODE_ENV: 'production', ...appVariables(ports) },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const [code] = (await once(vite, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`vite build failed with code ${code}.`);
}
