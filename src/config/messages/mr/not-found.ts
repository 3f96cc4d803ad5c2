import type { Translation } from '../en.ts';

export default {
  'not-found.title': '404 - पेज सापडलं नाही',
  'not-found.description': 'या पत्त्यावर कोणतंही पेज नाही.',
  'not-found.lead': 'हे आमंत्रण वाट चुकलेलं दिसतं.',
  'not-found.hint':
    'कुणी तुम्हाला विशलिस्टची लिंक पाठवली असेल, तर ती त्यांच्या मेसेजमधून पुन्हा उघडा: एक अक्षर राहिलं, तरी हेच पेज उघडतं. कदाचित जोडप्याने आपलं पेज काढून टाकलं असेल.',
  'not-found.home': 'होम पेजवर जा',
  'not-found.ideas': 'भेटींच्या कल्पना पाहा',
  'not-found.help': 'मदत घ्या',
} satisfies Translation<'not-found'>;
