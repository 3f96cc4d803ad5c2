import { describe, expect, it } from 'vitest';
import { giftsIn, sectionOf, sectionsIn, SORTS, WHOLE_LIST } from './gift-finding.ts';
import { foldGiven } from './gift-list.ts';
import { itemId } from './ids.ts';
import { rupees } from './money.ts';
import { item } from './testing/examples.ts';
import type { Item } from './wishlist.ts';

const gift = (title: string, price: number, changes: Partial<Item> = {}) =>
  item({
    id: itemId(title),
    title,
    description: 'For us',
    price: rupees(price),
    fundingGoal: rupees(price),
    ...changes,
  });
const titles = (gifts: readonly Item[]) => gifts.map(({ title }) => title);

describe('the section of a gift', () => {
  it.each([
    ['Pressure cooker', 'kitchen'],
    ['प्रेशर कुकर', 'kitchen'],
    ['सोफा', 'living'],
    ['கட்டில்', 'bedroom'],
    ['Washing machine', 'home'],
    ['బంగారు గొలుసు', 'puja'],
    ['સાડી', 'personal'],
    ['Three days in Goa', 'journeys'],
    ['Books', 'books'],
    ['Something we will love', 'other'],
  ])('follows from its title: %s is in %s', (title, section) => {
    expect(sectionOf(gift(title, 500))).toBe(section);
  });

  it('is the one that the couple chose', () => {
    expect(sectionOf(gift('Pressure cooker', 500, { section: 'other' }))).toBe('other');
  });

  it('is that of good causes for every donation', () => {
    expect(sectionOf(gift('Books', 500, { category: 'donation' }))).toBe('causes');
  });
});

it('offers the sections that have a gift, in their order', () => {
  expect(sectionsIn([gift('Books', 1), gift('Sofa', 1), gift('Kettle', 1), gift('Mixer', 1)])).toEqual([
    'kitchen',
    'living',
    'books',
  ]);
});

describe('a view of a long list', () => {
  const list = [
    gift('Sofa', 9_000, { priority: 'low' }),
    gift('Kettle', 1_500, { isFunded: true }),
    gift('Mixer', 4_000, { fundedAmount: rupees(3_500) }),
    gift('Curtains', 900, { isObtained: true }),
    gift('Quilt', 2_000, { priority: 'high', description: 'Broché, for डबल बेड' }),
  ];

  it.each([
    ['wished', ['Quilt', 'Mixer', 'Sofa', 'Kettle', 'Curtains']],
    ['least-left', ['Mixer', 'Quilt', 'Sofa', 'Curtains', 'Kettle']],
    ['price-up', ['Quilt', 'Mixer', 'Sofa', 'Curtains', 'Kettle']],
    ['price-down', ['Sofa', 'Mixer', 'Quilt', 'Kettle', 'Curtains']],
  ] as const)('sorted by %s begins with what takes contributions', (sort, order) => {
    expect(titles(giftsIn(list, { ...WHOLE_LIST, sort }))).toEqual(order);
  });

  it('shows the same gifts in every order', () => {
    for (const sort of SORTS) expect(giftsIn(list, { ...WHOLE_LIST, sort })).toHaveLength(list.length);
  });

  it('shows one section', () => {
    expect(titles(giftsIn(list, { ...WHOLE_LIST, section: 'kitchen' }))).toEqual(['Mixer', 'Kettle']);
  });

  it.each([
    ['KETTLE', ['Kettle']],
    [' broché ', ['Quilt']],
    ['डबल', ['Quilt']],
    ['t', ['Quilt', 'Kettle', 'Curtains']],
    ['zzz', []],
  ])('finds “%s” in titles and descriptions of all sections', (search, found) => {
    expect(titles(giftsIn(list, { ...WHOLE_LIST, search, section: 'living' }))).toEqual(found);
  });

  it('folds away what takes no contributions', () => {
    expect(foldGiven(giftsIn(list, WHOLE_LIST))).toEqual({
      shown: ['Quilt', 'Mixer', 'Sofa'],
      given: ['Kettle', 'Curtains'],
    });
  });

  it('shows what takes no contributions if there is nothing else', () => {
    const done = list.map((one) => ({ ...one, isFunded: true }));
    expect(foldGiven(giftsIn(done, WHOLE_LIST))).toMatchObject({ given: [] });
  });
});
