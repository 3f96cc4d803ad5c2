import type { Translation } from '../en.ts';

export default {
  'footer.promise': 'એક જ વિશલિસ્ટ, એક જ મેસેજમાં. મહેમાનો મન થાય તેટલો ચાંદલો કરે, અને દરેક ભેટ આશીર્વાદ લઈને આવે.',
  'footer.explore': 'જોવા જેવું',
  'footer.good-to-know': 'જાણવા જેવું',
  'footer.reach-us': 'અમારો સંપર્ક',
  'footer.place': 'મુંબઈ, ભારત',
  'footer.social': 'અમને ફૉલો કરો',
  'footer.made': 'મુંબઈમાં પ્રેમથી બનાવ્યું, દુનિયાભરના પરિવારો માટે.',
  'footer.newsletter.title': 'લગ્નસરાનું ન્યૂઝલેટર',
  'footer.newsletter.lead': 'ભેટના આઇડિયા અને લગ્નની તૈયારીની ટિપ્સ, મહિનામાં લગભગ એક વાર. ગમે ત્યારે બંધ કરી શકો.',
  'footer.newsletter.email': 'તમારો ઇમેઇલ',
  'footer.newsletter.subscribe': 'મને મોકલો',
  'footer.newsletter.busy': 'નોંધીએ છીએ…',
  'footer.newsletter.done': 'આભાર! હવે પછીનું ન્યૂઝલેટર {email} પર આવશે.',
  'footer.newsletter.again': 'બીજો ઇમેઇલ નોંધાવો',
} satisfies Translation<'footer'>;
