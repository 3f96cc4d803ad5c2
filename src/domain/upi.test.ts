import { describe, expect, it } from 'vitest';
import { transactionId } from './ids.ts';
import { referenceOf } from './reference.ts';
import { readUtr, tidyUpiAddress, upiAccount, upiLink } from './upi.ts';

const GIFT = transactionId('3a4514d9-b6e1-4c2f-9d3e-0123456789ab');
const account = { address: 'asha.rao@okbank', name: 'Asha Rao' };

describe('the link to a UPI app', () => {
  it('has the address, the name, the amount and the reference', () => {
    expect(upiLink(account, 1_101, GIFT)).toBe(
      `upi://pay?pa=asha.rao@okbank&pn=Asha%20Rao&am=1101.00&cu=INR&tn=${referenceOf(GIFT)}`,
    );
  });

  it('has no reference for a test payment', () => {
    expect(upiLink(account, 1, null)).toBe('upi://pay?pa=asha.rao@okbank&pn=Asha%20Rao&am=1.00&cu=INR');
  });

  it('cannot be given another address, amount or field by a name', () => {
    const name = 'A&pa=evil@upi#+%?am=9 आशा';
    const { searchParams, hash } = new URL(upiLink({ ...account, name }, 501, GIFT));
    expect(Object.fromEntries(searchParams)).toEqual({
      pa: account.address,
      pn: name,
      am: '501.00',
      cu: 'INR',
      tn: referenceOf(GIFT),
    });
    expect(hash).toBe('');
  });

  it('writes the highest amount without separators or an exponent', () => {
    expect(upiLink(account, 1_000_000_000, null)).toContain('&am=1000000000.00&');
  });
});

describe('a UPI address', () => {
  it.each([
    ['Asha.Rao@OkBank', 'asha.rao@okbank'],
    [' asha @ upi\n', 'asha@upi'],
    ['९८२२०१२३४५@ybl', '9822012345@ybl'],
  ])('is tidied: %j', (typed, tidy) => {
    expect(tidyUpiAddress(typed)).toBe(tidy);
    expect(upiAccount.fields.address.pattern?.test(tidy)).toBe(true);
  });

  it.each(['', 'asha', 'asha@', '@upi', 'a@upi', 'asha@u', 'asha@mail.test', 'asha@upi@upi', 'Asha@upi', 'as ha@upi'])(
    'is not %j',
    (address) => {
      expect(upiAccount.fields.address.pattern?.test(address)).toBe(false);
    },
  );
});

describe('a UTR', () => {
  it.each([
    ['412345678901', '412345678901'],
    [' 4123 4567 8901 ', '412345678901'],
    ['4123-4567-8901', '412345678901'],
    ['४१२३४५६७८९०१', '412345678901'],
  ])('is read from %j', (typed, utr) => {
    expect(readUtr(typed)).toBe(utr);
  });

  it.each(['', '41234567890', '4123456789012', 'T41234567890', '4123.4567.8901'])('is not %j', (typed) => {
    expect(readUtr(typed)).toBeNull();
  });
});
