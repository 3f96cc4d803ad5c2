import { calendarDay, INDIA_AHEAD_MS } from './calendar.ts';
import type { CalendarDay } from './wishlist.ts';

/** A stretch of the platform's time: from its first moment to the first moment of the next one. */
export interface Period {
  readonly from: Date;
  readonly until: Date;
  readonly firstDay: CalendarDay;
}

/**
 * So many weeks, this one the last. They begin on Monday, when that begins in India: every admin sees the same numbers,
 * from wherever.
 */
export function lastWeeks(count: number, now: Date): readonly Period[] {
  const today = inIndia(now);
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  return periods(count, (ago) => dayOf(today, today.getUTCMonth(), today.getUTCDate() - sinceMonday - 7 * ago));
}

/** So many months, this one the last. They begin when they begin in India. */
export function lastMonths(count: number, now: Date): readonly Period[] {
  const today = inIndia(now);
  return periods(count, (ago) => dayOf(today, today.getUTCMonth() - ago, 1));
}

/** Ends where these begin, and lasts as long as they have lasted until `now`: a fair comparison for one that is not over. */
export function periodBefore(periods: readonly Period[], now: Date): Period {
  const until = periods[0]?.from ?? now;
  const from = new Date(2 * until.getTime() - now.getTime());
  return { from, until, firstDay: namedDay(from.getTime() + INDIA_AHEAD_MS) };
}

/** A moment whose UTC fields read as India's clocks and calendars do. */
function inIndia(at: Date): Date {
  return new Date(at.getTime() + INDIA_AHEAD_MS);
}

function dayOf(today: Date, month: number, day: number): number {
  return Date.UTC(today.getUTCFullYear(), month, day);
}

function periods(count: number, firstDayOf: (ago: number) => number): readonly Period[] {
  return Array.from({ length: count }, (_, index) => {
    const ago = count - 1 - index;
    const firstDay = firstDayOf(ago);
    return {
      from: new Date(firstDay - INDIA_AHEAD_MS),
      until: new Date(firstDayOf(ago - 1) - INDIA_AHEAD_MS),
      firstDay: namedDay(firstDay),
    };
  });
}

function namedDay(at: number): CalendarDay {
  const day = calendarDay(new Date(at).toISOString().slice(0, 10));
  if (!day) throw new RangeError(`${at} is on no day of the calendar.`);
  return day;
}
