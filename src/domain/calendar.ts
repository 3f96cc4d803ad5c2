import type { CalendarDay } from './wishlist.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day that the text names, or null when there is no such day: 30 February is none. */
export function calendarDay(text: string): CalendarDay | null {
  if (!DAY.test(text)) return null;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? (text as CalendarDay) : null;
}

/** The day that somebody's calendar shows at this moment, where they are. */
export function localDay(at: Date): CalendarDay {
  const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(String);
  return `${year?.padStart(4, '0')}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` as CalendarDay;
}

/** India has one time zone, whose clocks never change. */
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/** 2026-11-21: the day in India. */
export function indianDay(at: Date): CalendarDay {
  return inIndia(at).slice(0, 10) as CalendarDay;
}

/** 2026-11-21 18:30: date and time in India, which sort as text and which spreadsheets read. */
export function indianTime(at: Date): string {
  return inIndia(at).slice(0, 16).replace('T', ' ');
}

function inIndia(at: Date): string {
  return new Date(at.getTime() + INDIA_AHEAD_MS).toISOString();
}

/** The day itself still counts: people give at the wedding. An occasion without a date never passes. */
export function isOccasionPast(eventDate: CalendarDay | null, today: CalendarDay): boolean {
  return eventDate !== null && eventDate < today;
}

/** Whole days until the occasion, 0 on the day itself, negative afterwards. */
export function daysUntil(eventDate: CalendarDay, today: CalendarDay): number {
  return Math.round((Date.parse(eventDate) - Date.parse(today)) / 86_400_000);
}

/** A day in UTC, `YYYY-MM-DD`. */
export type UtcDay = string & { readonly __brand: 'UtcDay' };

export function utcDay(at: Date): UtcDay {
  return at.toISOString().slice(0, 10) as UtcDay;
}

export function startOfDay(day: UtcDay): Date {
  return new Date(`${day}T00:00:00Z`);
}
