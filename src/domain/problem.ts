import type { ContributionRefused } from './failure.ts';
import type { FieldProblem, FormProblem } from './forms/field-problem.ts';
import type { EditProblem } from './item-editing.ts';

/** Every problem that a user can fix. The message catalogue has a text per code. */
export type Problem = FieldProblem | FormProblem | EditProblem | ContributionRefused['problem'];
