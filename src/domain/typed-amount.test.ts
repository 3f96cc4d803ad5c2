import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, formatRupees } from './format.ts';
import { parseAmount } from './typed-amount.ts';

describe('a typed amount', () => {
  it.each([
    ['501', 501],
    [' 1,101 ', 1_101],
    ['₹ 501', 501],
    ['₹1,00,000', 1_00_000],
    ['100,000', 1_00_000],
    ['Rs. 501/-', 501],
    ['rs 2100', 2_100],
    ['INR 2101', 2_101],
    ['501.00', 501],
    ['501.', 501],
    ['0', 0],
    ['५०१', 501],
    ['रु. ५०१', 501],
    ['ரூ. 501', 501],
    ['१,१०१', 1_101],
    ['૧૦૧', 101],
    ['௧௦௧', 101],
    ['౧౦౧', 101],
  ])('%s is accepted', (typed, amount) => {
    expect(parseAmount(typed)).toEqual({ ok: true, amount });
  });

  it.each(['', '   ', '₹'])('"%s" is empty', (typed) => {
    expect(parseAmount(typed)).toEqual({ ok: false, why: 'empty' });
  });

  it.each(['12.5', '0.01', '1,101.50', '५०१.५'])('%s is not whole', (typed) => {
    expect(parseAmount(typed)).toEqual({ ok: false, why: 'not-whole' });
  });

  it.each(['-5', '1,1', '1,1,1', '10,00', ',100', '1e5', 'five', '$5', '1.2.3', '.5', '٥٠١', '99999999999999999999'])(
    '%s is not an amount',
    (typed) => {
      expect(parseAmount(typed)).toEqual({ ok: false, why: 'not-an-amount' });
    },
  );

  it('is parsed with and without digit groups', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (amount) => {
        for (const typed of [formatRupees(amount), formatNumber(amount), String(amount)])
          expect(parseAmount(typed)).toEqual({ ok: true, amount });
      }),
    );
  });
});
