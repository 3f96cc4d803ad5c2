import type { Translation } from '../en.ts';

export default {
  'no-gifts.title': 'तोहफ़ों की लिस्ट जल्द आ रही है',
  'no-gifts.text': 'लिस्ट अभी बन रही है, पर आपका आशीर्वाद तो अभी से सिर-आँखों पर है।',
  'no-gifts.owner': 'पहला तोहफ़ा जोड़ें, फिर पेज अपने प्रियजनों के साथ शेयर करें।',
  'no-gifts.add': 'तोहफ़े जोड़ें',
} satisfies Translation<'no-gifts'>;
