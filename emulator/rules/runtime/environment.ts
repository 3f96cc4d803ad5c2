import type { Budget } from './budget.ts';
import type { EvaluationFailure } from './failure.ts';
import type { RulesPath, RulesValue } from './values.ts';

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

/** The same, with what the evaluation of the conditions so far has used up. */
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
