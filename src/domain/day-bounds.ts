import { type CalendarDay, DAY_MS } from './calendar.ts';

/** The start of a day in India, and of the next. In a file of its own, because guests load calendar.ts. */
export function boundsOfDay(day: CalendarDay): { readonly from: Date; readonly before: Date } {
  const from = new Date(`${day}T00:00:00+05:30`);
  return { from, before: new Date(from.getTime() + DAY_MS) };
}
