import { REFERENCE_PREFIX } from '../reference.ts';

/** What can be found in a narration, whichever bank wrote it. */
export interface NarrationFacts {
  /** The UTRs of UPI and IMPS payments. */
  readonly utrs: ReadonlySet<string>;
  /** Letters and digits only, as references are compared. */
  readonly folded: string;
  /** The words of Latin letters, in capitals. */
  readonly words: readonly string[];
  /** The name before the @ of each UPI address, letters only. */
  readonly addresses: readonly string[];
  /** What may be digits of references, of this list or another. */
  readonly references: readonly string[];
  /** Payments that are not gifts, unless they have a reference. */
  readonly isOtherMoney: boolean;
}

const OTHER_MONEY =
  /\b(refund(ed)?|reversal|reversed|rev|salary|sal|interest|int|cashback|dividend|cash dep(osit)?|cdm|atm|return(ed)?|rtn|chq|cheque|clg|neft return|closure|maturity|subsidy)\b/i;

export function factsOf(narration: string): NarrationFacts {
  return {
    utrs: new Set(Array.from(narration.matchAll(/(?:^|\D)0*(\d{12})(?!\d)/g), ([, digits = '']) => digits)),
    folded: foldReference(narration),
    words: nameWords(narration.replace(/[\w.]+@/g, ' ')),
    addresses: Array.from(narration.matchAll(/([\w.]+)@/g), ([, name = '']) => letters(name)),
    references: referencesIn(narration),
    isOtherMoney: OTHER_MONEY.test(narration),
  };
}

/** As a reference is compared: without dashes, O as 0, I and L as 1. */
export function foldReference(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

/** The words of a name in Latin letters, in capitals and without accents. */
export function nameWords(text: string): readonly string[] {
  return plain(text)
    .split(/[^A-Z]+/)
    .filter((word) => word !== '');
}

function letters(text: string): string {
  return plain(text).replace(/[^A-Z]/g, '');
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
}

/** How many of the eight digits of a reference the narration has: banks cut remarks. */
export function digitsFound({ folded, references }: NarrationFacts, foldedReference: string): number {
  const digits = foldedReference.slice(REFERENCE_PREFIX.length);
  if (/[A-Z]/.test(digits) && folded.includes(digits)) return digits.length;
  return Math.max(0, ...references.filter((written) => digits.startsWith(written)).map(({ length }) => length));
}

const WRITTEN_REFERENCE = /SHG[\W_]{0,2}([0-9A-Z]+)(?:([-–_. ])([0-9A-Z]+))?/gi;

/** The digits after each SHG. What follows a cut reference must not be taken for more of its digits. */
function referencesIn(narration: string): readonly string[] {
  return Array.from(narration.matchAll(WRITTEN_REFERENCE), ([, first = '', separator = '', second = '']) => {
    if (first.length !== 4) return first.slice(0, 8);
    const isSecondGroup = second.length === 4 || (second.length < 4 && separator !== ' ');
    return isSecondGroup ? [first, first + second] : first;
  })
    .flat()
    .map(foldReference);
}

/** The UTR of a payment, to keep with its gift. */
export function utrIn(narration: string): string | null {
  const [first] = factsOf(narration).utrs;
  return first ?? null;
}
