import { readUtr } from '../upi.ts';
import { checked } from './check-form.ts';
import type { CheckedForm } from './field-problem.ts';

export interface SentForm {
  /** The UTR as typed; '' for none. */
  readonly utr: string;
}

export function checkSent({ utr }: SentForm): CheckedForm<{ readonly utr: string | null }, 'utr'> {
  const read = readUtr(utr);
  const isEmpty = utr.trim() === '';
  return checked({ utr: read || isEmpty ? null : { code: 'not-a-utr' as const } }, () => ({ utr: read }));
}
