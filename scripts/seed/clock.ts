import { calendarDay, type CalendarDay } from '../../src/domain/calendar.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Times in the demo data, relative to today (UTC). */
export interface Clock {
  /** A time on the day (UTC) that many days ago, in minutes after midnight. */
  at(daysAgo: number, minutes: number): Date;
  /** A calendar day; negative values are in the future. */
  day(daysAgo: number): CalendarDay;
}

export function clockOf(now: Date): Clock {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const at = (daysAgo: number, minutes: number) => new Date(midnight - daysAgo * DAY_MS + minutes * MINUTE_MS);
  return {
    at,
    day(daysAgo) {
      const day = calendarDay(at(daysAgo, 0).toISOString().slice(0, 10));
      if (!day) throw new RangeError(`There is no day ${daysAgo} days ago.`);
      return day;
    },
  };
}
