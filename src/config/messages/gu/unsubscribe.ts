import type { Translation } from '../en.ts';

export default {
  'unsubscribe.title': 'ન્યૂઝલેટર બંધ કરો',
  'unsubscribe.text': 'આ બટન દબાવો, એટલે અમારાં ન્યૂઝલેટર અને ભેટના આઇડિયાની જાણ આવતાં બંધ થશે.',
  'unsubscribe.confirm': 'બંધ કરો',
  'unsubscribe.busy': 'બંધ કરીએ છીએ…',
  'unsubscribe.failed': 'ન્યૂઝલેટર હજુ ચાલુ છે.',
  'unsubscribe.done': 'ન્યૂઝલેટર બંધ થઈ ગયું',
  'unsubscribe.done.text': 'તમારો ઇમેઇલ અમે મોકલવાની યાદીમાંથી ડિલીટ કર્યો છે.',
  'unsubscribe.home': 'હોમ પેજ પર જાઓ',
  'unsubscribe.damaged': 'આ લિંક અધૂરી છે',
  'unsubscribe.damaged.text':
    'કૃપા કરીને અમારા ઇમેઇલમાંથી લિંક ફરી ખોલો, અથવા આખી લિંક કૉપિ કરો. તો પણ ન ખૂલે, તો અમને લખો; ન્યૂઝલેટર અમે બંધ કરી દઈશું.',
  'unsubscribe.contact': 'અમારો સંપર્ક કરો',
} satisfies Translation<'unsubscribe'>;
