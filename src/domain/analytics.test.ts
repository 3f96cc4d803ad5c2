import { describe, expect, it } from 'vitest';
import { conversionRate, utcDay } from './analytics.ts';
import { ContributionRefused, Failure } from './failure.ts';

it('days are counted in UTC', () => {
  expect(utcDay(new Date('2026-12-05T23:59:59+05:30'))).toBe('2026-12-05');
  expect(utcDay(new Date('2026-12-05T02:00:00+05:30'))).toBe('2026-12-04');
});

it('conversion is contributions in a hundred views', () => {
  expect(conversionRate({ views: 200, contributions: 5 })).toBe(2.5);
  expect(conversionRate({ views: 0, contributions: 5 })).toBe(0);
});

describe('a failure', () => {
  it('keeps its reason and its cause', () => {
    const cause = new Error('socket');
    const failure = new Failure('offline', 'no server', cause);
    expect(failure).toMatchObject({ name: 'Failure', reason: 'offline', message: 'no server', cause });
  });

  it('keeps the problem of a refused contribution, with its code in the message', () => {
    const refused = new ContributionRefused({ code: 'wishlist-not-found' });
    expect(refused.problem).toEqual({ code: 'wishlist-not-found' });
    expect(refused.message).toBe('The contribution is refused: wishlist-not-found.');
  });
});
