import { TZDate } from '@date-fns/tz';
import { type CalendarDay, daysBetween, localDay } from './calendar.ts';
import { type Ceremony, inOrder, knownZone } from './ceremonies.ts';

type When = Pick<Ceremony, 'day' | 'startsAt' | 'timeZone'>;

/** The moment at which a ceremony with a time begins. */
export function beginsAt(day: CalendarDay, startsAt: string, timeZone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = startsAt.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, date, hours, minutes, knownZone(timeZone)).getTime());
}

export interface Countdown {
  readonly days: number;
  /** Null if only the day is known. */
  readonly rest: { readonly hours: number; readonly minutes: number } | null;
}

/** Null once it has begun. A ceremony without a time has 0 days on its own day, where it takes place. */
export function countdownTo({ day, startsAt, timeZone }: When, now: Date): Countdown | null {
  if (startsAt === null) {
    const days = daysBetween(localDay(new TZDate(now.getTime(), knownZone(timeZone))), day);
    return days < 0 ? null : { days, rest: null };
  }
  // A minute that has begun still counts.
  const minutes = Math.ceil((beginsAt(day, startsAt, timeZone).getTime() - now.getTime()) / 60_000);
  if (minutes <= 0) return null;
  return { days: Math.floor(minutes / 1_440), rest: { hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 } };
}

/** The next ceremony that has not begun, with its countdown. */
export function nextOf<C extends When>(
  ceremonies: readonly C[],
  now: Date,
): { readonly next: C; readonly countdown: Countdown } | null {
  for (const next of inOrder(ceremonies)) {
    const countdown = countdownTo(next, now);
    if (countdown) return { next, countdown };
  }
  return null;
}
