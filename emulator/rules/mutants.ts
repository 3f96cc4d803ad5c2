import type { Allow, Expression, RulesFile, Verb } from './language/ast.ts';
import type { Span } from './language/issue.ts';
import { expressionsIn, functionsIn, matchesIn } from './language/walk.ts';

/** A rules file with one thing changed. */
export interface Mutant {
  readonly line: number;
  readonly column: number;
  /** What was there, and what stands there instead. */
  readonly original: string;
  readonly replacement: string;
  readonly content: string;
}

interface Change {
  readonly span: Span;
  readonly replacement: string;
}

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '&&': ['||'],
  '||': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
};

/**
 * Every mutant of a file: each comparison, boolean and arithmetic operator, each constant, each verb, each operand of
 * && and || left out, each condition and negation turned round, each entry of a list left out.
 */
export function* mutantsOf(file: RulesFile, source: string): Generator<Mutant> {
  const text = (span: Span) => source.slice(span.start.offset, span.end.offset);
  for (const { span, replacement } of changesOf(file, text)) {
    const original = text(span);
    if (original === replacement) continue;
    yield {
      line: span.start.line,
      column: span.start.column,
      original,
      replacement,
      content: source.slice(0, span.start.offset) + replacement + source.slice(span.end.offset),
    };
  }
}

type Literal = Extract<Expression, { kind: 'literal' }>['value'];
type TextOf = (span: Span) => string;

function* changesOf(file: RulesFile, text: TextOf): Generator<Change> {
  for (const declaration of functionsIn(file)) {
    for (const { value } of declaration.lets) yield* changesIn(value, text);
    yield* changesIn(declaration.result, text);
  }
  for (const match of matchesIn(file)) {
    for (const allow of match.allows) {
      yield* verbChanges(allow, text);
      if (!allow.condition) continue;
      yield { span: allow.condition.span, replacement: `!(${text(allow.condition.span)})` };
      yield* changesIn(allow.condition, text);
    }
  }
}

/** Each verb left out, and each widened to the one that covers more. */
function* verbChanges({ verbs, condition, span }: Allow, text: TextOf): Generator<Change> {
  const rest = condition ? `: if ${text(condition.span)}` : '';
  const statement = (kept: readonly string[]) => `allow ${kept.join(', ')}${rest}`;
  for (let i = 0; i < verbs.length; i++) {
    const without = verbs.filter((_, j) => j !== i);
    // A statement without verbs is none: one that never holds stands in its place.
    yield { span, replacement: without.length > 0 ? statement(without) : `allow ${verbs.join(', ')}: if false` };
    for (const wider of WIDER[verbs[i] as Verb] ?? []) {
      if (!verbs.some((verb) => verb === wider)) yield { span, replacement: statement(verbs.with(i, wider)) };
    }
  }
}

const WIDER: Readonly<Partial<Record<Verb, readonly Verb[]>>> = {
  get: ['read'],
  list: ['read'],
  create: ['write'],
  update: ['write'],
  delete: ['write'],
};

function* changesIn(root: Expression, text: TextOf): Generator<Change> {
  for (const expression of expressionsIn(root)) {
    const { span } = expression;
    switch (expression.kind) {
      case 'literal':
        for (const replacement of otherConstants(expression.value)) yield { span, replacement };
        break;
      case 'unary':
        yield { span, replacement: `(${text(expression.operand.span)})` };
        break;
      case 'binary': {
        const { left, right, op } = expression;
        // What stood in parentheses must go on standing in them.
        const [a, b] = [`(${text(left.span)})`, `(${text(right.span)})`];
        for (const other of OPERATORS[op] ?? []) yield { span, replacement: `(${a} ${other} ${b})` };
        if (op === 'in') yield { span, replacement: `!(${a} in ${b})` };
        if (op === '&&' || op === '||') {
          yield { span, replacement: a };
          yield { span, replacement: b };
        }
        break;
      }
      case 'is':
        yield { span, replacement: 'true' };
        break;
      case 'conditional':
        yield { span, replacement: `(${text(expression.then.span)})` };
        yield { span, replacement: `(${text(expression.otherwise.span)})` };
        break;
      case 'list':
        for (let i = 0; i < expression.items.length; i++) {
          const kept = expression.items.filter((_, j) => j !== i).map((item) => text(item.span));
          yield { span, replacement: `[${kept.join(', ')}]` };
        }
        break;
      default:
    }
  }
}

function otherConstants(value: Literal): string[] {
  switch (typeof value) {
    case 'boolean':
      return [String(!value)];
    case 'bigint':
      return [String(value + 1n), String(value - 1n)];
    case 'number':
      return [String(value + 1)];
    case 'string':
      return ["'mutated'"];
    default:
      return ["'mutated'"];
  }
}
