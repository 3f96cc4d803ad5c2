import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { LEASH, leashed } from './leash.ts';

const IDLE = 'process.stdin.resume()';
const LOOKS_OF_THE_LEASH = 3;

function run(args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'], ...options });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

it('keeps a program running while its parent is there, and what that program forks', async () => {
  const outlastsLooks = `let left = ${LOOKS_OF_THE_LEASH}; setInterval(() => left-- || process.exit(7), 250)`;
  const forks = `
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, [...process.execArgv.slice(0, 2), '-e', '${outlastsLooks}']);
    child.once('exit', (code) => process.exit(code ?? 1));`;
  const program = run([...LEASH, '-e', forks], { env: leashed(process.env) });
  expect(await once(program, 'exit')).toEqual([7, null]);
});

it('ends a program whose parent is killed', async () => {
  const start = `
    import { spawn } from 'node:child_process';
    import { LEASH, leashed } from '${new URL('leash.ts', import.meta.url).href}';
    const options = { env: leashed(process.env), detached: true, stdio: ['pipe', 'inherit', 'inherit'] };
    spawn(process.execPath, [...LEASH, '-e', 'console.log("started"); setInterval(() => {}, 1000)'], options);`;
  const parent = run(['--import', 'tsx', '--input-type=module', '-e', start]);
  const [started] = (await once(parent.stdout!, 'data')) as [Buffer];
  expect(String(started)).toBe('started\n');
  parent.kill('SIGKILL');
  // The program has this pipe, too: it is closed when both are gone.
  expect(await text(parent.stdout!)).toBe('');
});

it('ends a program whose parent was gone before it looked', async () => {
  const gone = run(['-e', '']);
  await once(gone, 'exit');
  const program = run([...LEASH, '-e', IDLE], { env: { ...process.env, SHAGUN_PARENT: String(gone.pid) } });
  expect(await once(program, 'exit')).toEqual([null, 'SIGINT']);
});
