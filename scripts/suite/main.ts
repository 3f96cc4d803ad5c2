/** `npm run emulators -- <start|exec|export …>`: the emulators:* commands of firebase-tools, with the embedded emulators. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { firebaseCli } from './firebase-cli.ts';
import { leashed } from './leash.ts';
import { PROJECT_ROOT } from './project.ts';
import { shimEnvironment } from './shim.ts';

const COMMANDS = ['start', 'exec', 'export'];
const [command = 'start', ...rest] = process.argv
  .slice(2)
  .map((word, index) => (index === 0 ? word.replace(/^emulators:/, '') : word));

if (!COMMANDS.includes(command)) {
  console.error(`npm run emulators -- ${command}: unknown command. It takes ${COMMANDS.join(', ')}, with their usual options:
  npm run emulators -- start
  npm run emulators -- exec "npx vitest run"
  npm run emulators -- export ./somewhere`);
  process.exit(2);
}

const cli = spawn(process.execPath, [...firebaseCli(), `emulators:${command}`, ...rest], {
  cwd: PROJECT_ROOT,
  stdio: 'inherit',
  env: leashed({ ...shimEnvironment(), SHAGUN_FIRESTORE_INDEXES: join(PROJECT_ROOT, 'firestore.indexes.json') }),
});

// The terminal sends Ctrl-C to both processes; the CLI shuts down and we exit after it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (signal !== 'SIGINT') cli.kill(signal);
  });
}
cli.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
