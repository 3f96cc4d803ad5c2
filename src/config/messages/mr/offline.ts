import type { Translation } from '../en.ts';

export default {
  'offline.new-version': 'नवी आवृत्ती तयार आहे.',
  'offline.refresh': 'रिफ्रेश करा',
} satisfies Translation<'offline'>;
