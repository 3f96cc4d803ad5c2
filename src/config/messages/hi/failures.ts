import type { Translation } from '../en.ts';

export default {
  'failure.too-many-tries': 'बहुत बार कोशिश हो चुकी है। कुछ मिनट रुककर फिर से कोशिश करें।',
  'failure.must-sign-in': 'आगे बढ़ने के लिए साइन इन करें।',
  'failure.missing': 'यह अब मौजूद नहीं है।',
  'failure.busy': 'इस समय बहुत भीड़ है। थोड़ी देर में फिर से कोशिश करें।',
  'failure.invalid': 'भरी गई कोई जानकारी सही नहीं है। जाँचकर फिर से कोशिश करें।',
  'failure.denied': 'आपको ऐसा करने की अनुमति नहीं है।',
  'failure.offline': 'सर्वर से संपर्क नहीं हो पाया। अपना इंटरनेट जाँचें और फिर से कोशिश करें।',
  'failure.unexpected-data': 'सेव की गई जानकारी पढ़ी नहीं जा सकी। फिर से कोशिश करें या हमसे संपर्क करें।',
  'failure.unknown': 'कुछ गड़बड़ हो गई। फिर से कोशिश करें।',
  'failure.retry': 'फिर कोशिश करें',
} satisfies Translation<'failures'>;
