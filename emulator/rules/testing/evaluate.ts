import type { Expression } from '../language/ast.ts';
import { parseRules } from '../language/parser.ts';
import { compile } from '../runtime/compile.ts';
import type { Scope } from '../runtime/compiled.ts';
import { Budget } from '../runtime/budget.ts';
import type { DocumentAccess } from '../runtime/environment.ts';
import { EvaluationFailure, fail } from '../runtime/failure.ts';
import { describe } from '../runtime/global-functions.ts';
import type { RulesValue } from '../runtime/values.ts';

/** The inputs visible to an expression. */
export interface Given {
  readonly request?: RulesValue;
  readonly resource?: RulesValue;
}

/** The outcome of an expression: a value or an error. */
export type Outcome = { readonly value: RulesValue } | { readonly error: string };

const noScope: Scope = { binding: () => undefined, function: () => undefined };
const notHere = () => fail('There are no documents here.');
const noDocuments: DocumentAccess = { get: notHere, exists: notHere, getAfter: notHere, existsAfter: notHere };

/** Parses the expression as a condition. */
export function parseExpression(source: string): Expression {
  const { file, issues } = parseRules(`service cloud.firestore { match /a/{b} { allow get: if ${source}\n; } }`);
  const condition = file?.services[0]?.matches[0]?.allows[0]?.condition;
  if (!condition) throw new Error(`${source}: ${issues[0]?.message ?? 'there is no condition'}`);
  return condition;
}

/** Evaluates one expression outside any match. */
export function evaluate(source: string, { request = null, resource = null }: Given = {}): Outcome {
  const condition = compile(parseExpression(source), noScope);
  try {
    const value = condition(
      { request, resource, wildcards: [], documents: noDocuments, budget: new Budget(), observe: undefined },
      [],
    );
    return { value };
  } catch (error) {
    if (error instanceof EvaluationFailure) return { error: error.message };
    throw error;
  }
}

/** Formats the outcome for the test tables: `true`, `false`, another value, or `error: …`. */
export function outcomeOf(source: string, given?: Given): string {
  const outcome = evaluate(source, given);
  return 'error' in outcome ? `error: ${outcome.error}` : describe(outcome.value);
}
