import type { Translation } from '../en.ts';

export default {
  'wishlist.not-found': 'વિશલિસ્ટ મળી નહીં',
  'toast.contribution-failed': 'ચાંદલો થઈ શક્યો નહીં',
  'toast.link-copied': 'લિંક કૉપિ થઈ ગઈ!',
  'share.text': 'આ જુઓ: {title} - ચાલો, તેમનો ખાસ દિવસ વધુ યાદગાર બનાવીએ!',
} satisfies Translation<'wishlists'>;
