import type { Translation } from '../en.ts';

export default {
  'failure.too-many-tries': 'ઘણા બધા પ્રયત્નો થયા. થોડી મિનિટો રાહ જોઈને ફરી પ્રયત્ન કરો.',
  'failure.must-sign-in': 'આગળ વધવા સાઇન ઇન કરો.',
  'failure.missing': 'આ હવે નથી.',
  'failure.busy': 'અત્યારે ઘણો ધસારો છે. થોડી વાર પછી ફરી પ્રયત્ન કરો.',
  'failure.invalid': 'ભરેલી વિગતોમાં કંઈક ખોટું છે. તપાસીને ફરી પ્રયત્ન કરો.',
  'failure.denied': 'તમને આ કરવાની પરવાનગી નથી.',
  'failure.offline': 'સર્વર સુધી પહોંચી શકાયું નહીં. ઇન્ટરનેટ તપાસીને ફરી પ્રયત્ન કરો.',
  'failure.unexpected-data': 'સચવાયેલી માહિતી વાંચી શકાઈ નહીં. ફરી પ્રયત્ન કરો, અથવા અમારો સંપર્ક કરો.',
  'failure.unknown': 'કંઈક ગરબડ થઈ. ફરી પ્રયત્ન કરો.',
  'failure.retry': 'ફરી પ્રયત્ન કરો',
} satisfies Translation<'failures'>;
