import { expect, it } from 'vitest';
import { conflictsIn, mergeItem } from './item-merge.ts';
import { rupees } from './money.ts';
import { itemDetails } from './testing/examples.ts';

const base = itemDetails();
const edits = (mine: Parameters<typeof itemDetails>[0], theirs: Parameters<typeof itemDetails>[0]) => ({
  base,
  mine: itemDetails(mine),
  theirs: itemDetails(theirs),
});

it('keeps what each of two people changed', () => {
  const two = edits({ title: 'Copper lamp' }, { description: 'For every evening', quantity: 2 });
  expect(conflictsIn(two)).toEqual([]);
  expect(mergeItem(two)).toEqual(itemDetails({ title: 'Copper lamp', description: 'For every evening', quantity: 2 }));
});

it('removes an optional value that one of them removed', () => {
  const before = itemDetails({ quantity: 2 });
  expect(mergeItem({ base: before, mine: before, theirs: base })).toEqual(base);
});

it('names the fields that both changed', () => {
  const two = edits({ title: 'Copper lamp', priority: 'high' }, { title: 'Silver lamp' });
  expect(conflictsIn(two)).toEqual(['title']);
  expect(mergeItem(two)).toMatchObject({ title: 'Copper lamp', priority: 'high' });
});

it('has no conflict where both changed it to the same', () => {
  expect(conflictsIn(edits({ title: 'Copper lamp' }, { title: 'Copper lamp' }))).toEqual([]);
});

it('treats the amounts as one, because they depend on each other', () => {
  const two = edits({ price: rupees(1_000) }, { minContribution: rupees(2_000) });
  expect(conflictsIn(two)).toEqual(['price', 'minContribution']);
});
