import type { CalendarDay } from './calendar.ts';
import { beginsAt } from './celebration.ts';
import type { TimeOfDay } from './time-of-day.ts';

export interface CalendarEntry {
  /** The same for every download, so that a calendar replaces what it has. */
  readonly uid: string;
  readonly title: string;
  readonly day: CalendarDay;
  readonly startsAt: TimeOfDay | null;
  readonly timeZone: string;
  readonly place: string;
  readonly notes: string;
  readonly url: string;
}

/** Invitations give no end, and calendars hide what has no length. */
const DURATION = 'PT2H';

/**
 * An iCalendar file (RFC 5545). Times are in UTC, which every calendar shows on the reader's clock; only a day is an
 * all-day entry.
 */
export function calendarFile(entries: readonly CalendarEntry[], { by, at }: { by: string; at: Date }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(by)}//EN`,
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => linesOf(entry, at)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function linesOf({ uid, title, day, startsAt, timeZone, place, notes, url }: CalendarEntry, at: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(at)}`,
    ...(startsAt === null
      ? [`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`]
      : [`DTSTART:${utc(beginsAt(day, startsAt, timeZone))}`, `DURATION:${DURATION}`]),
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    ...(notes === '' ? [] : [`DESCRIPTION:${escaped(notes)}`]),
    `URL:${url}`,
    'END:VEVENT',
  ];
}

/** 20261205T130000Z */
function utc(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', '\\n');
}

/** At most 75 bytes in a line; a character is never divided. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let length = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (length + bytes > 75) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += bytes;
  }
  return result;
}
