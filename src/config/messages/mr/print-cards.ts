import type { Translation } from '../en.ts';

export default {
  'print-cards.title': 'कार्ड छापा',
  'print-cards.lead': 'तुमची नावं आणि तुमचं पेज उघडणारा QR कोड. साध्या पांढऱ्या कागदावर किंवा पातळ कार्डवर.',
  'print-cards.what': 'काय छापायचं',
  'print-cards.cards': 'वाटायची कार्डं',
  'print-cards.stand': 'टेबल स्टँड',
  'print-cards.cards.about': 'A4 च्या एका पानावर चार कार्डं (A6). खुणांवर कापा.',
  'print-cards.stand.about': 'A4 चं एक पान मधोमध दुमडा: टेबलवर उभं राहतं आणि दोन्ही बाजूंनी वाचता येतं.',
  'print-cards.print': 'छापा',
  'print-cards.hint': 'प्रिंट विंडोमध्ये A4, 100% आणि विना मार्जिन निवडा.',
  'print-cards.missing': 'ही विशलिस्ट तुमच्या याद्यांमध्ये सापडली नाही.',
  'print-cards.failed': 'तुमची विशलिस्ट लोड झाली नाही.',
  'print-cards.private': 'पाहुण्यांना सध्या हे पेज उघडता येत नाही. कार्डं वाटण्याआधी ते बदला.',
  'print-cards.to-dashboard': 'डॅशबोर्डवर जा',
} satisfies Translation<'print-cards'>;
