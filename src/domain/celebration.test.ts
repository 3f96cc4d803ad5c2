import { describe, expect, it } from 'vitest';
import type { CalendarDay } from './calendar.ts';
import { calendarFile } from './calendar-file.ts';
import { beginsAt, countdownTo, nextOf } from './celebration.ts';
import { ceremony } from './testing/examples.ts';
import type { TimeOfDay } from './time-of-day.ts';

const DAY = '2026-12-05' as CalendarDay;
const at = (iso: string) => new Date(iso);
const timed = (number: number, startsAt: string | null, day: string = DAY) =>
  ceremony(number, { day: day as CalendarDay, startsAt: startsAt as TimeOfDay | null });

describe('the moment at which a ceremony begins', () => {
  it.each([
    ['India', '18:30', 'Asia/Kolkata', '2026-12-05T13:00:00.000Z'],
    ['New York in winter', '18:30', 'America/New_York', '2026-12-05T23:30:00.000Z'],
    ['a zone that the browser does not know, as in India', '18:30', 'Mars/Olympus', '2026-12-05T13:00:00.000Z'],
  ])('is that of the clocks in %s', (_, time, zone, moment) => {
    expect(beginsAt(DAY, time, zone).toISOString()).toBe(moment);
  });

  it('respects summer time', () => {
    const july = '2027-07-10' as CalendarDay;
    expect(beginsAt(july, '18:30', 'Europe/London').toISOString()).toBe('2027-07-10T17:30:00.000Z');
  });
});

describe('the countdown', () => {
  it('has days, hours and minutes, and counts a minute that has begun', () => {
    expect(countdownTo(timed(0, '18:30'), at('2026-12-03T10:58:30Z'))).toEqual({
      days: 2,
      rest: { hours: 2, minutes: 2 },
    });
    expect(countdownTo(timed(0, '18:30'), at('2026-12-05T12:59:59Z'))).toEqual({
      days: 0,
      rest: { hours: 0, minutes: 1 },
    });
  });

  it('ends when the ceremony begins', () => {
    expect(countdownTo(timed(0, '18:30'), at('2026-12-05T13:00:00Z'))).toBeNull();
  });

  it('counts days where the ceremony takes place if only the day is known', () => {
    // Already the fifth in India.
    expect(countdownTo(timed(0, null), at('2026-12-04T19:00:00Z'))).toEqual({ days: 0, rest: null });
    expect(countdownTo(timed(0, null), at('2026-12-04T18:00:00Z'))).toEqual({ days: 1, rest: null });
    expect(countdownTo(timed(0, null), at('2026-12-05T19:00:00Z'))).toBeNull();
  });

  it('is that of the first ceremony that has not begun', () => {
    const [late, early] = [timed(0, '20:00'), timed(1, '10:00')];
    expect(nextOf([late, early], at('2026-12-05T00:00:00Z'))?.next).toBe(early);
    expect(nextOf([late, early], at('2026-12-05T10:00:00Z'))?.next).toBe(late);
    expect(nextOf([late, early], at('2026-12-06T00:00:00Z'))).toBeNull();
  });
});

describe('the calendar file', () => {
  const entry = {
    uid: 'one@shagun.example',
    title: 'Sangeet · Asha & Ravi',
    day: DAY,
    startsAt: '18:30' as TimeOfDay | null,
    timeZone: 'Asia/Kolkata',
    place: 'Tilak Lawns, Pune; gate 2',
    notes: 'What to wear: white\nhttps://maps.test/',
    url: 'https://shagun.example/wishlist/1',
  };
  const file = (...entries: (typeof entry)[]) =>
    calendarFile(entries, { by: 'Shagun', at: at('2026-11-21T06:00:00.123Z') });

  it('has the event in UTC, with escaped texts', () => {
    expect(file(entry).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Shagun//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:one@shagun.example',
      'DTSTAMP:20261121T060000Z',
      'DTSTART:20261205T130000Z',
      'DURATION:PT2H',
      'SUMMARY:Sangeet · Asha & Ravi',
      'LOCATION:Tilak Lawns\\, Pune\\; gate 2',
      'DESCRIPTION:What to wear: white\\nhttps://maps.test/',
      'URL:https://shagun.example/wishlist/1',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has an all-day entry if only the day is known, and nothing for what is empty', () => {
    const lines = file({ ...entry, startsAt: null, place: '', notes: '' });
    expect(lines).toContain('DTSTART;VALUE=DATE:20261205\r\n');
    expect(lines).not.toMatch(/DURATION|LOCATION|DESCRIPTION/);
  });

  it('has several events', () => {
    expect(file(entry, { ...entry, uid: 'two@shagun.example' }).match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });

  it('folds lines at 75 bytes without dividing a character', () => {
    const title = 'शुभ विवाह '.repeat(12).trim();
    const text = file({ ...entry, title });
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  });
});
