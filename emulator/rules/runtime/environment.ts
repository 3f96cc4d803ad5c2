import { EvaluationFailure } from './failure.ts';
import type { RulesPath, RulesValue } from './values.ts';

export const MAX_EXPRESSIONS = 1000;
export const MAX_CALL_DEPTH = 20;

/** What one request brings to the rules, and what its evaluation has used up. */
export interface Environment {
  readonly request: RulesValue;
  readonly resource: RulesValue;
  /** What the wildcards of the matches around the condition stand for, by slot. */
  readonly wildcards: RulesValue[];
  readonly documents: DocumentAccess;
  readonly budget: Budget;
  /** Hears of each condition's and subexpression's value, for coverage. */
  readonly observe: Observer | undefined;
}

/** get(), exists() and their kin. Throws an EvaluationFailure when the number of accesses is passed. */
export interface DocumentAccess {
  get(path: RulesPath): RulesValue;
  exists(path: RulesPath): RulesValue;
  getAfter(path: RulesPath): RulesValue;
  existsAfter(path: RulesPath): RulesValue;
}

export type Observer = (expression: object, value: RulesValue | EvaluationFailure) => void;

/** Counts expressions, over all conditions of one request. */
export class Budget {
  #expressions = 0;
  #depth = 0;

  spend(): void {
    if (++this.#expressions > MAX_EXPRESSIONS) {
      this.#fail(`The maximum of ${MAX_EXPRESSIONS} expressions to evaluate has been reached.`);
    }
  }

  enter(): void {
    if (this.#depth >= MAX_CALL_DEPTH) {
      this.#fail(`The maximum call depth of ${MAX_CALL_DEPTH} has been reached.`);
    }
    this.#depth++;
  }

  leave(): void {
    this.#depth--;
  }

  #fail(message: string): never {
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- see EvaluationFailure
    throw new EvaluationFailure(message, true);
  }
}
