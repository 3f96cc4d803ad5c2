import { parseArgs, type ParseArgsConfig } from 'node:util';

/** An error the user can fix. Its message is printed without a stack. */
export class UserError extends Error {}

/** Parses flags with Node's `parseArgs`; `read` checks their values. Any error becomes a UserError with the help text. */
export function parseFlags<Config extends ParseArgsConfig, Flags>(
  help: string,
  config: Config,
  read: (parsed: ReturnType<typeof parseArgs<Config>>) => Flags,
): Flags | 'help' {
  const { values } = parseArgs({ ...config, options: { help: { type: 'boolean', short: 'h' } }, strict: false });
  if (values.help) return 'help';
  try {
    return read(parseArgs(config));
  } catch (error) {
    const [command] = help.split(' -- ');
    // The first sentence of Node's message explains the error; the rest is about positional arguments.
    const [reason = ''] = (error as Error).message.split('. ');
    throw new UserError(`${command}: ${reason.replace(/\.$/, '')}.\n\n${help}`);
  }
}

/** Runs `work`, which returns the exit code, with the flags of the command line. */
export async function runCommand<Flags>(
  help: string,
  parse: (args: string[]) => Flags | 'help',
  work: (flags: Flags) => Promise<number>,
): Promise<void> {
  try {
    const flags = parse(process.argv.slice(2));
    if (flags === 'help') console.log(help);
    else process.exitCode = await work(flags);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
