import { describe, expect, it } from 'vitest';
import { en, type Message } from '../../config/messages/en.ts';
import { Failure } from '../../domain/failure.ts';
import { rupees } from '../../domain/money.ts';
import { relativeTime } from '../../domain/relative-time.ts';
import type { AreaMessages } from './load-area.ts';
import { sayFailure, sayProblem, sayRelativeTime } from './language-wording.ts';
import { english, say } from '../testing/english.ts';

const files = import.meta.glob<{ default: Record<string, Message> }>('../../config/messages/en/*.ts', { eager: true });
const keys = Object.values(en).flatMap((area) => Object.keys(area));

const sources = Object.values(
  import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}', '!../../config/messages/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

describe('the catalogue', () => {
  it('lists every area by the name of its file', () => {
    const nameOf = (file: string) => /([\w-]+)\.ts$/.exec(file)?.[1];
    expect(Object.fromEntries(Object.entries(files).map(([file, area]) => [nameOf(file), area.default]))).toEqual(en);
  });

  it('has every key in one area only', () => {
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('has no unused message', () => {
    const named = new Set(sources.match(/(?<=['"])[\w.-]+(?=['"])/g));
    const templates = [...sources.matchAll(/`((?:[\w.-]|\$\{[^}]*\})+)`/g)].map(([, template = '']) => template);
    // A template without literal text, such as `${a}.${b}`, would match every key.
    const patterns = templates
      .filter((template) => /[\w-]{4}/.test(template.replace(/\$\{[^}]*\}/g, ' ')))
      .map((template) => new RegExp(`^${template.replace(/\./g, '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`));
    const isUsed = (key: string) => named.has(key) || patterns.some((pattern) => pattern.test(key));
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  it('has a text for every key', () => {
    const texts = Object.values(en).flatMap((area: AreaMessages) => Object.values(area));
    const forms = texts.flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text)));
    expect(forms.filter((text) => text.trim() === '')).toEqual([]);
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
  ] as const)('leaves no placeholder in the message for %o', (problem) => {
    expect(sayProblem(say, problem)).not.toMatch(/[{}]/);
  });

  it('says why something failed', () => {
    expect(sayFailure(say, new Failure('busy', 'for developers'))).toBe(say('failure.busy'));
  });

  it.each([
    ['2026-12-05T11:59:30Z', 'Just now'],
    ['2026-12-05T11:59:00Z', '1 minute ago'],
    ['2026-12-05T09:00:00Z', '3 hours ago'],
    ['2026-12-04T12:00:00Z', '1 day ago'],
    ['2026-10-01T12:00:00Z', '2 months ago'],
    ['2024-12-01T12:00:00Z', '2 years ago'],
  ])('words the time since %s: %s', (at, words) => {
    const now = new Date('2026-12-05T12:00:00Z');
    expect(sayRelativeTime(english, relativeTime(new Date(at), now))).toBe(words);
  });
});
