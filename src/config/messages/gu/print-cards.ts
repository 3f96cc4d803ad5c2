import type { Translation } from '../en.ts';

export default {
  'print-cards.title': 'કાર્ડ છાપો',
  'print-cards.lead': 'તમારાં નામ અને તમારું પેજ ખોલતો QR કોડ. સાદા સફેદ કાગળ કે પાતળા કાર્ડ પર.',
  'print-cards.what': 'શું છાપવું',
  'print-cards.cards': 'વહેંચવાનાં કાર્ડ',
  'print-cards.stand': 'ટેબલ સ્ટેન્ડ',
  'print-cards.cards.about': 'A4ના એક પાના પર ચાર કાર્ડ (A6). નિશાન પર કાપો.',
  'print-cards.stand.about': 'A4નું એક પાનું વચ્ચેથી વાળો: ટેબલ પર ઊભું રહેશે અને બંને બાજુથી વંચાશે.',
  'print-cards.print': 'છાપો',
  'print-cards.hint': 'પ્રિન્ટ વિન્ડોમાં A4, 100% અને માર્જિન વગર પસંદ કરો.',
  'print-cards.missing': 'આ વિશલિસ્ટ તમારી યાદીઓમાં મળી નહીં.',
  'print-cards.failed': 'તમારી વિશલિસ્ટ લોડ થઈ શકી નહીં.',
  'print-cards.private': 'મહેમાનો અત્યારે આ પેજ ખોલી શકતા નથી. કાર્ડ વહેંચતાં પહેલાં તે બદલો.',
  'print-cards.to-dashboard': 'ડેશબોર્ડ પર જાઓ',
} satisfies Translation<'print-cards'>;
