import type { Language } from './language.ts';
import type { TimeAgo } from './relative-time.ts';
import type { CalendarDay, Month } from './calendar.ts';

/** ₹1,00,000 */
export function formatRupees(amount: number): string {
  return `${amount < 0 ? '-' : ''}₹${formatNumber(Math.abs(Math.round(amount)))}`;
}

/**
 * 1,00,000 and 7.125, in every language: Marathi would group as 100,000. Without Intl, whose first use takes a slow phone
 * 80 ms: a guest's first screen does without it.
 */
export function formatNumber(amount: number): string {
  return String(Number(amount.toFixed(3))).replace(/\B(?=(\d\d)+\d(?!\d))/g, ',');
}

/** For dates, with Latin digits in every language. */
export function localeOf(language: Language): string {
  return `${language}-IN-u-nu-latn`;
}

/** 5 December 2026: a pattern has the name of the month, `{day} December {year}`. Without Intl, like formatNumber. */
export function formatDay(patternOf: (month: Month) => string, day: CalendarDay): string {
  const [year = '', month, date] = day.split('-');
  return patternOf(month as Month)
    .replace('{day}', String(Number(date)))
    .replace('{year}', year);
}

/** December 2026. */
export function formatMonth(locale: string, day: CalendarDay): string {
  return dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** The date of a moment in the reader's time zone. */
export function formatDate(locale: string, at: Date, timeZone?: string): string {
  return dateFormat(locale, { dateStyle: 'long', ...(timeZone && { timeZone }) }).format(at);
}

/** 5 Dec 2026, where space is short. */
export function formatShortDate(locale: string, at: Date): string {
  return dateFormat(locale, { dateStyle: 'medium' }).format(at);
}

/** Date and time of a moment in the reader's time zone. */
export function formatMoment(locale: string, at: Date, timeZone?: string): string {
  return dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', ...(timeZone && { timeZone }) }).format(at);
}

/** 5 minutes ago */
export function formatTimeAgo(locale: string, { unit, value }: TimeAgo): string {
  return new Intl.RelativeTimeFormat(locale).format(-value, unit);
}

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, options);
}
