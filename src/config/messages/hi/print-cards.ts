import type { Translation } from '../en.ts';

export default {
  'print-cards.title': 'कार्ड छापें',
  'print-cards.lead': 'आपके नाम और आपका पेज खोलने वाले QR कोड के साथ। सादे सफ़ेद कागज़ या पतले कार्ड पर।',
  'print-cards.what': 'क्या छापना है',
  'print-cards.cards': 'बाँटने के कार्ड',
  'print-cards.stand': 'टेबल स्टैंड',
  'print-cards.cards.about': 'A4 के एक पन्ने पर चार कार्ड (A6)। निशानों पर काटें।',
  'print-cards.stand.about': 'A4 का एक पन्ना बीच से मोड़ें: टेबल पर खड़ा रहेगा और दोनों तरफ़ से पढ़ा जाएगा।',
  'print-cards.print': 'छापें',
  'print-cards.hint': 'प्रिंट विंडो में A4, 100% और बिना मार्जिन चुनें।',
  'print-cards.missing': 'यह विशलिस्ट आपकी सूची में नहीं मिली।',
  'print-cards.failed': 'आपकी विशलिस्ट लोड नहीं हो पाई।',
  'print-cards.private': 'मेहमान अभी यह पेज नहीं खोल सकते। कार्ड बाँटने से पहले इसे बदलें।',
  'print-cards.to-dashboard': 'डैशबोर्ड पर जाएँ',
} satisfies Translation<'print-cards'>;
