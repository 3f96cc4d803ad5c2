import { isRupees, type Rupees } from './money.ts';
import { parseAmount } from './typed-amount.ts';

export interface WrittenPrice {
  readonly amount: Rupees;
  /** True if it was written with paise, which the product does not have. */
  readonly isRounded: boolean;
}

// "L" is not accepted for lakh, because a cooker of 5L does not cost five lakh rupees.
const UNITS: readonly (readonly [words: string, factor: number])[] = [
  ['k|thousand|हज़ार|हजार|હજાર|ஆயிரம்|వేలు|వేల', 1_000],
  ['lakhs?|lacs?|लाख|લાખ|லட்சம்|లక్షలు|లక్షల|లక్ష', 1_00_000],
  ['cr|crores?|करोड़|कोटी|કરોડ|கோடி|కోట్లు|కోట్ల|కోటి', 1_00_00_000],
];
/** What can follow the digits of a price, as the source of a regular expression. */
export const PRICE_UNITS = UNITS.map(([words]) => words).join('|');
const PATTERNS = UNITS.map(([words, factor]) => [new RegExp(`\\s*(?:${words})\\.?$`, 'i'), factor] as const);

/** Reads a price as people write it in messages: '4,500', 'Rs. 500/-', '45k', '1.2 lakh', '1.5 करोड़', '199.50'. */
export function readWrittenPrice(text: string): WrittenPrice | null {
  const written = text.normalize('NFC');
  const [unit, factor] = PATTERNS.find(([pattern]) => pattern.test(written)) ?? [/$/, 1];
  const [, whole = '', decimals = ''] = /^(.*?)(?:\.(\p{Nd}*))?\s*(?:\/-)?\s*$/su.exec(written.replace(unit, '')) ?? [];
  const rupees = parseAmount(whole);
  const fraction = parseAmount(decimals === '' ? '0' : decimals);
  if (!rupees.ok || !fraction.ok) return null;
  const exact = (rupees.amount + fraction.amount / 10 ** decimals.length) * factor;
  // Rounding to six decimals removes floating-point errors, which are far smaller than a paisa.
  const amount = Math.round(Number(exact.toFixed(6)));
  return isRupees(amount) ? { amount, isRounded: Math.abs(exact - amount) > 1e-4 } : null;
}
