import type { Translation } from '../en.ts';

export default {
  'not-started.text':
    'यह पेज शुरू नहीं हो पाया। अपना इंटरनेट जाँचें और फिर से कोशिश करें। फिर भी न खुले, तो ब्राउज़र अपडेट करें या यह पेज किसी दूसरे ब्राउज़र में खोलें।',
  'not-started.retry': 'पेज फिर से लोड करें',
  'not-started.no-script': 'इस पेज के लिए JavaScript ज़रूरी है। ब्राउज़र में उसे चालू करें और पेज फिर से लोड करें।',
} satisfies Translation<'not-started'>;
