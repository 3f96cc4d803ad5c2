import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandsOf, EVERY_GIFT, filterGifts, giftMark, inGiftOrder, isInBand, PRICE_BANDS } from './gift-list.ts';
import { itemId } from './ids.ts';
import { rupees } from './money.ts';
import { item } from './testing/examples.ts';
import { HIGHEST_PRICE, type Priority } from './wishlist.ts';

describe('the order of gifts', () => {
  const of = (name: string, priority: Priority, isFunded = false) => item({ id: itemId(name), priority, isFunded });

  it('puts gifts that the family got elsewhere last', () => {
    const items = [{ ...of('a', 'high'), isObtained: true }, of('b', 'low')];
    expect(inGiftOrder(items).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(items.map(giftMark)).toEqual([null, null]);
  });

  it("puts funded gifts last, then sorts by priority, then by the couple's order", () => {
    const items = [
      of('a', 'low'),
      of('b', 'high', true),
      of('c', 'medium'),
      of('d', 'high'),
      of('e', 'medium'),
      of('f', 'low', true),
      of('g', 'high'),
    ];
    expect(inGiftOrder(items).map(({ id }) => id)).toEqual(['d', 'g', 'c', 'e', 'a', 'b', 'f']);
    expect(items[0]?.id).toBe('a');
  });
});

describe('price bands', () => {
  it('contain every price exactly once', () => {
    const end = fc.constantFrom(2_000, 10_000, 50_000);
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: 1, max: HIGHEST_PRICE }), end).map(rupees), (price) => {
        expect(PRICE_BANDS.filter((band) => isInBand({ price }, band))).toHaveLength(1);
      }),
    );
  });

  it('include the amount in their label', () => {
    const bandOf = (price: number) => PRICE_BANDS.find((band) => isInBand({ price: rupees(price) }, band))?.name;
    expect([1, 2_000, 2_001, 10_000, 50_000, 50_001].map(bandOf)).toEqual([
      'up-to-2000',
      'up-to-2000',
      'up-to-10000',
      'up-to-10000',
      'up-to-50000',
      'above-50000',
    ]);
  });

  it('are offered only if they contain a gift', () => {
    const items = [item({ price: rupees(60_000) }), item({ price: rupees(500) })];
    expect(bandsOf(items).map(({ name }) => name)).toEqual(['up-to-2000', 'above-50000']);
  });
});

describe('the filter', () => {
  const lamp = item({ price: rupees(1_500), category: 'physical' });
  const trip = item({ price: rupees(80_000), category: 'experience' });
  const done = item({ price: rupees(1_000), category: 'donation', isFunded: true });
  const all = [lamp, trip, done];

  it.each([
    [{}, all],
    [{ category: 'experience' }, [trip]],
    [{ band: 'up-to-2000' }, [lamp, done]],
  ] as const)('%o finds', (filter, found) => {
    expect(filterGifts(all, { ...EVERY_GIFT, ...filter })).toEqual(found);
  });
});
