import type { Translation } from '../en.ts';

export default {
  'no-gifts.title': 'ભેટની યાદી ટૂંક સમયમાં આવે છે',
  'no-gifts.text': 'યાદી હજુ તૈયાર નથી, પણ તમારા આશીર્વાદનું અત્યારથી જ સ્વાગત છે.',
  'no-gifts.owner': 'પહેલી ભેટ ઉમેરો, પછી પેજ તમારાં સ્વજનોને મોકલો.',
  'no-gifts.add': 'ભેટ ઉમેરો',
} satisfies Translation<'no-gifts'>;
