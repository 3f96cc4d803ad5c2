import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRupees, minus, plus, rupees, smaller, sum } from './money.ts';

const amount = fc.nat(1_00_00_000).map(rupees);

describe('rupees', () => {
  it.each([0, 1, 501, Number.MAX_SAFE_INTEGER])('are whole: %d', (whole) => {
    expect(isRupees(whole)).toBe(true);
  });

  it.each([-1, -0, 0.5, NaN, Infinity, Number.MAX_SAFE_INTEGER + 1, '501', null, undefined, 501n])(
    'are not %s',
    (other) => {
      expect(isRupees(other)).toBe(false);
    },
  );

  it('reject everything else', () => {
    expect(() => rupees(12.5)).toThrow(new RangeError('12.5 is not a whole number of rupees.'));
    expect(() => minus(rupees(1), rupees(2))).toThrow(RangeError);
    expect(() => plus(rupees(Number.MAX_SAFE_INTEGER), rupees(1))).toThrow(RangeError);
  });

  it('are unchanged after adding and subtracting the same amount', () => {
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        expect(minus(plus(one, other), other)).toBe(one);
      }),
    );
  });

  it('have the same sum in any order', () => {
    fc.assert(
      fc.property(fc.array(amount), (amounts) => {
        expect(sum(amounts)).toBe(sum([...amounts].reverse()));
        expect(sum(amounts)).toBe(amounts.reduce((total, next) => total + next, 0));
      }),
    );
  });

  it('compare to find the smaller one', () => {
    expect([smaller(rupees(1), rupees(2)), smaller(rupees(2), rupees(1))]).toEqual([1, 1]);
  });
});
