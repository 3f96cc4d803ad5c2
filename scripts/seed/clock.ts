import { calendarDay } from '../../src/domain/calendar.ts';
import { type CalendarDay } from '../../src/domain/wishlist.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** When things happened: everything in the demo is told as days before today, which is a day in UTC. */
export interface Clock {
  /** Some minutes into the day (UTC) that was so many days ago. */
  at(daysAgo: number, minutes: number): Date;
  /** A day of the calendar; negative days ago are still to come. */
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
