import type { Translation } from '../en.ts';

export default {
  'failure.too-many-tries': 'खूप वेळा प्रयत्न झाले. काही मिनिटं थांबून पुन्हा प्रयत्न करा.',
  'failure.must-sign-in': 'पुढे जाण्यासाठी साइन इन करा.',
  'failure.missing': 'हे आता अस्तित्वात नाही.',
  'failure.busy': 'सध्या खूप गर्दी आहे. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  'failure.invalid': 'भरलेल्या माहितीत काहीतरी चूक आहे. तपासून पुन्हा प्रयत्न करा.',
  'failure.denied': 'हे करण्याची तुम्हाला परवानगी नाही.',
  'failure.offline': 'सर्व्हरशी संपर्क होऊ शकला नाही. इंटरनेट तपासून पुन्हा प्रयत्न करा.',
  'failure.unexpected-data': 'साठवलेली माहिती वाचता आली नाही. पुन्हा प्रयत्न करा किंवा आम्हाला कळवा.',
  'failure.unknown': 'काहीतरी बिघडलं. पुन्हा प्रयत्न करा.',
  'failure.retry': 'पुन्हा प्रयत्न करा',
} satisfies Translation<'failures'>;
