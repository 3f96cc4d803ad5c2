import type { Budget } from './budget.ts';
import type { EvaluationFailure } from './failure.ts';
import type { RulesPath, RulesValue } from './values.ts';

/** The inputs of one evaluation. */
export interface RequestEnvironment {
  readonly request: RulesValue;
  readonly resource: RulesValue;
  /** The wildcard values of the enclosing matches, by slot. */
  readonly wildcards: RulesValue[];
  readonly documents: DocumentAccess;
  /** Observes the value of each condition and subexpression, for coverage. */
  readonly observe: Observer | undefined;
}

/** An environment with the budget already used by previous conditions. */
export interface Environment extends RequestEnvironment {
  readonly budget: Budget;
}

/** get(), exists() and their variants. Throws an EvaluationFailure if the access limit is exceeded. */
export interface DocumentAccess {
  get(path: RulesPath): RulesValue;
  exists(path: RulesPath): RulesValue;
  getAfter(path: RulesPath): RulesValue;
  existsAfter(path: RulesPath): RulesValue;
}

export type Observer = (expression: object, value: RulesValue | EvaluationFailure) => void;
