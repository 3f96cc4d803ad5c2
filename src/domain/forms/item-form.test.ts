import { describe, expect, it } from 'vitest';
import { rupees } from '../money.ts';
import { HIGHEST_PRICE, itemDetails } from '../wishlist.ts';
import { filledForm } from './form-fields.ts';
import { checkItem, type ItemForm } from './item-form.ts';

const complete: ItemForm = {
  title: ' Brass lamp ',
  description: ' For Diwali ',
  price: '₹ 5,000',
  category: 'physical',
  priority: 'high',
  imageUrl: '',
  externalUrl: ' Https://shop.example/lamp ',
  minContribution: '',
  maxContribution: '',
  quantity: '',
  section: '',
};
const problemsOf = (changes: Partial<ItemForm>, contributed = 0) => {
  const outcome = checkItem({ ...complete, ...changes }, rupees(contributed));
  return outcome.ok ? {} : outcome.problems;
};

describe('an item', () => {
  it('is returned as it will be stored', () => {
    expect(checkItem(complete)).toEqual({
      ok: true,
      value: {
        title: 'Brass lamp',
        description: 'For Diwali',
        price: 5_000,
        category: 'physical',
        priority: 'high',
        imageUrl: '',
        externalUrl: 'https://shop.example/lamp',
      },
    });
  });

  it('may have a quantity, in the digits of any of our languages', () => {
    expect(checkItem({ ...complete, quantity: ' 6 ' })).toMatchObject({ value: { price: 5_000, quantity: 6 } });
    expect(checkItem({ ...complete, quantity: '१२' })).toMatchObject({ value: { quantity: 12 } });
  });

  it('may have bounds for a contribution', () => {
    expect(checkItem({ ...complete, minContribution: '101', maxContribution: '5,000' })).toMatchObject({
      value: { minContribution: 101, maxContribution: 5_000 },
    });
    expect(problemsOf({ minContribution: '501', maxContribution: '501' })).toEqual({});
  });

  it.each([{ title: ' ' }, { description: '' }, { price: '' }, { price: '0' }, { price: '₹' }])(
    'is incomplete with %o',
    (changes) => {
      const [field = ''] = Object.keys(changes);
      expect(checkItem({ ...complete, ...changes })).toEqual({
        ok: false,
        problems: { [field]: { code: 'required' } },
        summary: { code: 'item-incomplete' },
      });
    },
  );

  it.each([
    [{ title: 'a'.repeat(101) }, { title: { code: 'too-long', most: itemDetails.title.most } }],
    [{ description: 'a'.repeat(501) }, { description: { code: 'too-long', most: itemDetails.description.most } }],
    [{ price: '12.5' }, { price: { code: 'not-whole' } }],
    [{ price: '-5' }, { price: { code: 'not-an-amount' } }],
    [{ price: '1,00,00,001' }, { price: { code: 'price-too-high', most: HIGHEST_PRICE } }],
    [{ externalUrl: 'shop.example' }, { externalUrl: { code: 'not-a-link' } }],
    [
      { externalUrl: `https://${'a'.repeat(500)}` },
      { externalUrl: { code: 'too-long', most: itemDetails.externalUrl.most } },
    ],
    [{ imageUrl: 'http://shop.example/lamp.jpg' }, { imageUrl: { code: 'not-a-picture' } }],
    [{ quantity: '0' }, { quantity: { code: 'out-of-range', least: 1, most: 99 } }],
    [{ quantity: '100' }, { quantity: { code: 'out-of-range', least: 1, most: 99 } }],
    [{ quantity: '2.5' }, { quantity: { code: 'out-of-range', least: 1, most: 99 } }],
    [{ quantity: 'six' }, { quantity: { code: 'out-of-range', least: 1, most: 99 } }],
    [{ minContribution: '0' }, { minContribution: { code: 'not-an-amount' } }],
    [{ minContribution: '10.5' }, { minContribution: { code: 'not-whole' } }],
    [{ minContribution: '5,001' }, { minContribution: { code: 'above-price', price: 5_000 } }],
    [{ maxContribution: '5,001' }, { maxContribution: { code: 'above-price', price: 5_000 } }],
    [{ minContribution: '502', maxContribution: '501' }, { minContribution: { code: 'minimum-above-maximum' } }],
    [{ price: '', minContribution: '501' }, { price: { code: 'required' } }],
  ])('with %o has the problem', (changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });

  it('may have the highest price', () => {
    expect(problemsOf({ price: String(HIGHEST_PRICE) })).toEqual({});
  });

  it('cannot cost less than what was contributed to it', () => {
    expect(problemsOf({ price: '4999' }, 5_000)).toEqual({
      price: { code: 'price-below-contributed', contributed: 5_000 },
    });
    expect(problemsOf({ price: '5000' }, 5_000)).toEqual({});
  });

  it('survives the round trip through its form', () => {
    const outcome = checkItem({ ...complete, price: '1,25,000', minContribution: '1101' });
    if (!outcome.ok) throw new Error(outcome.summary.code);
    const form = filledForm(itemDetails, outcome.value);
    expect(form).toMatchObject({ price: '1,25,000', minContribution: '1,101', maxContribution: '' });
    expect(checkItem(form)).toEqual(outcome);
  });
});
