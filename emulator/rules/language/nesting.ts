import type { Expression } from './ast.ts';
import { childrenOf } from './walk.ts';

/** Levels of one condition, of one variable's value, of what one function returns. */
export const MAX_LEVELS = 99;
export const TOO_COMPLEX = 'Expression is too complex to evaluate safely.';

/**
 * The expressions that stand too deep, the outermost of them. An operator puts its operands a level deeper, and so does
 * each pair of parentheses; `a && b && c` is `(a && b) && c` written without them. Nothing else is known to count.
 */
export function* tooDeepIn(expression: Expression, level = 1): Generator<Expression> {
  const { groups = 0, kind } = expression;
  const own = level + groups;
  if (own > MAX_LEVELS) {
    yield expression;
    return;
  }
  const below = kind === 'binary' || kind === 'is' ? own + 1 : own;
  for (const child of childrenOf(expression)) yield* tooDeepIn(child, below);
}
