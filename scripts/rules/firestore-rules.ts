import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { CoverageReport } from '../../emulator/rules/coverage.ts';
import type { RulesSource } from '../../emulator/rules/load-rules.ts';
import type { MutantReport } from '../../emulator/rules/mutant-trial.ts';
import { UserError } from '../command-line.ts';
import { PROJECT_ROOT } from '../suite/project.ts';
import { runTests } from './run-tests.ts';
import type { TestedRules } from './tested-rules.ts';

const TESTS = ['npx', 'vitest', 'run', '--project', 'rules'];

/**
 * Runs the Firestore rules tests against an emulator that records decisions. As with Google's emulator, the tests find it
 * through FIRESTORE_EMULATOR_HOST.
 */
export async function testFirestoreRules(
  source: RulesSource,
  command: readonly string[],
  use: (rules: TestedRules) => Promise<number>,
): Promise<number> {
  const emulator = await startEmulator();
  try {
    await runTests(command.length > 0 ? command : TESTS, { FIRESTORE_EMULATOR_HOST: emulator.address });
    const ask = (what: string) => askOf(emulator.address, what, source);
    return await use({
      // Safe cast: the response comes from our own emulator.
      tryMutants: async () => (await ask('tryMutants')) as MutantReport | undefined,
      coverage: async () => (await ask('coverageOf')) as CoverageReport | undefined,
    });
  } finally {
    await emulator.stop();
  }
}

/**
 * undefined if rules with this content were never active. Trying the mutants can take minutes on a busy machine, and
 * `fetch` gives up after five minutes without a response.
 */
async function askOf(address: string, what: string, { content }: RulesSource): Promise<unknown> {
  const asked = request(`http://${address}/emulator/v1/projects/-:${what}`, { method: 'POST' });
  asked.end(JSON.stringify({ content }));
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const answer = await text(response);
  if (response.statusCode === 404) return undefined;
  if (response.statusCode !== 200) throw new Error(`The emulator failed to respond: ${answer}`);
  return JSON.parse(answer);
}

/** The log keeps what each request read, so little becomes garbage. With this, it is collected less often. */
const MEMORY = '--max-semi-space-size=64';

async function startEmulator(): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const emulator = spawn(
    process.execPath,
    [MEMORY, join(PROJECT_ROOT, 'emulator/launch.mjs'), '--port', '0', '--log-decisions', '--count-accesses-per-write'],
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
    emulator.once('exit', () => reject(new UserError('The emulator did not start.')));
  });
  return {
    address,
    stop: async () => {
      if (emulator.exitCode !== null) return;
      const exited = once(emulator, 'exit');
      emulator.kill('SIGINT');
      await exited;
    },
  };
}
