import { expect, it } from 'vitest';
import { FlagError, parseFlags } from './flags.ts';

it('goes on with the last data, on the embedded emulators, unless told otherwise', () => {
  expect(parseFlags([])).toEqual({ fresh: false, official: false });
  expect(parseFlags(['--fresh', '--official'])).toEqual({ fresh: true, official: true });
});

it('explains itself', () => {
  expect(parseFlags(['--help'])).toBe('help');
});

it.each([['--frsh'], ['stray'], ['--fresh=maybe']])('says what is wrong with %s, and what there is', (flag) => {
  expect(() => parseFlags([flag])).toThrow(FlagError);
  expect(() => parseFlags([flag])).toThrow(/npm run dev: .*\n\nnpm run dev -- \[flags\]/s);
});
