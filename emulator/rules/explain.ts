import type { Expression, FunctionDeclaration } from './language/ast.ts';
import { functionsIn } from './language/walk.ts';
import type { RulesSource } from './load-rules.ts';
import { type EvaluationFailure } from './runtime/failure.ts';
import type { RulesValue } from './runtime/values.ts';
import type { Operation, Refusal, Ruleset } from './ruleset.ts';

/** The result of each expression in one evaluation. */
export type Trace = ReadonlyMap<object, RulesValue | EvaluationFailure>;

/**
 * One clause per evaluated statement, in the official emulator's format, each with the position of the condition that
 * denied it.
 */
export function explainRefusal(
  { file }: Ruleset,
  source: RulesSource,
  operation: Operation,
  refusals: readonly Refusal[],
  trace: Trace,
): string {
  if (refusals.length === 0) return `No rule in ${source.name} allows '${operation}' here.`;
  const functions = new Map(Array.from(functionsIn(file), (declaration) => [declaration.name, declaration]));
  return refusals
    .map(({ allow, reason }) => {
      const { condition } = allow;
      const culprit = condition && culpritOf(condition, trace, functions);
      const where = culprit ? ` (${source.name}:${placeOf(culprit)}: ${textOf(culprit, source)})` : '';
      return `${reason} for '${operation}' @ L${allow.span.start.line}${where}`;
    })
    .join(', ');
}

/** The innermost expression that prevented the whole from being true. */
function culpritOf(
  expression: Expression,
  trace: Trace,
  functions: ReadonlyMap<string, FunctionDeclaration>,
): Expression {
  const descend = (inner: Expression) => culpritOf(inner, trace, functions);
  if (expression.kind === 'binary' && expression.op === '&&') {
    const { left, right } = expression;
    // A false side decides; otherwise a side that errored.
    if (isFalse(trace, left) || (!isTrue(trace, left) && !isFalse(trace, right))) return descend(left);
    return descend(right);
  }
  if (expression.kind === 'binary' && expression.op === '||') {
    // Both sides failed. An error is more informative than a plain false.
    return descend(isFalse(trace, expression.left) ? expression.right : expression.left);
  }
  if (expression.kind === 'call') {
    const declaration = functions.get(expression.name);
    if (declaration && trace.has(declaration.result)) return descend(declaration.result);
  }
  return expression;
}

const isFalse = (trace: Trace, expression: Expression) => valueOf(trace, expression) === false;
const isTrue = (trace: Trace, expression: Expression) => valueOf(trace, expression) === true;

function valueOf(trace: Trace, expression: Expression): RulesValue | EvaluationFailure | undefined {
  return expression.kind === 'literal' ? expression.value : trace.get(expression);
}

function placeOf({ span: { start } }: Expression): string {
  return `${start.line}:${start.column}`;
}

const MAX_TEXT = 120;

function textOf({ span }: Expression, { content }: RulesSource): string {
  const text = content.slice(span.start.offset, span.end.offset).replace(/\s+/g, ' ');
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}
