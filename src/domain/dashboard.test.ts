import { describe, expect, it } from 'vitest';
import { achievements } from './achievements.ts';
import { avatars, dashboardTotals } from './dashboard.ts';
import { rupees } from './money.ts';

const list = (fundedAmount: number, totalValue: number, contributorCount: number) => ({
  fundedAmount: rupees(fundedAmount),
  totalValue: rupees(totalValue),
  items: [],
  contributorCount,
});

describe('the totals of a dashboard', () => {
  it('sum up the wishlists, and average their completion', () => {
    expect(dashboardTotals([list(50, 100, 3), list(100, 100, 7)])).toEqual({
      wishlists: 2,
      contributions: 150,
      contributors: 10,
      completion: 75,
    });
    expect(dashboardTotals([])).toEqual({ wishlists: 0, contributions: 0, contributors: 0, completion: 0 });
  });
});

describe('avatars', () => {
  it('show the newest three, and the number of other contributors', () => {
    expect(avatars(['a', 'b', 'c', 'd'], 140)).toEqual({ shown: ['d', 'c', 'b'], more: 137 });
    expect(avatars(['a'], 1)).toEqual({ shown: ['a'], more: 0 });
    expect(avatars([], 0)).toEqual({ shown: [], more: 0 });
  });
});

describe('achievements', () => {
  const reached = (totals: { wishlists?: number; contributors?: number; completion?: number }) =>
    achievements({ wishlists: 0, contributions: rupees(0), contributors: 0, completion: 0, ...totals });

  it.each([
    [{}, [0, 0, 0], []],
    [{ wishlists: 1 }, [1, 0, 0], ['first-wishlist']],
    [{ wishlists: 4, contributors: 9, completion: 49 }, [1, 0.9, 0.98], ['first-wishlist']],
    [{ contributors: 10 }, [0, 1, 0], ['social-butterfly']],
    [{ contributors: 25, completion: 50 }, [0, 1, 1], ['social-butterfly', 'dream-achiever']],
  ])('for %o have this progress: %o', (totals, progress, names) => {
    const all = reached(totals);
    expect(all.map((achievement) => achievement.progress)).toEqual(progress);
    expect(all.filter(({ isAchieved }) => isAchieved).map(({ name }) => name)).toEqual(names);
  });
});
