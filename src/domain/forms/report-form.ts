import type { ReportReason } from '../support.ts';
import { checked, optionalText } from './check-form.ts';
import type { CheckedForm } from './field-problem.ts';

export const LONGEST_REPORT = 1_000;

export interface ReportForm {
  /** null until one is chosen. */
  readonly reason: ReportReason | null;
  readonly message: string;
}

export interface CheckedReport {
  readonly reason: ReportReason;
  readonly message: string;
}

/** 'other' says nothing: then the message has to. */
export function checkReport({ reason, message }: ReportForm): CheckedForm<CheckedReport, keyof ReportForm> {
  const saysNothing = reason === 'other' && message.trim() === '';
  return checked(
    {
      reason: reason ? null : { code: 'required' as const },
      message: saysNothing ? { code: 'required' as const } : optionalText(message, { most: LONGEST_REPORT }),
    },
    () => ({ reason: reason ?? 'other', message: message.trim() }),
  );
}
