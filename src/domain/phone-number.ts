import { withLatinDigits } from './digits.ts';
import { nullable, text } from './schema.ts';

const PATTERN = /^[+]?[0-9 ()-]{1,19}$/;

/** null if there is none. */
export const phoneNumber = nullable(text({ pattern: PATTERN, mismatch: 'not-a-phone-number' }));

/** With Latin digits and plain spaces; numbers are often pasted from a contact. */
export function enteredPhoneNumber(typed: string): string {
  return withLatinDigits(typed.trim()).replace(/\u00a0/g, ' ');
}

/** A mobile number without the code of a country is Indian: ten digits, the first of them 6 to 9, perhaps after a 0. */
export function withCountryCode(entered: string): string {
  const [, mobile] = /^0?([6-9]\d{9})$/.exec(entered.replace(/[ ()-]/g, '')) ?? [];
  return mobile === undefined ? entered : `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`;
}

/** Phone numbers of all countries have 7 to 15 digits. With India's code, there are ten more, perhaps after a 0. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (!PATTERN.test(text) || digits.length < 7 || digits.length > 15) return false;
  return !text.startsWith('+91') || /^910?\d{10}$/.test(digits);
}

/** The digits with the code of the country; without one the number is Indian. */
export function internationalDigits(phoneNumber: string): string {
  const digits = phoneNumber.replace(/\D/g, '');
  if (phoneNumber.startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  const national = digits.replace(/^0/, '');
  return national.length === 10 ? `91${national}` : national;
}
