import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The tests failed or could not run, so they prove nothing about the rules. */
export class TestsFailed extends Error {}

/** Runs a command to completion, with extra environment variables. Throws TestsFailed. */
export async function runTests(command: readonly string[], variables: Readonly<Record<string, string>>): Promise<void> {
  const [program = '', ...args] = command;
  const tests = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...variables } });
  const [code] = (await Promise.race([
    once(tests, 'exit'),
    once(tests, 'error').then(([error]) => {
      throw new TestsFailed(`${program} could not be started: ${String(error)}`);
    }),
  ])) as [number | null];
  if (code !== 0) throw new TestsFailed(`The rules tests fail (${command.join(' ')}). Fix them first.`);
}
