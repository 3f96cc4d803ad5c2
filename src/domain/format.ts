import type { Language } from './language.ts';
import type { TimeAgo } from './relative-time.ts';
import type { CalendarDay } from './calendar.ts';

// In every language: Marathi would group as 100,000.
const GROUPED = new Intl.NumberFormat('en-IN');
const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** ₹1,00,000 */
export function formatRupees(amount: number): string {
  return RUPEES.format(amount);
}

/** 1,00,000 */
export function formatNumber(amount: number): string {
  return GROUPED.format(amount);
}

/** For dates and lists, with Latin digits in every language. */
export function localeOf(language: Language): string {
  return `${language}-IN-u-nu-latn`;
}

/** 5 December 2026. A calendar date has no time zone. */
export function formatDay(locale: string, day: CalendarDay): string {
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
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
