import { EvaluationFailure } from './failure.ts';

export const MAX_EXPRESSIONS = 1000;
/** How many calls deep the first function of a condition may go. The static checks find deeper ones beforehand. */
export const MAX_CALL_DEPTH = 20;

/**
 * What is counted besides one for each expression that is evaluated, literals included. Nobody documents this: the
 * figures are those that agree with requests that people have put to Google's Rules Test API (expression-count.test.ts).
 */
export const COST = {
  /** The right side of && or ||, when it is come to. */
  secondOperand: 1,
  conditional: 1,
  /** Besides, when a conditional comes out at the part after the colon. */
  otherwise: 2,
  /** The type that `is` asks for. */
  type: 1,
  /** Each piece of text in a path. */
  segment: 1,
  /** Each `let`, on every call. */
  variable: 1,
  /** `math.` and its like: the name, and one more. Of this nobody has published figures; it may be less. */
  namespace: 2,
} as const;

/** Counts the expressions of one request: all statements that are tried for it have as many together. */
export class Budget {
  #expressions = 0;
  #depth = 0;

  /** How many were evaluated so far; one more than the limit when it was passed. */
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
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- see EvaluationFailure
  throw new EvaluationFailure(message, reach);
}
