import { useMemo } from 'react';
import type { CalendarDay } from '../../domain/calendar.ts';
import { type Ceremony, INDIA, knownZone } from '../../domain/ceremonies.ts';
import { localeOf } from '../../domain/format.ts';
import type { TimeOfDay } from '../../domain/time-of-day.ts';
import type { Catalogue } from '../language/catalogue.ts';
import { formattedAs } from '../language/formatters.ts';
import { useSession } from '../session.tsx';

type When = Pick<Ceremony, 'day' | 'startsAt' | 'timeZone'>;

export interface CeremonyWords {
  readonly name: (ceremony: Pick<Ceremony, 'kind' | 'name'>) => string;
  /** Saturday, 5 December 2026, 6:30 pm; with the zone if it is not India's. */
  readonly when: (ceremony: When) => string;
  /** Saturday, 5 December 2026 */
  readonly day: (day: CalendarDay) => string;
  /** 6:30 pm; with the zone if it is not India's. */
  readonly time: (ceremony: When) => string | null;
  /** India Standard Time */
  readonly zone: (timeZone: string) => string;
}

/** In the reader's language. */
export function useCeremonyWords(): CeremonyWords {
  const { say, language } = useSession();
  return useMemo(() => ceremonyWords({ say, language }), [say, language]);
}

/** What ceremonies are called, and when they are, on the clocks of the place. */
export function ceremonyWords({ say, language }: Pick<Catalogue, 'say' | 'language'>): CeremonyWords {
  const locale = localeOf(formattedAs(language));
  const written = (options: Intl.DateTimeFormatOptions, at: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${at}Z`));
  const day = (day: CalendarDay) => written({ dateStyle: 'full' }, `${day}T00:00`);
  const onTheClock = (time: TimeOfDay) => written({ timeStyle: 'short' }, `2000-01-01T${time}`);
  const zone = (timeZone: string) =>
    new Intl.DateTimeFormat(locale, { timeZone: knownZone(timeZone), timeZoneName: 'long' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const time = ({ startsAt, timeZone }: When) => {
    if (startsAt === null) return null;
    return timeZone === INDIA ? onTheClock(startsAt) : `${onTheClock(startsAt)} (${zone(timeZone)})`;
  };
  return {
    name: ({ kind, name }) => (kind === 'custom' ? name : say(`ceremony.${kind}`)),
    when: (ceremony) => [day(ceremony.day), time(ceremony)].filter((part) => part !== null).join(', '),
    day,
    time,
    zone,
  };
}
