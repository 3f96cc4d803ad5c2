import type { Translation } from '../en.ts';

export default {
  'offline.new-version': 'નવું વર્ઝન તૈયાર છે.',
  'offline.as-of': 'આ {time} સુધીની માહિતી છે. ઇન્ટરનેટ બરાબર ચાલતાં જ તે આપોઆપ અપડેટ થઈ જશે.',
  'offline.read-only': 'આભારની નોંધ પછીથી મોકલાશે. બીજા ફેરફારો માટે ઇન્ટરનેટ જોઈશે.',
  'offline.thanks-refused': {
    one: 'ઑફલાઇન કરેલી આભારની એક નોંધ સાચવી શકાઈ નહીં.',
    other: 'ઑફલાઇન કરેલી આભારની {count} નોંધ સાચવી શકાઈ નહીં.',
  },
  'offline.maintenance':
    'અમે હમણાં સાઇટની સારસંભાળ કરી રહ્યા છીએ. તમે બધું જોઈ શકો છો, પણ હમણાં ફેરફારો સચવાશે નહીં. કૃપા કરીને થોડી વાર પછી ફરી આવજો.',
  'offline.maintenance.admin': 'સારસંભાળ ચાલુ છે: ફક્ત ઍડમિન ફેરફાર કરી શકે છે.',
  'offline.refresh': 'રિફ્રેશ કરો',
} satisfies Translation<'offline'>;
