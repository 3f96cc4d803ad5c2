import { describe, expect, it } from 'vitest';
import {
  calendarDay,
  daysBetween,
  indianDay,
  indianTime,
  isOccasionPast,
  localDay,
  type CalendarDay,
} from './calendar.ts';

const day = (text: string): CalendarDay => {
  const known = calendarDay(text);
  if (!known) throw new Error(`${text} is no day`);
  return known;
};

describe('a day of the calendar', () => {
  it.each(['2026-12-05', '2028-02-29', '1999-01-01'])('can be %s', (text) => {
    expect(calendarDay(text)).toBe(text);
  });

  it.each([
    '',
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '5 December 2026',
    '2026-12-05T00:00',
    '26-1-1',
  ])('cannot be "%s"', (text) => {
    expect(calendarDay(text)).toBeNull();
  });

  it('uses the local time zone', () => {
    expect(localDay(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
    expect(localDay(new Date(2026, 10, 30, 23, 59))).toBe('2026-11-30');
  });
});

describe('in India', () => {
  it.each([
    ['2026-11-20T18:29:59Z', '2026-11-20', '2026-11-20 23:59'],
    ['2026-11-20T18:30:00Z', '2026-11-21', '2026-11-21 00:00'],
    ['2026-12-31T20:00:00Z', '2027-01-01', '2027-01-01 01:30'],
  ])('%s is on %s, at %s', (at, day, time) => {
    expect(indianDay(new Date(at))).toBe(day);
    expect(indianTime(new Date(at))).toBe(time);
  });
});

describe('an occasion', () => {
  it('is over on the following day', () => {
    const today = day('2026-12-05');
    expect(isOccasionPast(day('2026-12-04'), today)).toBe(true);
    expect(isOccasionPast(day('2026-12-05'), today)).toBe(false);
    expect(isOccasionPast(null, today)).toBe(false);
  });

  it('counts the days until the occasion', () => {
    const today = day('2026-12-05');
    expect(['2026-12-05', '2027-01-01', '2026-12-04'].map((text) => daysBetween(today, day(text)))).toEqual([
      0, 27, -1,
    ]);
  });
});
