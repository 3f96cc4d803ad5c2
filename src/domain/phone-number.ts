import { withLatinDigits } from './digits.ts';
import { nullable, text } from './schema.ts';

const PATTERN = /^[+]?[0-9 ()-]{1,19}$/;

/** null if there is none. */
export const phoneNumber = nullable(text({ pattern: PATTERN, mismatch: 'not-a-phone-number' }));

/** With Latin digits and plain spaces; numbers are often pasted from a contact. */
export function enteredPhoneNumber(typed: string): string {
  return withLatinDigits(typed.trim()).replace(/\u00a0/g, ' ');
}

/** Phone numbers of all countries have 7 to 15 digits. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return PATTERN.test(text) && digits >= 7 && digits <= 15;
}

/** The digits with the code of the country; without one the number is Indian. */
export function internationalDigits(phoneNumber: string): string {
  const digits = phoneNumber.replace(/\D/g, '');
  if (phoneNumber.startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  const national = digits.replace(/^0/, '');
  return national.length === 10 ? `91${national}` : national;
}
