import type { Translation } from '../en.ts';

export default {
  'owner.bar': 'તમારું પેજ',
  'owner.open': 'આ તમારું પેજ, મહેમાનોને દેખાય છે તેવું.',
  'owner.paused': 'ચાંદલો થોભાવ્યો છે: મહેમાનો પેજ જોઈ શકે છે, પણ ચાંદલો કરી શકતા નથી.',
  'owner.private': 'પેજ ખાનગી છે: ફક્ત તમને દેખાય છે.',
  'owner.deactivated': 'પેજ બંધ છે, તેથી મહેમાનોને દેખાતું નથી. તમે ગમે ત્યારે ફરી ચાલુ કરી શકો છો.',
  'owner.draft': 'આ ડ્રાફ્ટ છે, તેથી મહેમાનોને હજી દેખાતું નથી.',
  'owner.after': 'મહેમાનો તમારા આભારના શબ્દો વાંચે છે.',
  'owner.archived': 'આ સાચવીને રાખ્યું છે, તેથી મહેમાનોને હવે દેખાતું નથી.',
  'owner.by-admin': 'ઍડમિને પેજ બંધ કર્યું છે. ફક્ત ઍડમિન જ તેને ફરી ચાલુ કરી શકે.',
  'owner.by-admin.contact': 'અમારો સંપર્ક કરો',
  'owner.analytics': 'આંકડા જુઓ',
  'owner.edit': 'ફેરફાર કરો',
  'owner.more': 'વધુ',
  'owner.pause': 'ચાંદલો થોભાવો',
  'owner.thanks': 'આભાર પેજ લખો',
  'owner.thanks.change': 'આભાર પેજ બદલો',
  'owner.resume': 'ચાંદલો ચાલુ કરો',
  'owner.delete': 'ડિલીટ કરો',
} satisfies Translation<'owner'>;
