import { describe, expect, it } from 'vitest';
import { en } from '../../config/messages/en.ts';
import { Failure } from '../../domain/failure.ts';
import { rupees } from '../../domain/money.ts';
import { relativeTime } from '../../domain/relative-time.ts';
import { sayFailure, sayProblem, sayRelativeTime } from './language-wording.ts';
import { say } from './language.ts';

const areas = import.meta.glob<Record<string, Record<string, string>>>('../../config/messages/en/*.ts', {
  eager: true,
});

const sources = Object.values(
  import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}', '!../../config/messages/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

describe('the catalogue', () => {
  it('has every key of every area, and none in two of them', () => {
    const keys = Object.values(areas).flatMap((file) => Object.values(file).flatMap((area) => Object.keys(area)));
    expect([...keys].sort()).toEqual(Object.keys(en).sort());
  });

  it('has no message that no code uses', () => {
    const named = new Set(sources.match(/(?<=['"])[\w.-]+(?=['"])/g));
    const templates = [...sources.matchAll(/`((?:[\w.-]|\$\{[^}]*\})+)`/g)].map(([, template = '']) => template);
    // A template without literal text, such as `${a}.${b}`, would match every key.
    const patterns = templates
      .filter((template) => /[\w-]{4}/.test(template.replace(/\$\{[^}]*\}/g, ' ')))
      .map((template) => new RegExp(`^${template.replace(/\./g, '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`));
    const isUsed = (key: string) => named.has(key) || patterns.some((pattern) => pattern.test(key));
    expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
  });

  it('says something under every key', () => {
    expect(Object.entries(en).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

describe('wording', () => {
  it('groups the amounts of a problem', () => {
    expect(sayProblem(say, { code: 'price-below-contributed', contributed: rupees(1_25_000) })).toContain('₹1,25,000');
  });

  it.each([
    { code: 'too-long', most: 1_000 },
    { code: 'password-too-short', least: 6 },
    { code: 'price-too-high', most: rupees(1_00_00_000) },
    { code: 'above-price', price: rupees(5_000) },
    { code: 'too-many-items', most: 60 },
    { code: 'price-below-contributed', contributed: rupees(11) },
    { code: 'below-minimum', min: rupees(11) },
    { code: 'above-maximum', max: rupees(11) },
    { code: 'only-left', left: rupees(11) },
  ] as const)('leaves no marker in what it says of %o', (problem) => {
    expect(sayProblem(say, problem)).not.toMatch(/[{}]/);
  });

  it('says why something failed', () => {
    expect(sayFailure(say, new Failure('busy', 'for developers'))).toBe(en['failure.busy']);
  });

  it.each([
    ['2026-12-05T11:59:30Z', 'Just now'],
    ['2026-12-05T11:59:00Z', '1 minute ago'],
    ['2026-12-05T09:00:00Z', '3 hours ago'],
    ['2026-12-04T12:00:00Z', '1 day ago'],
    ['2026-10-01T12:00:00Z', '2 months ago'],
    ['2024-12-01T12:00:00Z', '2 years ago'],
  ])('says how long ago %s was: %s', (at, words) => {
    const now = new Date('2026-12-05T12:00:00Z');
    expect(sayRelativeTime(say, relativeTime(new Date(at), now))).toBe(words);
  });
});
