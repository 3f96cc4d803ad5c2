import { brand } from '../../config/brand.ts';
import type { Failure } from '../../domain/failure.ts';
import { formatNumber, formatTimeAgo } from '../../domain/format.ts';
import type { Problem } from '../../domain/problem.ts';
import type { RelativeTime } from '../../domain/relative-time.ts';
import type { Say } from './catalogue.ts';

/** The message of a problem, with its amounts formatted. */
export function sayProblem(say: Say, problem: Problem): string {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(problem))
    if (typeof value === 'number') values[name] = formatNumber(value);
  return say(`problem.${problem.code}`, values);
}

export function sayFailure(say: Say, { reason }: Failure): string {
  return say(`failure.${reason}`, { email: brand.supportEmail });
}

/** 'just now' or '5 minutes ago'. */
export function sayRelativeTime(say: Say, time: RelativeTime): string {
  return time === 'just-now' ? say('time.just-now') : formatTimeAgo(time);
}
