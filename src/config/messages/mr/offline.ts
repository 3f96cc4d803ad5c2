import type { Translation } from '../en.ts';

export default {
  'offline.new-version': 'नवी आवृत्ती तयार आहे.',
  'offline.as-of': 'तुम्ही ऑफलाइन आहात, म्हणून ही {time} पर्यंतची माहिती आहे. इंटरनेट आल्यावर ती आपोआप अपडेट होईल.',
  'offline.refresh': 'रिफ्रेश करा',
} satisfies Translation<'offline'>;
