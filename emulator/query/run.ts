import type { Document } from '../model/document.ts';
import type { DatabaseView } from '../store/database.ts';
import { findNearest } from './nearest.ts';
import type { Plan } from './plan.ts';

/** All matches in the query's order, without offset and limit. */
export function allMatches(plan: Plan, view: DatabaseView): Document[] {
  const matches: Document[] = [];
  for (const document of plan.candidates(view)) if (plan.accepts(document)) matches.push(document);
  return plan.isNameOrdered ? matches : matches.sort(plan.compare);
}

/** The documents that the query answers. */
export function runQuery(plan: Plan, view: DatabaseView): Document[] {
  const { offset, limit } = plan.query;
  if (plan.query.findNearest) return findNearest(plan.query.findNearest, allMatches(plan, view));
  if (!plan.isNameOrdered || limit === undefined) return windowOf(plan, allMatches(plan, view));
  // In the order of names the scan can stop as soon as it has enough.
  const matches: Document[] = [];
  if (limit === 0) return matches;
  let skipped = 0;
  for (const document of plan.candidates(view)) {
    if (!plan.accepts(document)) continue;
    if (skipped < offset) skipped++;
    else if (matches.push(document) >= limit) break;
  }
  return matches;
}

/** What offset and limit leave of sorted matches. */
export function windowOf(plan: Plan, sorted: Document[]): Document[] {
  const { offset, limit } = plan.query;
  if (offset === 0 && limit === undefined) return sorted;
  return sorted.slice(offset, limit === undefined ? undefined : offset + limit);
}
