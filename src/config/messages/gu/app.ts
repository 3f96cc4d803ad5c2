import type { Translation } from '../en.ts';

export default {
  'app.loading': 'એક ક્ષણ…',
  'app.dismiss': 'બંધ કરો',
  'app.part-failed': 'આ ભાગ ખૂલી શક્યો નહીં. ઇન્ટરનેટ તપાસો.',
  'app.outdated': 'આ પેજ અપડેટ થયું છે.',
  'app.crashed.title': 'આ પેજ પર કંઈક ગરબડ થઈ',
  'app.crashed.retry': 'પેજ ફરી લોડ કરો',
  'app.lost.home': 'હોમ પેજ પર જાઓ',
  'environment.title': 'આ સાઇટ હજુ તૈયાર નથી',
  'environment.remedy': 'આ વેરિયેબલ સેટ કરીને ફરી બિલ્ડ કરો:',
} satisfies Translation<'app'>;
