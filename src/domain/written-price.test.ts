import { describe, expect, it } from 'vitest';
import { readWrittenPrice } from './written-price.ts';

describe('a price in a message', () => {
  it.each([
    ['4500', 4_500],
    ['₹ 4,500', 4_500],
    ['1,00,000', 1_00_000],
    ['Rs. 500/-', 500],
    ['Rs 500 /-', 500],
    ['45k', 45_000],
    ['45 K', 45_000],
    ['₹2.5k', 2_500],
    ['12 thousand', 12_000],
    ['1 lakh', 1_00_000],
    ['1.2 lakh', 1_20_000],
    ['2 lakhs', 2_00_000],
    ['1.15 lac', 1_15_000],
    ['1.5 cr', 1_50_00_000],
    ['1.5 crore', 1_50_00_000],
    ['501.00', 501],
    ['५०१', 501],
    ['१.२ lakh', 1_20_000],
    ['45 हज़ार', 45_000],
    ['४५ हजार', 45_000],
    ['1.2 लाख', 1_20_000],
    ['2 करोड़', 2_00_00_000],
    ['2 कोटी', 2_00_00_000],
    ['રૂ. 2 લાખ', 2_00_000],
    ['ரூ. 1.5 லட்சம்', 1_50_000],
    ['2 கோடி', 2_00_00_000],
    ['రూ. 2 లక్షలు', 2_00_000],
    ['3 వేలు', 3_000],
  ])('reads "%s" as %i rupees', (text, amount) => {
    expect(readWrittenPrice(text)).toEqual({ amount, isRounded: false });
  });

  it.each([
    ['199.50', 200],
    ['199.49', 199],
    ['Rs. 199.50/-', 200],
    ['0.0123456k', 12],
  ])('rounds "%s" to %i rupees and says so', (text, amount) => {
    expect(readWrittenPrice(text)).toEqual({ amount, isRounded: true });
  });

  it.each(['', 'k', 'lakh', '1,1', '1.2.3', '5L', '5 kg', '45kk', '-5', 'five lakh', '9999999999999999 cr'])(
    'finds no price in "%s"',
    (text) => expect(readWrittenPrice(text)).toBeNull(),
  );
});
