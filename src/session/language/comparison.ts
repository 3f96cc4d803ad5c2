import type { Say } from './catalogue.ts';

/** Compares a number with the one of the previous period. Uses the area `figures`. */
export function sayComparison(say: Say, now: number, before: number): string {
  if (before === 0) return say(now === 0 ? 'comparison.none' : 'comparison.none-before');
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return say('comparison.same');
  return say(`comparison.${percent > 0 ? 'more' : 'less'}`, { percent: Math.abs(percent) });
}
