import { parseFlags } from '../command-line.ts';

export interface DevFlags {
  /** Start with empty data instead of that of the last run. */
  readonly fresh: boolean;
  /** Use Google's own emulators. */
  readonly official: boolean;
}

export const HELP = `npm run dev -- [flags]

  --fresh      start with new demo data; by default each run keeps the data of the last one
  --official   run Google's own Firestore emulator and rules runtime (needs Java 21 and their download)
  --help       this text`;

const SWITCH = { type: 'boolean', default: false } as const;

export function parseDevFlags(args: string[]): DevFlags | 'help' {
  return parseFlags(HELP, { args, options: { fresh: SWITCH, official: SWITCH } }, ({ values }) => values);
}
