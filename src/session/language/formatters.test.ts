import { describe, expect, it } from 'vitest';
import { type InterfaceLanguage, OFFERED_LANGUAGES, PSEUDO } from '../../config/messages/languages.ts';
import type { AreaMessages } from '../../config/messages/message-files.ts';
import { pseudo } from '../../config/messages/pseudo.ts';
import { translations } from '../../config/messages/translations.ts';
import { type CalendarDay, MONTHS } from '../../domain/calendar.ts';
import { localeOf } from '../../domain/format.ts';
import { openCatalogue } from './catalogue.ts';

const english = formattersIn('en');

it('groups numbers as in India', () => {
  expect(english.number(1_25_000)).toBe('1,25,000');
  expect(english.number(7.5)).toBe('7.5');
  expect(english.rupees(1_25_000)).toBe('₹1,25,000');
});

it('writes dates in the language', () => {
  const noon = new Date(2026, 11, 5, 12);
  expect(english.date(noon)).toBe('5 December 2026');
  expect(formattersIn(PSEUDO).date(noon)).toBe('5 दिसंबर 2026');
});

it('chooses the plural category', () => {
  expect([0, 1, 2].map(english.pluralCategory)).toEqual(['other', 'one', 'other']);
});

describe.each(OFFERED_LANGUAGES)('in %s', (language) => {
  const { number, rupees, day, month, date, shortDate, moment, timeAgo, pluralCategory } = formattersIn(language);
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

  it('a day is written as CLDR has it', () => {
    const cldr = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
    for (const at of MONTHS) {
      expect(day(`2026-${at}-05` as CalendarDay)).toBe(cldr.format(new Date(`2026-${at}-05T00:00:00Z`)));
      expect(day(`2027-${at}-28` as CalendarDay)).toBe(cldr.format(new Date(`2027-${at}-28T00:00:00Z`)));
    }
  });

  it('a number has the plural category of CLDR', () => {
    const cldr = new Intl.PluralRules(localeOf(language));
    for (const count of [...Array(200).keys(), 999, 1_000, 1_00_000, 10_00_000])
      expect(pluralCategory(count), String(count)).toBe(cldr.select(count));
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

function formattersIn(language: InterfaceLanguage) {
  const catalogue = openCatalogue(language);
  catalogue.add('app', language === PSEUDO ? pseudo(translations.en.app) : translations[language].app);
  return catalogue.format;
}
