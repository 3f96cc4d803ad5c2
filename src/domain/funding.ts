import { NOTHING, rupees, type Rupees } from './money.ts';
import type { Item, Wishlist } from './wishlist.ts';

type Funded = Pick<Item, 'isFunded' | 'fundedAmount' | 'fundingGoal'>;
type Given = Pick<Wishlist, 'fundedAmount' | 'totalValue' | 'items'>;

export function isComplete(fundedAmount: Rupees, goal: Rupees): boolean {
  return fundedAmount >= goal;
}

/** An item is funded if its flag is set or its goal is reached. */
export function isFunded({ isFunded: flag, fundedAmount, fundingGoal }: Funded): boolean {
  return flag || isComplete(fundedAmount, fundingGoal);
}

/** Whether an item takes contributions. One that the family got elsewhere takes none, however little was given. */
export function isWanted(item: Funded & Pick<Item, 'isObtained'>): boolean {
  return !isFunded(item) && !item.isObtained;
}

/** The amount that an item still accepts. */
export function remaining({ fundedAmount, fundingGoal }: Pick<Funded, 'fundedAmount' | 'fundingGoal'>): Rupees {
  return rupees(Math.max(0, fundingGoal - fundedAmount));
}

/** What the gifts cost together, without what is no longer needed for those that the family got elsewhere. */
export function goalOf({ totalValue, items }: Pick<Given, 'totalValue' | 'items'>): Rupees {
  return rupees(items.reduce((goal, item) => goal - (item.isObtained ? remaining(item) : 0), Number(totalValue)));
}

/** A rounded percentage; 100 only if nothing is left. A goal of zero counts as 0. */
export function progressPercent(fundedAmount: Rupees, goal: Rupees): number {
  if (goal === NOTHING) return 0;
  return Math.min(isComplete(fundedAmount, goal) ? 100 : 99, Math.round((fundedAmount / goal) * 100));
}

/** The average of funded/total over wishlists, as a rounded percentage. */
export function completionRate(wishlists: readonly Given[]): number {
  if (wishlists.length === 0) return 0;
  const shares = wishlists.map((wishlist) => {
    const goal = goalOf(wishlist);
    return goal === NOTHING ? 0 : Math.min(1, wishlist.fundedAmount / goal);
  });
  return Math.round((shares.reduce((total, share) => total + share, 0) / wishlists.length) * 100);
}
