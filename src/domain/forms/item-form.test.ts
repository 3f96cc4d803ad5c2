import { describe, expect, it } from 'vitest';
import { rupees } from '../money.ts';
import { HIGHEST_PRICE, LONGEST } from '../wishlist.ts';
import { checkItem, itemFormOf, type ItemForm } from './item-form.ts';

const complete: ItemForm = {
  name: ' Brass lamp ',
  description: ' For Diwali ',
  cost: '₹ 5,000',
  category: 'physical',
  priority: 'high',
  imageUrl: '',
  externalLink: ' Https://shop.example/lamp ',
  minContribution: '',
  maxContribution: '',
};
const problemsOf = (changes: Partial<ItemForm>, contributed = 0) => {
  const outcome = checkItem({ ...complete, ...changes }, rupees(contributed));
  return outcome.ok ? {} : outcome.problems;
};

describe('an item', () => {
  it('is taken as it will be stored', () => {
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

  it('may have bounds for a contribution', () => {
    expect(checkItem({ ...complete, minContribution: '101', maxContribution: '5,000' })).toMatchObject({
      value: { minContribution: 101, maxContribution: 5_000 },
    });
    expect(problemsOf({ minContribution: '501', maxContribution: '501' })).toEqual({});
  });

  it.each([{ name: ' ' }, { description: '' }, { cost: '' }, { cost: '0' }, { cost: '₹' }])(
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
    [{ name: 'a'.repeat(101) }, { name: { code: 'too-long', most: LONGEST.itemTitle } }],
    [{ description: 'a'.repeat(501) }, { description: { code: 'too-long', most: LONGEST.itemDescription } }],
    [{ cost: '12.5' }, { cost: { code: 'not-whole' } }],
    [{ cost: '-5' }, { cost: { code: 'not-an-amount' } }],
    [{ cost: '1,00,00,001' }, { cost: { code: 'price-too-high', most: HIGHEST_PRICE } }],
    [{ externalLink: 'shop.example' }, { externalLink: { code: 'not-a-link' } }],
    [{ externalLink: `https://${'a'.repeat(500)}` }, { externalLink: { code: 'too-long', most: LONGEST.url } }],
    [{ imageUrl: 'http://shop.example/lamp.jpg' }, { imageUrl: { code: 'not-a-picture' } }],
    [{ minContribution: '0' }, { minContribution: { code: 'not-an-amount' } }],
    [{ minContribution: '10.5' }, { minContribution: { code: 'not-whole' } }],
    [{ minContribution: '5,001' }, { minContribution: { code: 'above-price', price: 5_000 } }],
    [{ maxContribution: '5,001' }, { maxContribution: { code: 'above-price', price: 5_000 } }],
    [{ minContribution: '502', maxContribution: '501' }, { minContribution: { code: 'minimum-above-maximum' } }],
    [{ cost: '', minContribution: '501' }, { cost: { code: 'required' } }],
  ])('with %o has the problem', (changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });

  it('may cost as much as anything', () => {
    expect(problemsOf({ cost: String(HIGHEST_PRICE) })).toEqual({});
  });

  it('cannot cost less than what was given for it', () => {
    expect(problemsOf({ cost: '4999' }, 5_000)).toEqual({
      cost: { code: 'price-below-contributed', contributed: 5_000 },
    });
    expect(problemsOf({ cost: '5000' }, 5_000)).toEqual({});
  });

  it('comes back into its form, and out of it again', () => {
    const outcome = checkItem({ ...complete, cost: '1,25,000', minContribution: '1101' });
    if (!outcome.ok) throw new Error(outcome.summary.code);
    const form = itemFormOf(outcome.value);
    expect(form).toMatchObject({ cost: '1,25,000', minContribution: '1,101', maxContribution: '' });
    expect(checkItem(form)).toEqual(outcome);
  });
});
