import type { Category, EventType, ItemFact } from '../../../domain/wishlist.ts';

const occasions = {
  'guest.occasion.wedding': 'Wedding',
  'guest.occasion.engagement': 'Engagement',
  'guest.occasion.anniversary': 'Anniversary',
  'guest.occasion.other': 'Celebration',
} as const satisfies Record<`guest.occasion.${EventType}`, string>;

const categories = {
  'category.physical': 'Gift',
  'category.experience': 'Experience',
  'category.donation': 'Donation',
  'item-fact.quantity': 'Quantity: {quantity}',
} as const satisfies Record<`category.${Category}` | `item-fact.${ItemFact}`, string>;

/** What a wishlist is for and what is on it, for guests and in the editor. */
export default { ...occasions, ...categories } as const;
