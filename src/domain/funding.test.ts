import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completionRate, goalOf, isFunded, isWanted, progressPercent, remaining } from './funding.ts';
import { rupees } from './money.ts';
import { item } from './testing/examples.ts';

const amount = fc.integer({ min: 1, max: 1_00_00_000 }).map(rupees);
const list = (fundedAmount: number, totalValue: number) => ({
  fundedAmount: rupees(fundedAmount),
  totalValue: rupees(totalValue),
  items: [],
});
const lamp = item({ fundedAmount: rupees(2_000) });
const obtained = { ...lamp, isObtained: true };

describe('an item', () => {
  it('is funded when its goal is reached or its flag is set', () => {
    const goal = { fundingGoal: rupees(100), isFunded: false };
    expect(isFunded({ ...goal, fundedAmount: rupees(99) })).toBe(false);
    expect(isFunded({ ...goal, fundedAmount: rupees(100) })).toBe(true);
    expect(isFunded({ ...goal, fundedAmount: rupees(0), isFunded: true })).toBe(true);
  });

  it('never has less than zero left', () => {
    expect(remaining({ fundedAmount: rupees(30), fundingGoal: rupees(100) })).toBe(70);
    expect(remaining({ fundedAmount: rupees(130), fundingGoal: rupees(100) })).toBe(0);
  });
});

describe('progress', () => {
  it.each([
    [0, 100, 0],
    [1, 3, 33],
    [996, 1_000, 99],
    [1_000, 1_000, 100],
    [2_000, 1_000, 100],
    [500, 0, 0],
  ])('of %d out of %d is %d percent', (funded, goal, percent) => {
    expect(progressPercent(rupees(funded), rupees(goal))).toBe(percent);
  });

  it('is 100 only if nothing is left to give', () => {
    fc.assert(
      fc.property(amount, amount, (funded, goal) => {
        expect(progressPercent(funded, goal) === 100).toBe(
          remaining({ fundedAmount: funded, fundingGoal: goal }) === 0,
        );
      }),
    );
  });
});

it('is wanted until it is funded, or the family got it elsewhere', () => {
  expect([lamp, obtained, { ...lamp, isFunded: true }].map(isWanted)).toEqual([true, false, false]);
});

describe('the goal of a wishlist', () => {
  it('is what its gifts cost, without what is missing of those that the family got elsewhere', () => {
    expect(goalOf({ totalValue: rupees(10_000), items: [lamp, obtained] })).toBe(7_000);
    expect(goalOf({ totalValue: rupees(10_000), items: [lamp, lamp] })).toBe(10_000);
  });
});

describe('the completion rate', () => {
  it('does not count what is missing of gifts that the family got elsewhere', () => {
    expect(completionRate([{ fundedAmount: rupees(2_000), totalValue: rupees(5_000), items: [obtained] }])).toBe(100);
    expect(completionRate([{ fundedAmount: rupees(0), totalValue: rupees(3_000), items: [obtained] }])).toBe(0);
  });

  it('is the rounded average over wishlists, each counted as at most 100 %', () => {
    expect(completionRate([])).toBe(0);
    expect(completionRate([list(50, 100), list(0, 100)])).toBe(25);
    expect(completionRate([list(900, 100), list(0, 100)])).toBe(50);
    expect(completionRate([list(1, 3)])).toBe(33);
  });

  it('counts a wishlist without items as 0 % funded', () => {
    expect(completionRate([list(500, 0), list(100, 100)])).toBe(50);
  });
});
