import { EvaluationFailure } from './failure.ts';

export const MAX_EXPRESSIONS = 1000;
/** Maximum call depth. The static checks reject deeper call chains beforehand. */
const MAX_CALL_DEPTH = 20;

/**
 * Costs beyond one per evaluated expression, literals included. They are undocumented; these figures agree with published
 * measurements of Google's Rules Test API (expression-count.test.ts).
 */
export const COST = {
  /** The right side of && or ||, if evaluated. */
  secondOperand: 1,
  conditional: 1,
  /** Extra cost of a conditional that takes the else branch. */
  otherwise: 2,
  /** The type operand of `is`. */
  type: 1,
  /** Each literal segment of a path. */
  segment: 1,
  /** Each `let`, per call. */
  variable: 1,
  /** A namespace such as `math.`: the name plus one. An estimate on the safe side; no figures are published. */
  namespace: 2,
} as const;

/** Counts the expressions of one request; all its statements share the budget. */
export class Budget {
  #expressions = 0;
  #depth = 0;

  /** Number evaluated so far; limit + 1 once exceeded. */
  get expressions(): number {
    return this.#expressions;
  }

  spend(count = 1): void {
    this.#expressions += count;
    if (this.#expressions > MAX_EXPRESSIONS) {
      this.#expressions = MAX_EXPRESSIONS + 1;
      fail(
        `Unable to evaluate the expression as the maximum of ${MAX_EXPRESSIONS} expressions to evaluate has been reached.`,
        'request',
      );
    }
  }

  enter(): void {
    if (this.#depth > MAX_CALL_DEPTH) fail(`Maximum allowed call depth of ${MAX_CALL_DEPTH} is reached.`, 'condition');
    this.#depth++;
  }

  leave(): void {
    this.#depth--;
  }
}

function fail(message: string, reach: 'condition' | 'request'): never {
  // oxlint-disable-next-line typescript/only-throw-error -- see EvaluationFailure
  throw new EvaluationFailure(message, reach);
}
