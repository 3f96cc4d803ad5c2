import { emptyForm } from '../forms/form-fields.ts';
import { checkEntry, type TypedEntry } from '../forms/register-entry-form.ts';
import { type EntryForm, entryForm } from '../register-entry.ts';
import { keysOfRows } from '../text-file.ts';
import type { Credit } from './statement.ts';

/** Words of banks: no segment that has one is a name. */
const OF_BANKS = new Set(
  (
    'UPI IMPS NEFT RTGS ACH ECS NACH P2A P2M P2P MMT INB INF TPT FT CR DR BY TO FROM TRANSFER PAYMENT PAID REF NO ID VPA ' +
    'CREDIT CREDITED DEBIT DEBITED DEP DEPOSIT CASH BANK LTD LIMITED SBI SBIN HDFC ICICI ICIC AXIS UTIB KOTAK KKBK YES ' +
    'YESB PNB PUNB BOB BARB CANARA CNRB UNION UBIN INDUSIND INDB IDFC IDFB FEDERAL FDRL BOI BKID IDBI IBKL PAYTM PAYTMBANK ' +
    'OK OKSBI OKAXIS OKHDFCBANK OKICICI YBL IBL AXL GPAY PHONEPE BHIM SENT USING'
  ).split(' '),
);
const WRITTEN_OUT =
  /\b(?:received from|transfer(?:red)? from|from)\s+(?!VPA\b|A\/C\b)(\p{L}[\p{L}\p{M}. ]*?)(?=\s+(?:ref|upi|on|via)\b|[^\p{L}\p{M}. ]|$)/iu;
const PAID_YOU = /(?:^|[.;,]\s*)(\p{L}[\p{L}\p{M}. ]*?) paid you\b/iu;

/** Who paid, as far as the narration tells; otherwise the narration itself, for the family to correct. */
export function payerIn(narration: string): string {
  const [, written] = WRITTEN_OUT.exec(narration) ?? PAID_YOU.exec(narration) ?? [];
  const payer = isName(written ?? '') ? written : narration.split(/[-/|:,;*_\n]|\s{2,}/).find(isName);
  return titled((payer ?? narration).replace(/\s+/g, ' ').trim());
}

function isName(text: string): boolean {
  const words = text
    .trim()
    .split(/[\s.]+/)
    .filter((word) => word !== '');
  return (
    words.some((word) => /^[\p{L}\p{M}]{3,}$/u.test(word)) &&
    words.every((word) => /^[\p{L}\p{M}]+$/u.test(word) && !OF_BANKS.has(word.toUpperCase()))
  );
}

/** "SAMEER BHIDE" as "Sameer Bhide". */
function titled(name: string): string {
  return /[a-z]|[^\p{Lu}\p{P}\p{Z}]/u.test(name)
    ? name
    : name.replace(/\p{Lu}+/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase());
}

/** The register entry for a payment that matches no gift; null if it is less than a rupee. */
export function entryOf({ amount, day, narration }: Credit): EntryForm | null {
  const typed: TypedEntry = {
    ...emptyForm(entryForm),
    name: shortened(payerIn(narration), entryForm.name.most),
    amount: String(Math.floor(amount)),
    note: shortened(narration, entryForm.note.most),
    receivedOn: day ?? '',
  };
  const entry = checkEntry(typed);
  return entry.ok ? entry.value : null;
}

function shortened(text: string, most: number): string {
  return Array.from(text.trim()).slice(0, most).join('');
}

/** A key per payment, equal in every statement that contains it. */
export function keysOf(credits: readonly Credit[]): readonly string[] {
  return keysOfRows(
    credits.map(({ amount, day, narration }) => [day, amount, narration.replace(/\s+/g, ' ').trim()].join('|')),
  );
}
