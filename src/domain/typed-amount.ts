import { withLatinDigits } from './digits.ts';
import { isRupees, type Rupees } from './money.ts';

export type TypedAmount =
  | { readonly ok: true; readonly amount: Rupees }
  | { readonly ok: false; readonly why: 'empty' | 'not-whole' | 'not-an-amount' };

// 1,00,000 and 100,000 are both common in India. '1,1' is neither, and guessing an amount would be wrong.
const INDIAN = /^\d{1,2}(,\d{2})*,\d{3}$/;
const WESTERN = /^\d{1,3}(,\d{3})+$/;

/** 'Rupees' before an amount, in the scripts of the interface. */
export const RUPEE_SIGNS = '₹|rs\\.?|inr|रु\\.?|रू\\.?|રૂ\\.?|ரூ\\.?|రూ\\.?';
const RUPEE_SIGN = new RegExp(`^(?:${RUPEE_SIGNS})\\s*`, 'i');

/** Reads an amount as people type it: '1,101', '₹ 501', 'Rs. 501/-', '५०१'. Accepts whole rupees only. */
export function parseAmount(typed: string): TypedAmount {
  const text = withLatinDigits(typed)
    .replace(/\u00a0/g, ' ')
    .trim()
    .replace(RUPEE_SIGN, '')
    .replace(/\s*\/-$/, '');
  if (text === '') return { ok: false, why: 'empty' };
  const [whole = '', paise, ...more] = text.split('.');
  if (!isGrouped(whole) || more.length > 0 || !/^\d*$/.test(paise ?? '')) return { ok: false, why: 'not-an-amount' };
  if (!/^0*$/.test(paise ?? '')) return { ok: false, why: 'not-whole' };
  const amount = Number(whole.replaceAll(',', ''));
  return isRupees(amount) ? { ok: true, amount } : { ok: false, why: 'not-an-amount' };
}

function isGrouped(whole: string): boolean {
  return /^\d+$/.test(whole) || INDIAN.test(whole) || WESTERN.test(whole);
}
