import { NOTHING, rupees, type Rupees } from './money.ts';
import type { Item, Wishlist } from './wishlist.ts';

type Funded = Pick<Item, 'isFunded' | 'fundedAmount' | 'fundingGoal'>;

export function isComplete(fundedAmount: Rupees, goal: Rupees): boolean {
  return fundedAmount >= goal;
}

/** An item is funded if its flag is set or its goal is reached. */
export function isFunded({ isFunded: flag, fundedAmount, fundingGoal }: Funded): boolean {
  return flag || isComplete(fundedAmount, fundingGoal);
}

/** The amount that an item still accepts. */
export function remaining({ fundedAmount, fundingGoal }: Pick<Funded, 'fundedAmount' | 'fundingGoal'>): Rupees {
  return rupees(Math.max(0, fundingGoal - fundedAmount));
}

/** A rounded percentage; 100 only if nothing is left. A goal of zero counts as 0. */
export function progressPercent(fundedAmount: Rupees, goal: Rupees): number {
  if (goal === NOTHING) return 0;
  return Math.min(isComplete(fundedAmount, goal) ? 100 : 99, Math.round((fundedAmount / goal) * 100));
}

/** The average of funded/total over wishlists, as a rounded percentage. */
export function completionRate(wishlists: readonly Pick<Wishlist, 'fundedAmount' | 'totalValue'>[]): number {
  if (wishlists.length === 0) return 0;
  const shares = wishlists.map(({ fundedAmount, totalValue }) =>
    totalValue === NOTHING ? 0 : Math.min(1, fundedAmount / totalValue),
  );
  return Math.round((shares.reduce((total, share) => total + share, 0) / wishlists.length) * 100);
}
