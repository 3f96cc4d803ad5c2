import { EvaluationFailure } from './failure.ts';
import type { RulesPath, RulesValue } from './values.ts';

export const MAX_EXPRESSIONS = 1000;
/** How many calls deep the first function of a condition may go. The static checks find deeper ones beforehand. */
export const MAX_CALL_DEPTH = 20;

/** What one request brings to the rules. */
export interface RequestEnvironment {
  readonly request: RulesValue;
  readonly resource: RulesValue;
  /** What the wildcards of the matches around the condition stand for, by slot. */
  readonly wildcards: RulesValue[];
  readonly documents: DocumentAccess;
  /** Hears of each condition's and subexpression's value, for coverage. */
  readonly observe: Observer | undefined;
}

/** The same, with what the evaluation of one condition has used up. */
export interface Environment extends RequestEnvironment {
  readonly budget: Budget;
}

/** get(), exists() and their kin. Throws an EvaluationFailure when the number of accesses is passed. */
export interface DocumentAccess {
  get(path: RulesPath): RulesValue;
  exists(path: RulesPath): RulesValue;
  getAfter(path: RulesPath): RulesValue;
  existsAfter(path: RulesPath): RulesValue;
}

export type Observer = (expression: object, value: RulesValue | EvaluationFailure) => void;

/** Counts the expressions of one condition. Each condition of a request has as many for itself. */
export class Budget {
  #expressions = 0;
  #depth = 0;

  spend(): void {
    if (++this.#expressions > MAX_EXPRESSIONS) {
      this.#fail(
        `Unable to evaluate the expression as the maximum of ${MAX_EXPRESSIONS} expressions to evaluate has been reached.`,
      );
    }
  }

  enter(): void {
    if (this.#depth > MAX_CALL_DEPTH) this.#fail(`Maximum allowed call depth of ${MAX_CALL_DEPTH} is reached.`);
    this.#depth++;
  }

  leave(): void {
    this.#depth--;
  }

  #fail(message: string): never {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- see EvaluationFailure
    throw new EvaluationFailure(message, 'condition');
  }
}
