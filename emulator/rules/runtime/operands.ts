import type { Compiled, Frame } from './compiled.ts';
import type { Environment } from './environment.ts';
import { EvaluationFailure } from './failure.ts';
import type { RulesValue } from './values.ts';

/** A value or an error. */
export function kept(compiled: Compiled, env: Environment, frame: Frame): RulesValue | EvaluationFailure {
  try {
    return compiled(env, frame);
  } catch (error) {
    if (error instanceof EvaluationFailure && !error.isFatal) return error;
    throw error;
  }
}

/**
 * Evaluates all operands. An error does not stop the others from being evaluated and counted; the first error is the
 * result.
 */
export function allOf(parts: readonly Compiled[], env: Environment, frame: Frame): RulesValue[] {
  const values: RulesValue[] = [];
  for (const part of parts) {
    try {
      values.push(part(env, frame));
    } catch (error) {
      failWith(error, parts.slice(values.length + 1), env, frame);
    }
  }
  return values;
}

/** `allOf` for two operands, avoiding an array. */
export function operator(
  a: Compiled,
  b: Compiled,
  apply: (left: RulesValue, right: RulesValue) => RulesValue,
): Compiled {
  return (env, frame) => {
    let left: RulesValue;
    try {
      left = a(env, frame);
    } catch (error) {
      failWith(error, [b], env, frame);
    }
    return apply(left, b(env, frame));
  };
}

function failWith(error: unknown, others: readonly Compiled[], env: Environment, frame: Frame): never {
  const isOrdinary = error instanceof EvaluationFailure && !error.isFatal;
  if (isOrdinary) for (const other of others) kept(other, env, frame);
  throw error;
}
