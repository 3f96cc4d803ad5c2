export interface TimeAgo {
  readonly unit: 'minute' | 'hour' | 'day' | 'month' | 'year';
  readonly value: number;
}
export type RelativeTime = 'just-now' | TimeAgo;

const SECONDS: readonly (readonly [TimeAgo['unit'], number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** The time since `at` in the largest unit that fits. A future time, from a wrong clock, counts as now. */
export function relativeTime(at: Date, now: Date): RelativeTime {
  const seconds = (now.getTime() - at.getTime()) / 1_000;
  const fitting = SECONDS.find(([, length]) => seconds >= length);
  return fitting ? { unit: fitting[0], value: Math.floor(seconds / fitting[1]) } : 'just-now';
}
