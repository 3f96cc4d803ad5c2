import { withLatinDigits } from './digits.ts';
import type { TransactionId } from './ids.ts';

/** Crockford's base 32 has no I, L, O or U, which are easily confused when read aloud or copied by hand. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const REFERENCE_PREFIX = 'SHG';
export const REFERENCE = /^SHG-[A-Z\d]{4}-[A-Z\d]{4}$/;
const LENGTH = 8;

/** SHG-7K2M-9PQR: the first 40 bits of the id. */
export function referenceOf(id: TransactionId): string {
  const bits = Number.parseInt(id.replaceAll('-', '').slice(0, 10), 16);
  const digits = Array.from(
    bits.toString(32).padStart(LENGTH, '0'),
    (digit) => DIGITS[Number.parseInt(digit, 32)],
  ).join('');
  return `${REFERENCE_PREFIX}-${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** The ids that match a reference, as a range. */
export interface IdRange {
  readonly from: string;
  /** Exclusive. */
  readonly before: string;
}

/** Accepts lower case, missing dashes, O for 0, and I or L for 1. null if it is not a reference. */
export function parseReference(typed: string): IdRange | null {
  const text = withLatinDigits(typed)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '');
  if (/^[0-9A-F]{32}$/.test(text)) return range(text.toLowerCase());
  const digits = (
    text.length > LENGTH && text.startsWith(REFERENCE_PREFIX) ? text.slice(REFERENCE_PREFIX.length) : text
  )
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const values = [...digits].map((digit) => DIGITS.indexOf(digit));
  if (values.length !== LENGTH || values.includes(-1)) return null;
  const bits = values.reduce((sum, value) => sum * 32 + value, 0);
  return range(bits.toString(16).padStart(10, '0'));
}

/** false if it is outside the range or there is no range. */
export function isInRange(id: TransactionId, ids: IdRange | null): boolean {
  return ids !== null && ids.from <= id && id < ids.before;
}

/** The ids that start with these hexadecimal digits. */
function range(hex: string): IdRange {
  const from = [...DASHES, hex.length]
    .map((end, part) => hex.slice(DASHES[part - 1] ?? 0, end))
    .filter(Boolean)
    .join('-');
  // `~` sorts after every character of an id.
  return { from, before: `${from}~` };
}

/** The positions of the dashes in a UUID, counted in digits. */
const DASHES = [8, 12, 16, 20];
