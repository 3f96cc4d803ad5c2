import type { Translation } from '../en.ts';

export default {
  'guest.occasion.wedding': 'திருமணம்',
  'guest.occasion.engagement': 'நிச்சயதார்த்தம்',
  'guest.occasion.anniversary': 'திருமண நாள்',
  'guest.occasion.other': 'விழா',
  'category.physical': 'பரிசு',
  'category.experience': 'அனுபவம்',
  'category.donation': 'நன்கொடை',
  'item-fact.quantity': 'எண்ணிக்கை: {quantity}',
} satisfies Translation<'occasions'>;
