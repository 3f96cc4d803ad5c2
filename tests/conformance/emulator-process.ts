import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { within } from './client/deadline.ts';

const LAUNCHER = fileURLToPath(new URL('../../emulator/launch.mjs', import.meta.url));

export interface EmulatorProcess {
  readonly port: number;
  readonly origin: string;
  /** What it has written to its standard error. */
  errors(): string;
  /** Loads security rules for a project; `undefined` allows everything. */
  useRules(project: string, rules: string | undefined): Promise<void>;
  /** Stops it with the signal a terminal sends. */
  stop(): Promise<void>;
  /** Kills it without a chance to write anything more. */
  kill(): Promise<void>;
}

/** Starts an emulator on a free port and waits until it accepts connections. */
export async function startEmulator(...flags: readonly string[]): Promise<EmulatorProcess> {
  return running([process.execPath, LAUNCHER, '--port', '0', ...flags]);
}

/** An emulator whose files cannot grow beyond so many KiB, which its journal sees as a full disk. */
export async function startEmulatorOnFullDisk(kib: number, ...flags: readonly string[]): Promise<EmulatorProcess> {
  // The limit is in blocks of 512 bytes.
  const limited = ['sh', '-c', `ulimit -f ${2 * kib} && exec "$0" "$@"`];
  const emulator = await running([...limited, process.execPath, LAUNCHER, '--port', '0', ...flags]);
  onTestFinished(() => emulator.kill());
  return emulator;
}

async function running([command = '', ...args]: readonly string[]): Promise<EmulatorProcess> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  // After its output has been read, too.
  const exited = once(child, 'close');
  stopWithTests(child);
  const port = await within(
    'the emulator to start',
    portOf(child, () => errors),
  ).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  const origin = `http://127.0.0.1:${port}`;
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await within('the emulator to end', exited);
  };
  return {
    port,
    origin,
    errors: () => errors,
    useRules: (project, rules) => (rules === undefined ? Promise.resolve() : putRules(origin, project, rules)),
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
  };
}

/** An emulator for a single test, which may stop or kill it. */
export async function startEmulatorForTest(...flags: readonly string[]): Promise<EmulatorProcess> {
  const emulator = await startEmulator(...flags);
  onTestFinished(() => emulator.kill());
  return emulator;
}

/** Stops the emulator when the tests end for any reason. */
function stopWithTests(child: ChildProcess): void {
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

async function putRules(origin: string, project: string, content: string): Promise<void> {
  const response = await fetch(`${origin}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  const answer = await response.text();
  if (!response.ok || answer.includes('"issues"')) throw new Error(`The rules were not accepted: ${answer}`);
}

async function portOf(child: ChildProcess, errors: () => string): Promise<number> {
  const closed = once(child, 'close');
  const said: string[] = [];
  if (!child.stdout) throw new Error('The emulator was started without a standard output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /accepts connections on .*:(\d+)$/.exec(line)?.[1];
    if (port !== undefined) {
      child.stdout.resume();
      return Number(port);
    }
    said.push(line);
  }
  await closed;
  throw new Error(`The emulator ended before it accepted connections. It said:\n${[...said, errors()].join('\n')}`);
}
