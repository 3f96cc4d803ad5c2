import type { Translation } from '../en.ts';

export default {
  'app.loading': 'बस एक पल…',
  'app.dismiss': 'हटाएँ',
  'app.part-failed': 'यह लोड नहीं हो पाया। अपना इंटरनेट जाँचें।',
  'app.outdated': 'यह पेज अपडेट हो गया है।',
  'app.crashed.title': 'इस पेज पर कुछ गड़बड़ हो गई',
  'app.crashed.retry': 'पेज फिर से लोड करें',
  'app.lost.home': 'होम पर जाएँ',
  'environment.title': 'यह साइट अभी सेट अप नहीं हुई है',
  'environment.remedy': 'ये वेरिएबल सेट करके दोबारा बिल्ड करें:',
} satisfies Translation<'app'>;
