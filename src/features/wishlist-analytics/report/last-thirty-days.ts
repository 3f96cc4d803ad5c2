import { type DailyStats, type UtcDay, utcDay } from '../../../domain/analytics.ts';
import { DAY_MS } from '../../../domain/calendar.ts';

export const METRICS = ['views', 'visitors', 'shares', 'contributions'] as const;
export type Metric = (typeof METRICS)[number];

export interface DayShown extends Readonly<Record<Metric, number>> {
  readonly day: UtcDay;
}

const DAYS = 30;

/** Every day, ending today. Days without stored statistics have zeros. */
export function lastThirtyDays(stats: readonly DailyStats[], now: Date): readonly DayShown[] {
  return thirtyDays(stats, now);
}

/** The thirty days before those. */
export function thirtyDaysBefore(stats: readonly DailyStats[], now: Date): readonly DayShown[] {
  return thirtyDays(stats, new Date(now.getTime() - DAYS * DAY_MS));
}

function thirtyDays(stats: readonly DailyStats[], until: Date): readonly DayShown[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const day = utcDay(new Date(until.getTime() - (DAYS - 1 - index) * DAY_MS));
    const stored = stats.find(({ date }) => date === day);
    return {
      day,
      views: stored?.views ?? 0,
      visitors: stored?.uniqueVisitors ?? 0,
      shares: stored?.shares ?? 0,
      contributions: stored?.contributions ?? 0,
    };
  });
}
