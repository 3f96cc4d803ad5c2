import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { UserError } from '../command-line.ts';

/** Runs a command to completion, with extra environment variables. Throws UserError. */
export async function runTests(command: readonly string[], variables: Readonly<Record<string, string>>): Promise<void> {
  const [program = '', ...args] = command;
  const tests = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...variables } });
  const [code] = (await Promise.race([
    once(tests, 'exit'),
    once(tests, 'error').then(([error]) => {
      throw new UserError(`${program} could not be started: ${String(error)}`);
    }),
  ])) as [number | null];
  if (code !== 0) throw new UserError(`The rules tests fail (${command.join(' ')}). Fix them first.`);
}
