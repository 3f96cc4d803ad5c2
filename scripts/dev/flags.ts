import { parseArgs } from 'node:util';

export interface DevFlags {
  /** Start with empty data instead of that of the last run. */
  readonly fresh: boolean;
  /** Use Google's own emulators. */
  readonly official: boolean;
}

export class FlagError extends Error {}

export const HELP = `npm run dev -- [flags]

  --fresh      start with new demo data; by default each run keeps the data of the last one
  --official   run Google's own Firestore emulator and rules runtime (needs Java 21 and their download)
  --help       this text`;

export function parseFlags(args: readonly string[]): DevFlags | 'help' {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { fresh: { type: 'boolean' }, official: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) return 'help';
    return { fresh: values.fresh ?? false, official: values.official ?? false };
  } catch (error) {
    // The first sentence of Node's message explains the error; the rest is about positional arguments.
    const [first = 'Invalid flags'] = (error as Error).message.split('. ');
    throw new FlagError(`npm run dev: ${first}.\n\n${HELP}`);
  }
}
