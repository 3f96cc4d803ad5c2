import type { TimeAgo } from './relative-time.ts';
import type { Language } from './user.ts';
import type { CalendarDay } from './wishlist.ts';

// Indian grouping (1,00,000) in every language.
const GROUPED = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** ₹1,00,000 */
export function formatRupees(amount: number): string {
  return RUPEES.format(amount);
}

/** 1,00,000, for counts, and for amounts in texts that already contain the ₹. */
export function formatNumber(amount: number): string {
  return GROUPED.format(amount);
}

/** 5 December 2026. A calendar date has no time zone. */
export function formatDay(day: CalendarDay, language: Language = 'en'): string {
  return dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** December 2026. */
export function formatMonth(day: CalendarDay, language: Language = 'en'): string {
  return dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** The date of a moment in the reader's time zone. */
export function formatDate(at: Date, language: Language = 'en', timeZone?: string): string {
  return dateFormat(language, { dateStyle: 'long', ...(timeZone && { timeZone }) }).format(at);
}

/** 5 Dec 2026, where space is short. */
export function formatShortDate(at: Date, language: Language = 'en'): string {
  return dateFormat(language, { dateStyle: 'medium' }).format(at);
}

/** Date and time of a moment in the reader's time zone. */
export function formatMoment(at: Date, language: Language = 'en', timeZone?: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', ...(timeZone && { timeZone }) } as const;
  return dateFormat(language, options).format(at);
}

/** 5 minutes ago */
export function formatTimeAgo({ unit, value }: TimeAgo, language: Language = 'en'): string {
  return new Intl.RelativeTimeFormat(localeOf(language)).format(-value, unit);
}

function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(localeOf(language), options);
}

// Latin digits in every language.
function localeOf(language: Language): string {
  return `${language}-IN-u-nu-latn`;
}
