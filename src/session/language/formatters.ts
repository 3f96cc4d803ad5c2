import { type InterfaceLanguage, PSEUDO, type TranslatedLanguage } from '../../config/messages/languages.ts';
import {
  formatDate,
  formatDay,
  formatMoment,
  formatMonth,
  formatNumber,
  formatRupees,
  formatShortDate,
  formatTimeAgo,
  localeOf,
} from '../../domain/format.ts';
import type { TimeAgo } from '../../domain/relative-time.ts';
import type { CalendarDay } from '../../domain/calendar.ts';
import type { Say } from './catalogue.ts';

/** As in CLDR. Without Intl.PluralRules, which every page would pay for (docs/decisions/0039). */
const SINGULAR_ZERO: readonly InterfaceLanguage[] = ['hi', 'gu'];

/** Numbers and dates as written in India in this language. The examples are English. */
export interface Formatters {
  /** ₹1,00,000 */
  readonly rupees: (amount: number) => string;
  /** 1,00,000. `say` does this with the numbers that it is given. */
  readonly number: (amount: number) => string;
  /** 5 December 2026 */
  readonly day: (day: CalendarDay) => string;
  /** December 2026 */
  readonly month: (day: CalendarDay) => string;
  /** 5 December 2026, in the reader's time zone */
  readonly date: (at: Date) => string;
  /** 5 Dec 2026, where space is short */
  readonly shortDate: (at: Date) => string;
  /** Date and time in the reader's time zone */
  readonly moment: (at: Date) => string;
  /** 5 minutes ago */
  readonly timeAgo: (time: TimeAgo) => string;
  readonly pluralCategory: (count: number) => 'one' | 'other';
}

export function formattersOf(language: InterfaceLanguage, say: Say): Formatters {
  const locale = localeOf(formattedAs(language));
  const isZeroSingular = SINGULAR_ZERO.includes(formattedAs(language));
  return {
    rupees: formatRupees,
    number: formatNumber,
    day: (day) => formatDay((month) => say(`date.${month}`), day),
    month: (day) => formatMonth(locale, day),
    date: (at) => formatDate(locale, at),
    shortDate: (at) => formatShortDate(locale, at),
    moment: (at) => formatMoment(locale, at),
    timeAgo: (time) => formatTimeAgo(locale, time),
    pluralCategory: (count) => (count === 1 || (count === 0 && isZeroSingular) ? 'one' : 'other'),
  };
}

/** The pseudo-language has Hindi dates, so that an English one is a sign of a date formatted without the language. */
export function formattedAs(language: InterfaceLanguage): TranslatedLanguage | 'hi' {
  if (!import.meta.env.DEV) return language as TranslatedLanguage;
  return language === PSEUDO ? 'hi' : language;
}
