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

/** Numbers, dates and lists as written in India in this language. The examples are English. */
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
  /** A, B, C */
  readonly list: (texts: readonly string[]) => string;
  readonly pluralCategory: (count: number) => Intl.LDMLPluralRule;
}

export function formattersOf(language: InterfaceLanguage): Formatters {
  const locale = localeOf(formattedAs(language));
  const rules = new Intl.PluralRules(locale);
  return {
    rupees: formatRupees,
    number: formatNumber,
    day: (day) => formatDay(locale, day),
    month: (day) => formatMonth(locale, day),
    date: (at) => formatDate(locale, at),
    shortDate: (at) => formatShortDate(locale, at),
    moment: (at) => formatMoment(locale, at),
    timeAgo: (time) => formatTimeAgo(locale, time),
    list: (texts) => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(texts),
    pluralCategory: (count) => rules.select(count),
  };
}

/** The pseudo-language has Hindi dates, so that an English one is a sign of a date formatted without the language. */
export function formattedAs(language: InterfaceLanguage): TranslatedLanguage | 'hi' {
  if (!import.meta.env.DEV) return language as TranslatedLanguage;
  return language === PSEUDO ? 'hi' : language;
}
