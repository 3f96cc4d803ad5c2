import type { Translation } from '../en.ts';

export default {
  'offline.new-version': 'नया वर्शन तैयार है।',
  'offline.refresh': 'रीफ़्रेश करें',
} satisfies Translation<'offline'>;
