import { describe, expect, it } from 'vitest';
import { OFFERED_LANGUAGES, PSEUDO } from '../../config/messages/languages.ts';
import type { AreaMessages } from '../../config/messages/message-files.ts';
import { translations } from '../../config/messages/translations.ts';
import type { CalendarDay } from '../../domain/calendar.ts';
import { formattersOf } from './formatters.ts';

const english = formattersOf('en');

it('groups numbers as in India', () => {
  expect(english.number(1_25_000)).toBe('1,25,000');
  expect(english.number(7.5)).toBe('7.5');
  expect(english.rupees(1_25_000)).toBe('₹1,25,000');
});

it('lists names without a conjunction, because more can follow', () => {
  for (const { list } of [english, formattersOf(PSEUDO)])
    expect(list(['Asha', 'Ravi', 'Meera'])).toBe('Asha, Ravi, Meera');
});

it('writes dates in the language', () => {
  const noon = new Date(2026, 11, 5, 12);
  expect(english.date(noon)).toBe('5 December 2026');
  expect(formattersOf(PSEUDO).date(noon)).toBe('5 दिसंबर 2026');
});

it('chooses the plural category', () => {
  expect([0, 1, 2].map(english.pluralCategory)).toEqual(['other', 'one', 'other']);
});

describe.each(OFFERED_LANGUAGES)('in %s', (language) => {
  const { number, rupees, day, month, date, shortDate, moment, timeAgo, list, pluralCategory } = formattersOf(language);
  const noon = new Date(2026, 11, 5, 12, 34);
  const written = [
    ...[day, month].map((format) => format('2026-12-05' as CalendarDay)),
    ...[date, shortDate, moment].map((format) => format(noon)),
    ...(['minute', 'hour', 'day'] as const).flatMap((unit) => [1, 2, 12].map((value) => timeAgo({ unit, value }))),
    number(1_23_456),
    rupees(1_23_456),
  ];

  it('every text has Latin digits', () => {
    for (const text of written) {
      expect(text).toMatch(/[0-9]/);
      expect(text.match(/\p{Nd}/gu)?.join('')).toMatch(/^[0-9]+$/);
    }
    expect(number(1_23_456)).toBe('1,23,456');
  });

  it('dates and times have the script of the language', () => {
    const latin = /\p{Script=Latin}{2,}/u;
    for (const text of written.slice(0, -2))
      // CLDR has AM and PM for them.
      if (language !== 'en') expect(text.replace(/[ap]m/i, '')).not.toMatch(latin);
      else expect(text).toMatch(latin);
  });

  it('names are separated by commas', () => {
    expect(list(['A', 'B', 'C'])).toBe('A, B, C');
  });

  // As in CLDR: in Hindi and Gujarati also zero is "one".
  it('a number has the plural category of CLDR', () => {
    for (const count of [...Array(200).keys(), 999, 1_000, 1_00_000, 10_00_000]) {
      const isOne = count === 1 || (count === 0 && ['hi', 'gu'].includes(language));
      expect(pluralCategory(count), String(count)).toBe(isOne ? 'one' : 'other');
    }
  });

  it('every plural has a form for each number, and no other form', () => {
    const categories = new Set([0, 1, 2, 3, 5, 10, 11, 21, 100, 101, 1_000_000].map(pluralCategory));
    const plurals = Object.values(translations[language]).flatMap((area: AreaMessages) =>
      Object.values(area).filter((message) => typeof message === 'object'),
    );
    expect(plurals.length).toBeGreaterThan(0);
    for (const plural of plurals) expect(new Set(Object.keys(plural))).toEqual(categories);
  });
});
