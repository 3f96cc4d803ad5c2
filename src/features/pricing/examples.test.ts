import { expect, it } from 'vitest';
import { formatExactAmount } from '../../domain/exact-amount.ts';
import { examplesAt } from './examples.ts';

it('deducts 7.5% of a gift, and the rest reaches the couple', () => {
  expect(examplesAt(7.5).map(({ given, fee, reaches }) => [given, fee, reaches])).toEqual([
    [501, 37.58, 463.42],
    [2_101, 157.58, 1_943.42],
    [11_001, 825.08, 10_175.92],
    [51_000, 3_825, 47_175],
    [64_603, 4_845.24, 59_757.76],
  ]);
});

it('follows the fee', () => {
  expect(examplesAt(10).map(({ fee }) => fee)).toEqual([50.1, 210.1, 1_100.1, 5_100, 6_460.3]);
  expect(examplesAt(0).every(({ given, fee, reaches }) => fee === 0 && reaches === given)).toBe(true);
});

it('writes amounts to the paisa, grouped as in India', () => {
  expect(formatExactAmount(1_25_000.5)).toBe('₹1,25,000.50');
});
