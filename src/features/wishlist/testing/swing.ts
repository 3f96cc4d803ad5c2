import { rupees } from '../../../domain/money.ts';
import { wishlist } from '../../../domain/testing/examples.ts';
import type { ItemDetails, Wishlist } from '../../../domain/wishlist.ts';

/** A wishlist with one gift of ₹20,000. */
export const swing = (details: Partial<ItemDetails> = {}): Wishlist =>
  wishlist({ title: 'Swing', price: rupees(20_000), ...details });

/** The wishlist after others contributed this much to its item. */
export function funded(before: Wishlist, amount: number): Wishlist {
  const fundedAmount = rupees(amount);
  const items = before.items.map((item) => ({ ...item, fundedAmount, isFunded: fundedAmount >= item.fundingGoal }));
  return { ...before, items, fundedAmount };
}
