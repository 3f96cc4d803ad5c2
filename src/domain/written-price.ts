import { isRupees, type Rupees } from './money.ts';
import { parseAmount } from './typed-amount.ts';

export interface WrittenPrice {
  readonly amount: Rupees;
  /** True if it was written with paise, which the product does not have. */
  readonly isRounded: boolean;
}

// "L" is not accepted for lakh, because a cooker of 5L does not cost five lakh rupees.
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/\s*(k|thousand)$/i, 1_000],
  [/\s*(lakhs?|lacs?)\.?$/i, 1_00_000],
  [/\s*(cr|crores?)\.?$/i, 1_00_00_000],
];

/** Reads a price as people write it in messages: '4,500', 'Rs. 500/-', '45k', '1.2 lakh', '1.5 cr', '199.50'. */
export function readWrittenPrice(text: string): WrittenPrice | null {
  const [unit, factor] = UNITS.find(([pattern]) => pattern.test(text)) ?? [/$/, 1];
  const [, whole = '', decimals = ''] = /^(.*?)(?:\.(\p{Nd}*))?\s*(?:\/-)?\s*$/su.exec(text.replace(unit, '')) ?? [];
  const rupees = parseAmount(whole);
  const fraction = parseAmount(decimals === '' ? '0' : decimals);
  if (!rupees.ok || !fraction.ok) return null;
  const exact = (rupees.amount + fraction.amount / 10 ** decimals.length) * factor;
  // Rounding to six decimals removes floating-point errors, which are far smaller than a paisa.
  const amount = Math.round(Number(exact.toFixed(6)));
  return isRupees(amount) ? { amount, isRounded: Math.abs(exact - amount) > 1e-4 } : null;
}
