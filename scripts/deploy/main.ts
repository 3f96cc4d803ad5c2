/** `npm run deploy -- --project <id> [firebase deploy's flags]`: checks, builds and deploys to a real Firebase project. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { PROJECT_ROOT } from '../suite/project.ts';
import { deployProblems } from './problems.ts';

const args = process.argv.slice(2);
const problems = deployProblems(args, loadEnv('production', PROJECT_ROOT, 'VITE_'));
if (problems.length > 0) {
  console.error(`npm run deploy: this cannot be deployed yet.\n  ${problems.join('\n  ')}`);
  process.exit(2);
}

run('npm', ['run', 'check']);
run('npm', ['run', 'build']);
run(process.execPath, [join(PROJECT_ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'), 'deploy', ...args]);

function run(command: string, words: readonly string[]): void {
  const { status, error } = spawnSync(command, words, { cwd: PROJECT_ROOT, stdio: 'inherit' });
  if (status === 0) return;
  console.error(
    `npm run deploy: ${command} ${words[0] ?? ''} ${error ? `could not be run: ${error.message}` : 'failed, see above'}.`,
  );
  process.exit(status ?? 1);
}
