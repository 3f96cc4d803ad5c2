import type { Translation } from '../en.ts';

export default {
  'offline.new-version': 'नया वर्शन तैयार है।',
  'offline.as-of': 'यह {time} तक की जानकारी है। इंटरनेट ठीक से चलते ही यह अपने-आप अपडेट हो जाएगी।',
  'offline.read-only': 'धन्यवाद के निशान बाद में भेज दिए जाएँगे। बाकी बदलावों के लिए इंटरनेट चाहिए।',
  'offline.thanks-refused': {
    one: 'ऑफ़लाइन लगाया गया धन्यवाद का एक निशान सेव नहीं हो पाया।',
    other: 'ऑफ़लाइन लगाए गए धन्यवाद के {count} निशान सेव नहीं हो पाए।',
  },
  'offline.maintenance':
    'हम अभी साइट का रखरखाव कर रहे हैं। आप सब कुछ देख सकते हैं, पर अभी बदलाव सेव नहीं हो सकते। कृपया थोड़ी देर बाद फिर आएँ।',
  'offline.maintenance.admin': 'रखरखाव चल रहा है: बदलाव सिर्फ़ एडमिन कर सकते हैं।',
  'offline.refresh': 'रीफ़्रेश करें',
} satisfies Translation<'offline'>;
