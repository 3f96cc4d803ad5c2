import { amountProblem } from './contribution.ts';
import { rupees, type Rupees } from './money.ts';
import type { Item } from './wishlist.ts';

/** Shagun ends in one: the extra rupee is for luck. */
const SHAGUN_AMOUNTS: readonly Rupees[] = [101, 501, 1_101, 2_101, 5_001, 11_001, 21_001, 51_001].map(rupees);

/** The suggested amounts that fit the item. The general fund (null) accepts all of them. */
export function shagunChips(item: Item | null): readonly Rupees[] {
  return SHAGUN_AMOUNTS.filter((amount) => amountProblem(amount, item) === null);
}
