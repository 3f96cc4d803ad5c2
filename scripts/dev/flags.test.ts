import { expect, it } from 'vitest';
import { UserError } from '../command-line.ts';
import { parseDevFlags } from './flags.ts';

it('keeps the previous data and uses the embedded emulators by default', () => {
  expect(parseDevFlags([])).toEqual({ fresh: false, official: false });
  expect(parseDevFlags(['--fresh', '--official'])).toEqual({ fresh: true, official: true });
});

it('returns help for --help', () => {
  expect(parseDevFlags(['--help'])).toBe('help');
});

it.each([['--frsh'], ['stray'], ['--fresh=maybe']])('rejects %s and prints the usage', (flag) => {
  expect(() => parseDevFlags([flag])).toThrow(UserError);
  expect(() => parseDevFlags([flag])).toThrow(/npm run dev: .*\n\nnpm run dev -- \[flags\]/s);
});
