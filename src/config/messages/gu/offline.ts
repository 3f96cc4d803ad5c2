import type { Translation } from '../en.ts';

export default {
  'offline.new-version': 'નવું વર્ઝન તૈયાર છે.',
  'offline.refresh': 'રિફ્રેશ કરો',
} satisfies Translation<'offline'>;
