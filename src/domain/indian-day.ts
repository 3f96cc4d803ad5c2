import type { CalendarDay } from './calendar.ts';

/** When a day begins and ends in India. */
export function hoursOfIndianDay(day: CalendarDay): { readonly from: Date; readonly before: Date } {
  const from = new Date(`${day}T00:00:00+05:30`);
  return { from, before: new Date(from.getTime() + 86_400_000) };
}
