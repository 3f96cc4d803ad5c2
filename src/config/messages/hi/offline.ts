import type { Translation } from '../en.ts';

export default {
  'offline.new-version': 'नया वर्शन तैयार है।',
  'offline.as-of': 'आप ऑफ़लाइन हैं, इसलिए यह {time} तक की जानकारी है। इंटरनेट आते ही यह अपने-आप अपडेट हो जाएगी।',
  'offline.refresh': 'रीफ़्रेश करें',
} satisfies Translation<'offline'>;
