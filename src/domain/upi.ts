import { withLatinDigits } from './digits.ts';
import type { TransactionId } from './ids.ts';
import { referenceOf } from './reference.ts';
import { type Infer, line, map, text } from './schema.ts';

/** A UPI address, such as gauri.rao@okbank. Banks do not distinguish capitals, so it is stored in lower case. */
const ADDRESS = /^[a-z0-9][a-z0-9._-]{1,98}@[a-z][a-z0-9]{1,30}$/;

/** Where money for a couple goes. */
export const upiAccount = map({
  address: text({ least: 1, pattern: ADDRESS, mismatch: 'not-a-upi-address' }),
  /** The name that the guest's bank shows. */
  name: line({ least: 1, most: 60 }),
});
export type UpiAccount = Infer<typeof upiAccount>;

export const MOST_UPI_ACCOUNTS = 2;

/** As it is stored: without capitals, spaces or digits of other scripts. */
export function tidyUpiAddress(typed: string): string {
  return withLatinDigits(typed).replace(/\s/g, '').toLowerCase();
}

/** The number that banks give each UPI payment. */
export const UTR = /^[0-9]{12}$/;

/** A UTR as copied from a bank's message, with spaces or dashes; null if it is not one. */
export function readUtr(typed: string): string | null {
  const digits = withLatinDigits(typed).replace(/[\s-]/g, '');
  return UTR.test(digits) ? digits : null;
}

/**
 * Opens a UPI app on a phone, or is shown as a QR code. The note carries the reference, by which the couple finds the
 * payment in their statement. There is no `tr`: it is for merchants, and apps refuse personal addresses that have one.
 */
export function upiLink({ address, name }: UpiAccount, amount: number, gift: TransactionId | null): string {
  const fields = {
    pa: address,
    pn: name,
    am: amount.toFixed(2),
    cu: 'INR',
    ...(gift && { tn: referenceOf(gift) }),
  };
  // Apps read %20, but not +, as a space. The @ of the address stays as it is.
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value).replace('%40', '@')}`);
  return `upi://pay?${query.join('&')}`;
}
