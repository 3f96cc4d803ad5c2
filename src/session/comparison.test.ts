import { expect, it } from 'vitest';
import { sayComparison } from './comparison.ts';
import { say } from './language.ts';

it.each([
  [120, 100, '20% more than in the same time before'],
  [75, 100, '25% less than in the same time before'],
  [1_000, 1_001, 'As much as in the same time before'],
  [25_000, 1_000, '2,400% more than in the same time before'],
  [5, 0, 'Nothing in the same time before'],
  [0, 0, 'Nothing in the same time before either'],
  [0, 4, '100% less than in the same time before'],
])('%i after %i: %s', (now, before, words) => {
  expect(sayComparison(say, now, before)).toBe(words);
});
