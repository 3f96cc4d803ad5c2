import type { Translation } from '../en.ts';

export default {
  'offline.new-version': 'புதிய பதிப்பு தயார்.',
  'offline.refresh': 'புதுப்பிக்க',
} satisfies Translation<'offline'>;
