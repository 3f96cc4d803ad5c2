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
  /** Loads security rules for a project; `undefined` allows everything. */
  useRules(project: string, rules: string | undefined): Promise<void>;
  /** Stops it with the signal a terminal sends. */
  stop(): Promise<void>;
  /** Kills it without a chance to write anything more. */
  kill(): Promise<void>;
}

/** Starts an emulator on a free port and waits until it accepts connections. */
export async function startEmulator(...flags: readonly string[]): Promise<EmulatorProcess> {
  const child = spawn(process.execPath, [LAUNCHER, '--port', '0', ...flags], { stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  stopWithTests(child);
  const port = await within('the emulator to start', portOf(child)).catch((error: unknown) => {
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

async function portOf(child: ChildProcess): Promise<number> {
  const closed = once(child, 'close');
  const complaints: string[] = [];
  child.stderr?.on('data', (text: Buffer) => complaints.push(text.toString()));
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
  throw new Error(
    `The emulator ended before it accepted connections. It said:\n${[...said, ...complaints].join('\n')}`,
  );
}
