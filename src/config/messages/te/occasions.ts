import type { Translation } from '../en.ts';

export default {
  'guest.occasion.wedding': 'పెళ్లి',
  'guest.occasion.engagement': 'నిశ్చితార్థం',
  'guest.occasion.anniversary': 'పెళ్లిరోజు వేడుక',
  'guest.occasion.other': 'వేడుక',
  'category.physical': 'కానుక',
  'category.experience': 'అనుభూతి',
  'category.donation': 'విరాళం',
  'item-fact.quantity': 'సంఖ్య: {quantity}',
} satisfies Translation<'occasions'>;
