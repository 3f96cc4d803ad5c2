import type { Translation } from '../en.ts';

export default {
  'guest.occasion.wedding': 'લગ્ન',
  'guest.occasion.engagement': 'સગાઈ',
  'guest.occasion.anniversary': 'લગ્નની વર્ષગાંઠ',
  'guest.occasion.other': 'શુભ પ્રસંગ',
  'category.physical': 'વસ્તુ',
  'category.experience': 'અનુભવ',
  'category.donation': 'દાન',
  'item-fact.quantity': 'નંગ: {quantity}',
} satisfies Translation<'occasions'>;
