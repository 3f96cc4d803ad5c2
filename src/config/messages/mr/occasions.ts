import type { Translation } from '../en.ts';

export default {
  'guest.occasion.wedding': 'लग्न',
  'guest.occasion.engagement': 'साखरपुडा',
  'guest.occasion.anniversary': 'लग्नाचा वाढदिवस',
  'guest.occasion.other': 'सोहळा',
  'category.physical': 'वस्तू',
  'category.experience': 'अनुभव',
  'category.donation': 'देणगी',
  'item-fact.quantity': 'नग: {quantity}',
} satisfies Translation<'occasions'>;
