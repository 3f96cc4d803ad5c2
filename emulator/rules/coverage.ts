import type { Expression } from './language/ast.ts';
import type { Span } from './language/issue.ts';
import { childrenOf, functionsIn, matchesIn } from './language/walk.ts';
import type { RulesSource } from './load-rules.ts';
import type { Observer } from './runtime/environment.ts';
import { EvaluationFailure } from './runtime/failure.ts';
import { typeName, type RulesValue } from './runtime/values.ts';
import type { Ruleset } from './ruleset.ts';
import type { Usage, UsageReport } from './usage.ts';

/** A value as the coverage report names it. */
type ReportedValue =
  | { readonly boolValue: boolean }
  | { readonly intValue: string }
  | { readonly floatValue: number }
  | { readonly stringValue: string }
  | { readonly nullValue: null }
  | { readonly typeName: string }
  /** The expression errored. */
  | { readonly undefined: { readonly causeMessage: string } };

export interface CoverageNode {
  readonly sourcePosition: SourcePosition;
  /** Absent if never evaluated. */
  readonly values?: readonly { readonly value: ReportedValue; readonly count: number }[];
  readonly children?: readonly CoverageNode[];
}

interface SourcePosition {
  readonly fileName: string;
  readonly line: number;
  readonly column: number;
  readonly currentOffset: number;
  readonly endOffset: number;
}

export interface CoverageReport {
  readonly rules: { readonly files: readonly RulesSource[] };
  readonly report: readonly CoverageNode[];
  /** An extension that Google's emulator does not have. */
  readonly usage?: UsageReport;
}

/** Maximum distinct values per expression; further values are counted together. */
const MAX_VALUES = 20;

/** Counts the results of each expression of one ruleset. */
export class Coverage {
  readonly #counts = new Map<object, Map<string, number>>();

  readonly observe: Observer = (expression, value) => {
    let counts = this.#counts.get(expression);
    if (!counts) {
      counts = new Map<string, number>();
      this.#counts.set(expression, counts);
    }
    let key = keyOf(value);
    if (!counts.has(key) && counts.size >= MAX_VALUES) key = JSON.stringify({ typeName: 'other values' });
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };

  report({ file }: Ruleset, source: RulesSource, usage?: Usage): CoverageReport {
    const roots: Expression[] = [];
    for (const { lets, result } of functionsIn(file)) roots.push(...lets.map(({ value }) => value), result);
    for (const match of matchesIn(file)) {
      for (const { condition } of match.allows) if (condition) roots.push(condition);
    }
    roots.sort((a, b) => a.span.start.offset - b.span.start.offset);
    return {
      rules: { files: [source] },
      report: roots.map((root) => this.#nodeOf(root, source.name)),
      ...(usage && { usage: usage.report() }),
    };
  }

  #nodeOf(expression: Expression, fileName: string): CoverageNode {
    const counts = this.#counts.get(expression);
    const children = childrenOf(expression)
      .filter(({ kind }) => kind !== 'literal')
      .map((child) => this.#nodeOf(child, fileName));
    return {
      sourcePosition: positionOf(expression.span, fileName),
      ...(counts && {
        values: Array.from(counts, ([key, count]) => ({ value: JSON.parse(key) as ReportedValue, count })),
      }),
      ...(children.length > 0 && { children }),
    };
  }
}

function positionOf({ start, end }: Span, fileName: string): SourcePosition {
  return { fileName, line: start.line, column: start.column, currentOffset: start.offset, endOffset: end.offset };
}

const TRUE = JSON.stringify({ boolValue: true });
const FALSE = JSON.stringify({ boolValue: false });

function keyOf(value: RulesValue | EvaluationFailure): string {
  if (value === true) return TRUE;
  if (value === false) return FALSE;
  return JSON.stringify(reported(value));
}

function reported(value: RulesValue | EvaluationFailure): ReportedValue {
  if (value instanceof EvaluationFailure) return { undefined: { causeMessage: value.message } };
  switch (typeof value) {
    case 'boolean':
      return { boolValue: value };
    case 'bigint':
      return { intValue: String(value) };
    case 'number':
      return { floatValue: value };
    case 'string':
      return { stringValue: value };
    default:
      return value === null ? { nullValue: null } : { typeName: typeName(value) };
  }
}
