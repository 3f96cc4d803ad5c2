import type { Parsed } from '../schema.ts';
import { reportForm } from '../support.ts';
import { checked, entered, textProblem } from './check-form.ts';
import type { CheckedForm } from './field-problem.ts';

export type CheckedReport = Parsed<typeof reportForm>;
export interface ReportForm extends Omit<CheckedReport, 'reason'> {
  /** null until the guest chooses one. */
  readonly reason: CheckedReport['reason'] | null;
}

/** The reason 'other' needs a message. */
export function checkReport({ reason, message }: ReportForm): CheckedForm<CheckedReport, keyof ReportForm> {
  const least = reason === 'other' ? 1 : 0;
  return checked(
    {
      reason: reason ? null : { code: 'required' as const },
      message: textProblem({ ...reportForm.message, least }, message),
    },
    () => ({ reason: reason ?? 'other', message: entered(reportForm.message, message) }),
  );
}
