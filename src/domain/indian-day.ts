import { type CalendarDay, DAY_MS } from './calendar.ts';

/** When a day begins and ends in India. Apart from calendar.ts, which guests load. */
export function hoursOfIndianDay(day: CalendarDay): { readonly from: Date; readonly before: Date } {
  const from = new Date(`${day}T00:00:00+05:30`);
  return { from, before: new Date(from.getTime() + DAY_MS) };
}
