import { RUPEE_SIGNS } from '../typed-amount.ts';

export type Direction = 'credit' | 'debit';

export interface WrittenMoney {
  /** In rupees, with paise as decimals. Never negative. */
  readonly amount: number;
  /** By its sign, or by the Cr or Dr beside it; null if there is none. */
  readonly direction: Direction | null;
}

const GROUPED = '\\d{1,3}(?:,\\d{2,3})*(?:\\.\\d{1,2})?|\\d+(?:\\.\\d{1,2})?';
const CELL = new RegExp(
  `^(?<open>\\()?(?<sign>[-+−])?\\s*(?:(?:${RUPEE_SIGNS})\\s*)?(?<sign2>[-+−])?(?<number>${GROUPED})(?:/-)?\\s*(?<after>[-+])?\\)?\\s*\\(?(?<side>cr|dr|c|d|credit|debit)?\\.?\\)?$`,
  'i',
);

/** A cell of a statement: '1,101.00', '₹1,101', '1,101.00 Cr', '-501.00', '(501.00)'. null if it is not an amount. */
export function readMoney(cell: string): WrittenMoney | null {
  const { open, sign, sign2, number, after, side } = CELL.exec(cell.replace(/\u00a0/g, ' ').trim())?.groups ?? {};
  if (number === undefined) return null;
  const amount = Number(number.replaceAll(',', ''));
  if (!Number.isFinite(amount) || amount > Number.MAX_SAFE_INTEGER / 100) return null;
  return { amount, direction: directionOf(side, sign ?? sign2 ?? after ?? (open && '-')) };
}

/** 'cr' for 'Cr.', 'CREDIT' and 'C'; null for other words. */
export function readDirection(cell: string): Direction | null {
  const word = cell.replace(/[^a-z+-]/gi, '').toLowerCase();
  if (/^(cr|credit|c|deposit|received|\+)$/.test(word)) return 'credit';
  return /^(dr|debit|d|withdrawal|paid|sent|-)$/.test(word) ? 'debit' : null;
}

function directionOf(side: string | undefined, sign: string | undefined): Direction | null {
  if (side) return readDirection(side);
  if (sign === undefined) return null;
  return sign === '+' ? 'credit' : 'debit';
}

export interface MoneyInText extends WrittenMoney {
  readonly start: number;
  /** Whether ₹, Rs or INR is before it. */
  readonly hasSign: boolean;
  /** Whether the text calls it a balance. */
  readonly isBalance: boolean;
}

const IN_TEXT = new RegExp(
  `(?<before>^|[^\\w.,/@-]|[a-z](?=₹))(?<sign>[-+−]\\s?)?(?<rupees>(?:${RUPEE_SIGNS})\\s*)?(?<sign2>[-+−])?(?<number>${GROUPED})(?:/-)?(?:\\s?\\(?(?<side>cr|dr)\\b\\.?\\)?)?(?![\\w@%]|[.,/:-]\\w)`,
  'gi',
);
const BALANCE = /\b(?:bal|balance)\b[^\d₹]{0,24}$/i;

/**
 * The amounts in a line of text, from left to right. A number without a rupee sign is an amount only if it has paise,
 * because dates, phone numbers and references are numbers too.
 */
export function moneyIn(text: string): readonly MoneyInText[] {
  return [...text.matchAll(IN_TEXT)].flatMap(({ index, groups = {} }) => {
    const { before = '', sign, rupees, sign2, number = '', side } = groups;
    const start = index + before.length;
    const amount = Number(number.replaceAll(',', ''));
    const isByWords = /\b(?:debited|credited) by $/i.test(text.slice(0, start));
    if (!(rupees || isByWords || /\.\d{1,2}$/.test(number)) || amount > Number.MAX_SAFE_INTEGER / 100) return [];
    const isBalance = BALANCE.test(text.slice(0, start));
    const direction = directionOf(side, (sign ?? sign2)?.trim());
    return [{ amount, direction, start, hasSign: Boolean(rupees) || isByWords, isBalance }];
  });
}
