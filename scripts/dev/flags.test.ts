import { expect, it } from 'vitest';
import { FlagError, parseFlags } from './flags.ts';

it('keeps the previous data and uses the embedded emulators by default', () => {
  expect(parseFlags([])).toEqual({ fresh: false, official: false });
  expect(parseFlags(['--fresh', '--official'])).toEqual({ fresh: true, official: true });
});

it('returns help for --help', () => {
  expect(parseFlags(['--help'])).toBe('help');
});

it.each([['--frsh'], ['stray'], ['--fresh=maybe']])('rejects %s and prints the usage', (flag) => {
  expect(() => parseFlags([flag])).toThrow(FlagError);
  expect(() => parseFlags([flag])).toThrow(/npm run dev: .*\n\nnpm run dev -- \[flags\]/s);
});
