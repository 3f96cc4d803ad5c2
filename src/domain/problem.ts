import type { ContributionRefused } from './failure.ts';
import type { FieldProblem, FormProblem } from './forms/field-problem.ts';
import type { EditProblem } from './item-editing.ts';

/** Everything that a person can be told to mend, each with a code that the message catalogue words. */
export type Problem = FieldProblem | FormProblem | EditProblem | ContributionRefused['problem'];
