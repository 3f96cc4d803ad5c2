import { describe, expect, it } from 'vitest';
import { internationalDigits, isPhoneNumber } from './phone-number.ts';

describe('a phone number', () => {
  it.each(['98765 43210', '+91 98765-43210', '(020) 2553 1234', '1234567', '+123456789012345'])(
    'can be "%s"',
    (typed) => {
      expect(isPhoneNumber(typed)).toBe(true);
    },
  );

  it.each([
    '',
    '123456',
    '+1234567890123456',
    '98765x43210',
    '9876+543210',
    'call me',
    '+91 98765 4321',
    '+91 98765 432100',
  ])('cannot be "%s"', (typed) => {
    expect(isPhoneNumber(typed)).toBe(false);
  });

  it.each([
    ['98765 43210', '919876543210'],
    ['098765 43210', '919876543210'],
    ['+91 98765-43210', '919876543210'],
    ['0044 20 7946 0000', '442079460000'],
    ['+44 20 7946 0000', '442079460000'],
    ['919876543210', '919876543210'],
  ])('"%s" is %s for WhatsApp', (typed, digits) => {
    expect(internationalDigits(typed)).toBe(digits);
  });
});
