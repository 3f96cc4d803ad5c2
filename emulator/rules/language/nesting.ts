import type { Expression } from './ast.ts';
import { childrenOf } from './walk.ts';

/** Maximum nesting depth of one condition, variable value or return value. */
const MAX_LEVELS = 99;
export const TOO_COMPLEX = 'Expression is too complex to evaluate safely.';

/**
 * The outermost expressions that exceed the nesting limit. Each operator and each pair of parentheses adds a level;
 * `a && b && c` nests like `(a && b) && c`. Nothing else is known to count.
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
