import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-12-05T12:00:00Z');
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('the time since an event', () => {
  it.each([
    [MINUTE, 'minute', 1],
    [HOUR - 1, 'minute', 59],
    [HOUR, 'hour', 1],
    [DAY - 1, 'hour', 23],
    [DAY, 'day', 1],
    [30 * DAY - 1, 'day', 29],
    [30 * DAY, 'month', 1],
    [365 * DAY - 1, 'month', 12],
    [365 * DAY, 'year', 1],
    [800 * DAY, 'year', 2],
  ])('%d seconds are a %s times %d', (seconds, unit, value) => {
    expect(relativeTime(new Date(now.getTime() - seconds * 1_000), now)).toEqual({ unit, value });
  });

  it.each([0, 59, -1, -5 * DAY])('%d seconds are just now', (seconds) => {
    expect(relativeTime(new Date(now.getTime() - seconds * 1_000), now)).toBe('just-now');
  });
});
