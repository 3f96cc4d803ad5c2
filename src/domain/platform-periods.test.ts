import { expect, it } from 'vitest';
import { lastMonths, lastWeeks, periodBefore } from './platform-periods.ts';

const days = (periods: ReturnType<typeof lastWeeks>) => periods.map(({ firstDay }) => firstDay);

it('starts weeks on Monday, at midnight in India', () => {
  const sundayNight = new Date('2026-11-22T18:29:59Z');
  expect(days(lastWeeks(3, sundayNight))).toEqual(['2026-11-02', '2026-11-09', '2026-11-16']);
  const monday = new Date('2026-11-22T18:30:00Z');
  expect(lastWeeks(1, monday)).toEqual([
    { firstDay: '2026-11-23', from: monday, until: new Date('2026-11-29T18:30:00Z') },
  ]);
});

it('starts months on their first day, at midnight in India', () => {
  expect(days(lastMonths(4, new Date('2026-01-31T18:30:00Z')))).toEqual([
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
  ]);
  expect(lastMonths(1, new Date('2026-02-10T00:00:00Z'))).toMatchObject([
    { from: new Date('2026-01-31T18:30:00Z'), until: new Date('2026-02-28T18:30:00Z') },
  ]);
});

it.each([lastWeeks, lastMonths])('covers every moment exactly once', (last) => {
  const now = new Date('2024-03-01T12:00:00Z');
  const periods = last(12, now);
  expect(periods).toHaveLength(12);
  expect(periods.slice(1).map(({ from }) => from)).toEqual(periods.slice(0, -1).map(({ until }) => until));
  const { from, until } = periods.at(-1) ?? {};
  expect(from?.getTime()).toBeLessThanOrEqual(now.getTime());
  expect(until?.getTime()).toBeGreaterThan(now.getTime());
});

it('compares an incomplete period with an equally long one before', () => {
  // Wednesday noon in India, two weeks and two and a half days after the start.
  const now = new Date('2026-11-18T06:30:00Z');
  const periods = lastWeeks(3, now);
  const before = periodBefore(periods, now);
  expect(before.until).toEqual(periods[0]?.from);
  expect(before.until.getTime() - before.from.getTime()).toBe(16.5 * 86_400_000);
  expect(before.firstDay).toBe('2026-10-16');
});
