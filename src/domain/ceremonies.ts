import { day, webAddress } from './common-fields.ts';
import { ceremonyId, UUID } from './ids.ts';
import { type Infer, line, map, nullable, oneOf, type Parsed, text, textAs } from './schema.ts';
import { compareTexts } from './text.ts';
import { timeOfDay } from './time-of-day.ts';
import { CEREMONY_KINDS } from './wishlist-options.ts';

export const MOST_CEREMONIES = 8;

/** Of a new ceremony. Weddings abroad name theirs. */
export const INDIA = 'Asia/Kolkata';

/** Where many families celebrate. The editor also offers the zone of the device. */
export const OFFERED_ZONES = [
  INDIA,
  'Asia/Kathmandu',
  'Asia/Dubai',
  'Asia/Singapore',
  'Australia/Sydney',
  'Europe/London',
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
] as const;

/** The name of an IANA time zone. */
const TIME_ZONE = /^[A-Za-z0-9_+/-]+$/;

/** The details that the owner edits. */
export const ceremonyDetails = {
  kind: oneOf(CEREMONY_KINDS),
  /** Of the kind `custom`; '' for the others, which each reader sees in their own language. */
  name: line({ most: 60 }),
  day,
  /** Null if only the day is known. */
  startsAt: nullable(timeOfDay),
  timeZone: text({ most: 60, pattern: TIME_ZONE }),
  place: line({ most: 200 }),
  mapUrl: webAddress,
  /** What to wear. */
  dress: line({ most: 120 }),
};
export type CeremonyDetails = Parsed<typeof ceremonyDetails>;

/** One event of the celebration. "Event" means too many things in code. */
export const ceremony = map({ id: textAs(ceremonyId, { pattern: UUID }), ...ceremonyDetails });
export type Ceremony = Infer<typeof ceremony>;

/** The browser may not know the zone, and the rules cannot: such times are then read as India's. */
export function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone && timeZone;
  } catch {
    return INDIA;
  }
}

/** By day and time. A ceremony without a time comes first on its day. */
export function inOrder<C extends Pick<Ceremony, 'day' | 'startsAt'>>(ceremonies: readonly C[]): readonly C[] {
  return [...ceremonies].sort((one, other) => compareTexts(written(one), written(other)));
}

function written({ day, startsAt }: Pick<Ceremony, 'day' | 'startsAt'>): string {
  return `${day} ${startsAt ?? ''}`;
}
