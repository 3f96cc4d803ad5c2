import { amountProblem } from './contribution.ts';
import { rupees, type Rupees } from './money.ts';
import type { Item } from './wishlist.ts';

/** Shagun ends in one: the extra rupee is for luck. */
const SHAGUN_AMOUNTS: readonly Rupees[] = [101, 501, 1_101, 2_101, 5_001, 11_001, 21_001, 51_001].map(rupees);

/** In Telugu families it ends in sixteen. */
const IN_TELUGU: readonly Rupees[] = [116, 516, 1_116, 2_116, 5_116, 11_116, 21_116, 51_116].map(rupees);

/** The amounts suggested to readers of a language that fit the item. The general fund (null) accepts all of them. */
export function shagunChips(item: Item | null, language: string): readonly Rupees[] {
  return (language === 'te' ? IN_TELUGU : SHAGUN_AMOUNTS).filter((amount) => amountProblem(amount, item) === null);
}
