import { tz } from '@date-fns/tz';
import { addMonths, addWeeks, startOfISOWeek, startOfMonth } from 'date-fns';
import { indianDay, type CalendarDay } from './calendar.ts';

/** A week or a month, up to the first moment of the next one. */
export interface Period {
  readonly from: Date;
  readonly until: Date;
  readonly firstDay: CalendarDay;
}

/** Periods start at midnight in India, so that every admin sees the same numbers. */
const INDIA = { in: tz('Asia/Kolkata') };

/** The last `count` weeks, the current one included. Weeks begin on Monday. */
export function lastWeeks(count: number, now: Date): readonly Period[] {
  const current = startOfISOWeek(now, INDIA);
  return periods(count, (ago) => addWeeks(current, -ago, INDIA));
}

/** The last `count` months, the current one included. */
export function lastMonths(count: number, now: Date): readonly Period[] {
  const current = startOfMonth(now, INDIA);
  return periods(count, (ago) => addMonths(current, -ago, INDIA));
}

/** The period before these, cut to the same length while the last one is incomplete, for a fair comparison. */
export function periodBefore(periods: readonly Period[], now: Date): Period {
  const until = periods[0]?.from ?? now;
  const from = new Date(2 * until.getTime() - now.getTime());
  return { from, until, firstDay: indianDay(from) };
}

function periods(count: number, startOf: (ago: number) => Date): readonly Period[] {
  return Array.from({ length: count }, (_, index) => {
    const ago = count - 1 - index;
    return { from: new Date(startOf(ago)), until: new Date(startOf(ago - 1)), firstDay: indianDay(startOf(ago)) };
  });
}
