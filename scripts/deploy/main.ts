/** `npm run deploy -- --project <id> [firebase deploy flags]`: checks, builds and deploys to a real Firebase project. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { readBrand } from '../../src/config/brand-variables.ts';
import { type Environment, parseEnvironment } from '../../src/config/environment.ts';
import { PROJECT_ROOT } from '../suite/project.ts';
import { prepareDeployment } from './prepare.ts';
import { deployProblems, deployWarnings } from './problems.ts';

const args = process.argv.slice(2);
const variables = loadEnv('production', PROJECT_ROOT, 'VITE_');
const problems = deployProblems(args, variables);
const parsed = parseEnvironment(variables);
if (problems.length > 0 || !parsed.ok) {
  console.error(`npm run deploy: the configuration is incomplete.\n  ${problems.join('\n  ')}`);
  process.exit(2);
}

const warnings = deployWarnings(parsed.environment);
warn();
run('npm', ['run', 'check']);
run('npm', ['run', 'build']);
const config = prepared(parsed.environment);
const cli = join(PROJECT_ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
run(process.execPath, [cli, 'deploy', '--config', config, ...args]);
// Repeated at the end, so that it does not scroll out of view.
warn();

function warn(): void {
  if (warnings.length > 0) console.warn(`\nnpm run deploy: WARNING\n  ${warnings.join('\n  ')}\n`);
}

function prepared(environment: Environment): string {
  try {
    return prepareDeployment(join(PROJECT_ROOT, '.cache', 'deploy'), environment, readBrand(variables));
  } catch (error) {
    console.error(`npm run deploy: ${(error as Error).message}`);
    return process.exit(1);
  }
}

function run(command: string, words: readonly string[]): void {
  const { status, error } = spawnSync(command, words, { cwd: PROJECT_ROOT, stdio: 'inherit' });
  if (status === 0) return;
  console.error(
    `npm run deploy: ${command} ${words[0] ?? ''} ${error ? `could not be run: ${error.message}` : 'failed, see above'}.`,
  );
  process.exit(status ?? 1);
}
