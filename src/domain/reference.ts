import type { TransactionId } from './ids.ts';

/** Crockford's base 32: no I, L, O or U, so that it survives being read out and copied by hand. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX = 'SHG';
const LENGTH = 8;

/** SHG-7K2M-9PQR: the first 40 bits of the id, for people to quote. */
export function referenceOf(id: TransactionId): string {
  const bits = Number.parseInt(id.replaceAll('-', '').slice(0, 10), 16);
  const digits = Array.from(
    bits.toString(32).padStart(LENGTH, '0'),
    (digit) => DIGITS[Number.parseInt(digit, 32)],
  ).join('');
  return `${PREFIX}-${digits.slice(0, 4)}-${digits.slice(4)}`;
}

/** The ids that a reference can stand for, in the order of their names. */
export interface IdRange {
  readonly from: string;
  /** Not in the range itself. */
  readonly before: string;
}

/** Reads a reference as people write it: in lower case, without dashes, with O for 0, I or L for 1. null: it is none. */
export function parseReference(typed: string): IdRange | null {
  const text = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
  if (/^[0-9A-F]{32}$/.test(text)) return range(text.toLowerCase());
  const digits = (text.length > LENGTH && text.startsWith(PREFIX) ? text.slice(PREFIX.length) : text)
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const values = [...digits].map((digit) => DIGITS.indexOf(digit));
  if (values.length !== LENGTH || values.includes(-1)) return null;
  const bits = values.reduce((sum, value) => sum * 32 + value, 0);
  return range(bits.toString(16).padStart(10, '0'));
}

/** false: it is not, or there is no range. */
export function isInRange(id: TransactionId, ids: IdRange | null): boolean {
  return ids !== null && ids.from <= id && id < ids.before;
}

/** Of all ids that begin with these hexadecimal digits. */
function range(hex: string): IdRange {
  const from = [...DASHES, hex.length]
    .map((end, part) => hex.slice(DASHES[part - 1] ?? 0, end))
    .filter(Boolean)
    .join('-');
  // After every letter and dash that an id can go on with.
  return { from, before: `${from}~` };
}

/** After how many digits a UUID has a dash. */
const DASHES = [8, 12, 16, 20];
