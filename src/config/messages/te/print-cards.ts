import type { Translation } from '../en.ts';

export default {
  'print-cards.title': 'కార్డులు ముద్రించండి',
  'print-cards.lead': 'మీ పేర్లు, మీ పేజీని తెరిచే QR కోడ్‌తో. తెల్ల కాగితం లేదా పలుచని కార్డుపై.',
  'print-cards.what': 'ఏది ముద్రించాలి',
  'print-cards.cards': 'పంచే కార్డులు',
  'print-cards.stand': 'టేబుల్ స్టాండ్',
  'print-cards.cards.about': 'ఒక A4 కాగితంపై నాలుగు కార్డులు (A6). గుర్తుల వద్ద కత్తిరించండి.',
  'print-cards.stand.about': 'ఒక A4 కాగితాన్ని మధ్యలో మడిస్తే టేబుల్‌పై నిలుస్తుంది; రెండు వైపులా చదవవచ్చు.',
  'print-cards.print': 'ముద్రించండి',
  'print-cards.hint': 'ప్రింట్ విండోలో A4, 100%, మార్జిన్లు లేకుండా ఎంచుకోండి.',
  'print-cards.missing': 'ఈ విష్‌లిస్టు మీ విష్‌లిస్టుల్లో కనిపించలేదు.',
  'print-cards.failed': 'మీ విష్‌లిస్టు లోడ్ కాలేదు.',
  'print-cards.private': 'అతిథులు ప్రస్తుతం ఈ పేజీని తెరవలేరు. కార్డులు పంచే ముందు దాన్ని మార్చండి.',
  'print-cards.to-dashboard': 'డాష్‌బోర్డ్‌కు వెళ్లండి',
} satisfies Translation<'print-cards'>;
