import type { Document } from '../model/document.ts';
import type { DatabaseView } from '../store/database.ts';
import { findNearest } from './nearest.ts';
import type { Plan } from './plan.ts';

/** How many documents beyond the limit may accumulate before the buffer is sorted and truncated. */
const SORTED_AT_ONCE = 1_000;

/** All matches in query order, before offset and limit. */
export function allMatches(plan: Plan, view: DatabaseView): Document[] {
  const matches: Document[] = [];
  for (const document of plan.candidates(view)) if (plan.accepts(document)) matches.push(document);
  return plan.isNameOrdered ? matches : matches.sort(plan.compare);
}

/** The first `count` matches in query order, without sorting the whole list. */
function firstMatches(plan: Plan, view: DatabaseView, count: number): Document[] {
  let kept: Document[] = [];
  let last: Document | undefined;
  const cut = () => {
    kept = kept.sort(plan.compare).slice(0, count);
    last = kept[count - 1];
  };
  for (const document of plan.candidates(view)) {
    if (!plan.accepts(document) || (last && plan.compare(document, last) >= 0)) continue;
    if (kept.push(document) >= SORTED_AT_ONCE + 2 * count) cut();
  }
  cut();
  return kept;
}

/** The result of the query. */
export function runQuery(plan: Plan, view: DatabaseView): Document[] {
  const { offset, limit } = plan.query;
  if (plan.query.findNearest) return findNearest(plan.query.findNearest, allMatches(plan, view));
  if (limit === undefined) return windowOf(plan, allMatches(plan, view));
  if (!plan.isNameOrdered) return windowOf(plan, firstMatches(plan, view, offset + limit));
  // Ordered by name, the scan can stop early.
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

/** Applies offset and limit to sorted matches. */
export function windowOf(plan: Plan, sorted: Document[]): Document[] {
  const { offset, limit } = plan.query;
  if (offset === 0 && limit === undefined) return sorted;
  return sorted.slice(offset, limit === undefined ? undefined : offset + limit);
}
