import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../suite/project.ts';

/** Runs the tests of the rules when nothing else is asked for. */
const TESTS = ['npx', 'vitest', 'run', '--project', 'rules'];

export interface RulesEmulator {
  /** `http://127.0.0.1:port/emulator/v1/projects`. */
  readonly endpoint: string;
  stop(): Promise<void>;
}

/** The tests failed, or could not be run: what they say about the rules is worth nothing. */
export class TestsFailed extends Error {}

/**
 * Starts an emulator that remembers what rules decide, and runs tests of the rules against it. They find it, as with
 * Google's emulator, through FIRESTORE_EMULATOR_HOST.
 */
export async function runRulesTests(command: readonly string[]): Promise<RulesEmulator> {
  const emulator = spawn(
    process.execPath,
    [join(PROJECT_ROOT, 'emulator/launch.mjs'), '--port', '0', '--log-decisions'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const lines = createInterface({ input: emulator.stdout });
  const address = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const found = /([\w.[\]:]+:\d+)$/.exec(line)?.[1];
      if (found) resolve(found);
    });
    emulator.once('exit', () => reject(new TestsFailed('The emulator did not start.')));
  });
  const stop = async (): Promise<void> => {
    if (emulator.exitCode !== null) return;
    const exited = once(emulator, 'exit');
    emulator.kill('SIGINT');
    await exited;
  };
  try {
    await runTests(command.length > 0 ? command : TESTS, address);
  } catch (error) {
    await stop();
    throw error;
  }
  return { endpoint: `http://${address}/emulator/v1/projects`, stop };
}

async function runTests(command: readonly string[], address: string): Promise<void> {
  const [program = '', ...args] = command;
  const tests = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: address },
  });
  const [code] = (await Promise.race([
    once(tests, 'exit'),
    once(tests, 'error').then(([error]) => {
      throw new TestsFailed(`${program} could not be started: ${String(error)}`);
    }),
  ])) as [number | null];
  if (code !== 0) throw new TestsFailed(`The tests of the rules fail (${command.join(' ')}). Mend them first.`);
}
