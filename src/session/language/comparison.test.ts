import { expect, it } from 'vitest';
import { sayComparison } from './comparison.ts';
import { say } from '../testing/english.ts';

it.each([
  [120, 100, '20% more than the previous period'],
  [75, 100, '25% less than the previous period'],
  [1_000, 1_001, 'Same as the previous period'],
  [25_000, 1_000, '2,400% more than the previous period'],
  [5, 0, 'Nothing in the previous period'],
  [0, 0, 'Nothing in the previous period either'],
  [0, 4, '100% less than the previous period'],
])('%i after %i: %s', (now, before, words) => {
  expect(sayComparison(say, now, before)).toBe(words);
});
