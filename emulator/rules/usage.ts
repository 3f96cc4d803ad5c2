import type { Allow, PatternSegment, RulesFile } from './language/ast.ts';
import { allowsIn } from './language/walk.ts';
import { MAX_EXPRESSIONS } from './runtime/budget.ts';
import type { Decision, Operation } from './ruleset.ts';

/** The highest use by a request, and the line of the last statement evaluated for it. */
export interface Peak {
  readonly most: number;
  readonly line: number;
}

/** Requests of one kind, grouped by the deciding match. */
export interface UsageOfMatch {
  readonly operation: Operation;
  /** For example `wishlists/{id}`. */
  readonly match: string;
  readonly requests: number;
  readonly expressions: Peak;
  /** The most expressions used by an allowed request. */
  readonly expressionsAllowed: number;
  /** Number of distinct documents read by rules. */
  readonly documents: Peak;
}

/** How close requests came to the limits, ordered by expressions used, descending. */
export interface UsageReport {
  readonly maxExpressions: number;
  readonly matches: readonly UsageOfMatch[];
  /** The most documents read by rules for one multi-write commit. */
  readonly documentsOfCommit: number;
  /** The same with repeated reads: if Firestore cached none of them, these would count. */
  readonly callsOfCommit: number;
}

/** `databases/{database}/documents`, `b/{bucket}/o`. */
const ROOT_SEGMENTS = 3;

/** Tracks how much of the limits requests to one ruleset use. */
export class Usage {
  readonly #matchOf: ReadonlyMap<Allow, string>;
  readonly #used = new Map<string, UsageOfMatch>();
  #documentsOfCommit = 0;
  #callsOfCommit = 0;

  constructor(file: RulesFile) {
    this.#matchOf = new Map(Array.from(allowsIn(file), ({ allow, pattern }) => [allow, describePattern(pattern)]));
  }

  note(operation: Operation, decision: Decision, documents: number): void {
    const last = decision.allowed ? decision.by : decision.refusals.at(-1)?.allow;
    if (!last) return;
    const match = this.#matchOf.get(last) ?? '';
    const { line } = last.span.start;
    const key = `${operation} ${match}`;
    const before = this.#used.get(key);
    this.#used.set(key, {
      operation,
      match,
      requests: (before?.requests ?? 0) + 1,
      expressions: higher(before?.expressions, { most: decision.expressions, line }),
      expressionsAllowed: Math.max(before?.expressionsAllowed ?? 0, decision.allowed ? decision.expressions : 0),
      documents: higher(before?.documents, { most: documents, line }),
    });
  }

  noteCommit(documents: number, calls: number): void {
    this.#documentsOfCommit = Math.max(this.#documentsOfCommit, documents);
    this.#callsOfCommit = Math.max(this.#callsOfCommit, calls);
  }

  report(): UsageReport {
    const matches = [...this.#used.values()].sort((a, b) => b.expressions.most - a.expressions.most);
    return {
      maxExpressions: MAX_EXPRESSIONS,
      matches,
      documentsOfCommit: this.#documentsOfCommit,
      callsOfCommit: this.#callsOfCommit,
    };
  }
}

function higher(before: Peak | undefined, now: Peak): Peak {
  return before && before.most >= now.most ? before : now;
}

function describePattern(pattern: readonly PatternSegment[]): string {
  const own = pattern.length > ROOT_SEGMENTS ? pattern.slice(ROOT_SEGMENTS) : pattern;
  return own.map(describeSegment).join('/');
}

function describeSegment(segment: PatternSegment): string {
  if (segment.kind === 'literal') return segment.text;
  return segment.kind === 'wildcard' ? `{${segment.name}}` : `{${segment.name}=**}`;
}
