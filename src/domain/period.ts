import { calendarDay, type CalendarDay } from './calendar.ts';
import { boundsOfDay } from './day-bounds.ts';

/** Days in India, both included. null: without this bound. */
export interface Period {
  readonly from: CalendarDay | null;
  readonly to: CalendarDay | null;
}

export const ALWAYS: Period = { from: null, to: null };

/** Which of the typed days does not exist, or that they are the wrong way round. */
export type PeriodProblem = 'from' | 'to' | 'reversed';

/** Two typed days; '' for none. */
export function readPeriod(from: string, to: string): Period | PeriodProblem {
  const period = { from: calendarDay(from), to: calendarDay(to) };
  if (from !== '' && period.from === null) return 'from';
  if (to !== '' && period.to === null) return 'to';
  return period.from !== null && period.to !== null && period.from > period.to ? 'reversed' : period;
}

export function oneDay(day: CalendarDay): Period {
  return { from: day, to: day };
}

/** From midnight at the beginning of the first day until before midnight at the end of the last one. */
export function boundsOfPeriod({ from, to }: Period): { readonly from: Date | null; readonly before: Date | null } {
  return { from: from && boundsOfDay(from).from, before: to && boundsOfDay(to).before };
}

export function isWithin(period: Period, at: Date): boolean {
  const { from, before } = boundsOfPeriod(period);
  return (from === null || at >= from) && (before === null || at < before);
}
