import { availableParallelism } from 'node:os';
import { parseFlags } from '../command-line.ts';

export interface RepeatFlags {
  readonly times: number;
  /** The number of processes that keep a core busy. */
  readonly busy: number;
  readonly projects: readonly string[];
  /** A regular expression for titles; null for every test. */
  readonly title: string | null;
  /** Path filters for Vitest; empty for every file. */
  readonly files: readonly string[];
}

export const HELP = `npm run test:repeat -- [flags] [files]

  --times N     number of runs (default 10)
  --busy M      number of processes that generate CPU load (default one per core)
  --project p   only this project of vitest.config.ts; repeatable
  -t pattern    only tests whose title matches this regular expression
  --help        this text

Reports which tests failed and how often. Fails if any test failed.`;

export function parseRepeatFlags(args: string[]): RepeatFlags | 'help' {
  const options = {
    times: { type: 'string', default: '10' },
    busy: { type: 'string', default: String(availableParallelism()) },
    project: { type: 'string', multiple: true, default: [] as string[] },
    testNamePattern: { type: 'string', short: 't' },
  } as const;
  return parseFlags(HELP, { args, options, allowPositionals: true }, ({ values, positionals }) => ({
    times: wholeNumber('--times', values.times, 1),
    busy: wholeNumber('--busy', values.busy, 0),
    projects: values.project,
    title: values.testNamePattern ?? null,
    files: positionals,
  }));
}

function wholeNumber(flag: string, text: string, least: number): number {
  if (!/^\d+$/.test(text) || Number(text) < least) {
    throw new Error(`${flag} takes a whole number from ${least}, not "${text}"`);
  }
  return Number(text);
}
