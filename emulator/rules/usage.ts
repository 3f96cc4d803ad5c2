import type { Allow, PatternSegment, RulesFile } from './language/ast.ts';
import { allowsIn } from './language/walk.ts';
import { MAX_EXPRESSIONS } from './runtime/budget.ts';
import type { Decision, Operation } from './ruleset.ts';

/** The most that a request used, and the line of the last statement that was tried for it. */
export interface Peak {
  readonly most: number;
  readonly line: number;
}

/** Requests of one kind, by the match that decided them. */
export interface UsageOfMatch {
  readonly operation: Operation;
  /** As `wishlists/{id}`. */
  readonly match: string;
  readonly requests: number;
  readonly expressions: Peak;
  /** The most expressions of those that were allowed. */
  readonly expressionsAllowed: number;
  /** Different documents that the rules looked at. */
  readonly documents: Peak;
}

/** How near requests came to the limits of the rules, those first that took the most expressions. */
export interface UsageReport {
  readonly maxExpressions: number;
  readonly matches: readonly UsageOfMatch[];
  /** The most documents that the rules looked at for one commit of several writes. */
  readonly documentsOfCommit: number;
}

/** `databases/{database}/documents`, `b/{bucket}/o`. */
const ROOT_SEGMENTS = 3;

/** Keeps what the requests to one ruleset used of its limits. */
export class Usage {
  readonly #matchOf: ReadonlyMap<Allow, string>;
  readonly #used = new Map<string, UsageOfMatch>();
  #documentsOfCommit = 0;

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

  noteCommit(documents: number): void {
    this.#documentsOfCommit = Math.max(this.#documentsOfCommit, documents);
  }

  report(): UsageReport {
    const matches = [...this.#used.values()].sort((a, b) => b.expressions.most - a.expressions.most);
    return { maxExpressions: MAX_EXPRESSIONS, matches, documentsOfCommit: this.#documentsOfCommit };
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
