import type { Translation } from '../en.ts';

export default {
  'guest.occasion.wedding': 'शादी',
  'guest.occasion.engagement': 'सगाई',
  'guest.occasion.anniversary': 'सालगिरह',
  'guest.occasion.other': 'समारोह',
  'category.physical': 'तोहफ़ा',
  'category.experience': 'अनुभव',
  'category.donation': 'दान',
  'item-fact.quantity': 'संख्या: {quantity}',
} satisfies Translation<'occasions'>;
