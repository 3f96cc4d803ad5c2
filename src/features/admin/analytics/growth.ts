import type { PlatformPoint } from '../../../data/admin/platform-over-time.ts';
import { lastMonths, lastWeeks, type Period } from '../../../domain/platform-periods.ts';
import type { Catalogue } from '../../../session/language/catalogue.ts';
import type { Formatters } from '../../../session/language/formatters.ts';

export const METRICS = ['contributed', 'contributions', 'wishlists', 'users'] as const;
export type Metric = (typeof METRICS)[number];

export const SPANS = ['weeks', 'months'] as const;
export type Span = (typeof SPANS)[number];

const POINTS = 12;

export function periodsOf(span: Span, now: Date): readonly Period[] {
  return span === 'weeks' ? lastWeeks(POINTS, now) : lastMonths(POINTS, now);
}

export function totalOf(points: readonly PlatformPoint[], metric: Metric): number {
  return points.reduce((sum, point) => sum + point[metric], 0);
}

export function sayAmount(format: Formatters, metric: Metric, amount: number): string {
  return metric === 'contributed' ? format.rupees(amount) : format.number(amount);
}

/** 2 November 2026, or November 2026. */
export function sayPeriod(format: Formatters, { firstDay }: Period, span: Span): string {
  return span === 'weeks' ? format.day(firstDay) : format.month(firstDay);
}

export function sayGrowth(
  { say, format }: Catalogue,
  points: readonly PlatformPoint[],
  span: Span,
  metric: Metric,
): string {
  const total = totalOf(points, metric);
  const values = {
    what: say(`admin-analytics.${metric}`),
    period: say(`admin-analytics.period.${span}`),
    total: sayAmount(format, metric, total),
  };
  if (total === 0) return say('admin-analytics.summary', values);
  const best = points.reduce((one, other) => (other[metric] > one[metric] ? other : one));
  const name = sayPeriod(format, best.period, span);
  const when = span === 'weeks' ? say('admin-analytics.week-of', { day: name }) : name;
  return say('admin-analytics.summary.most', { ...values, when, most: sayAmount(format, metric, best[metric]) });
}
