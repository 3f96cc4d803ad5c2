import { expect, it } from 'vitest';
import { UserError } from '../command-line.ts';
import { parseRepeatFlags } from './repeat-flags.ts';

it('runs everything ten times by default', () => {
  expect(parseRepeatFlags([])).toMatchObject({ times: 10, projects: [], title: null, files: [] });
});

it('parses repetitions, load, projects, the title and files', () => {
  const args = [
    '--times',
    '3',
    '--busy',
    '0',
    '--project',
    'unit',
    '--project',
    'e2e',
    '-t',
    'signs in',
    'host.test.ts',
  ];
  expect(parseRepeatFlags(args)).toEqual({
    times: 3,
    busy: 0,
    projects: ['unit', 'e2e'],
    title: 'signs in',
    files: ['host.test.ts'],
  });
});

it('returns help for --help', () => {
  expect(parseRepeatFlags(['--help'])).toBe('help');
});

it.each([
  [['--times', '0'], /^npm run test:repeat: --times takes a whole number from 1, not "0"\.\n\n/],
  [['--busy', 'two'], /^npm run test:repeat: --busy takes a whole number from 0, not "two"\.\n\n/],
  [['--busy=-1'], /not "-1"/],
  [['--tims', '3'], /^npm run test:repeat: Unknown option '--tims'\.\n\n/],
  [['--times'], /--times/],
])('rejects %j and prints the usage', (args, message) => {
  expect(() => parseRepeatFlags(args)).toThrow(UserError);
  expect(() => parseRepeatFlags(args)).toThrow(message);
  expect(() => parseRepeatFlags(args)).toThrow('npm run test:repeat -- [flags] [files]');
});
