/** A calendar date, `YYYY-MM-DD`, without a time zone. */
export type CalendarDay = string & { readonly __brand: 'CalendarDay' };

/** As calendar dates write them. */
export const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;
export type Month = (typeof MONTHS)[number];

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** null if there is no such day, such as 30 February. */
export function calendarDay(text: string): CalendarDay | null {
  if (!DAY.test(text)) return null;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? (text as CalendarDay) : null;
}

/** The calendar date at this moment, in local time. */
export function localDay(at: Date): CalendarDay {
  const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(String);
  return `${year?.padStart(4, '0')}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` as CalendarDay;
}

export const DAY_MS = 86_400_000;

/** India has one time zone without daylight saving time. */
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/** 2026-11-21, in India. */
export function indianDay(at: Date): CalendarDay {
  return inIndia(at).slice(0, 10) as CalendarDay;
}

/** 2026-11-21 18:30, in India: sorts as text and can be read by spreadsheets. */
export function indianTime(at: Date): string {
  return inIndia(at).slice(0, 16).replace('T', ' ');
}

/** The moment that `YYYY-MM-DDTHH:MM` is in India; null if it is no time. */
export function indianMoment(typed: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed) || !calendarDay(typed.slice(0, 10))) return null;
  const at = new Date(Date.parse(`${typed}:00Z`) - INDIA_AHEAD_MS);
  return Number.isNaN(at.getTime()) ? null : at;
}

function inIndia(at: Date): string {
  return new Date(at.getTime() + INDIA_AHEAD_MS).toISOString();
}

/** The day itself is not past, because guests contribute at the wedding. An occasion without a date is never past. */
export function isOccasionPast(eventDate: CalendarDay | null, today: CalendarDay): boolean {
  return eventDate !== null && eventDate < today;
}

/** Days from one day to the other: negative if the other is before it. */
export function daysBetween(one: CalendarDay, other: CalendarDay): number {
  return Math.round((Date.parse(other) - Date.parse(one)) / DAY_MS);
}

/** A date in UTC, `YYYY-MM-DD`. */
export type UtcDay = string & { readonly __brand: 'UtcDay' };

export function utcDay(at: Date): UtcDay {
  return at.toISOString().slice(0, 10) as UtcDay;
}

export function startOfDay(day: UtcDay): Date {
  return new Date(`${day}T00:00:00Z`);
}

export const UTC_DAY = { pattern: /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/ } as const;

export function existingUtcDay(text: string): UtcDay {
  if (!calendarDay(text)) throw new RangeError(`"${text}" is not a day as YYYY-MM-DD`);
  return text as UtcDay;
}
