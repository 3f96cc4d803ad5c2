import { brand } from '../../config/brand.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Problem } from '../../domain/problem.ts';
import type { RelativeTime } from '../../domain/relative-time.ts';
import type { Catalogue, Say } from './catalogue.ts';

/** The message of a problem, with its amounts. */
export function sayProblem(say: Say, problem: Problem): string {
  return say(`problem.${problem.code}`, problem);
}

export function sayFailure(say: Say, { reason, given }: Failure): string {
  const what = say(`failure.${reason}`, { email: brand.supportEmail });
  return given ? `${what} ${say('failure.given', { reason: given })}` : what;
}

/** 'just now' or '5 minutes ago'. */
export function sayRelativeTime({ say, format }: Catalogue, time: RelativeTime): string {
  return time === 'just-now' ? say('time.just-now') : format.timeAgo(time);
}
