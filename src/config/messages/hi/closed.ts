import type { Translation } from '../en.ts';

export default {
  'closed.text': 'हो सकता है कि मेज़बानों ने यह पेज हटा दिया हो, या लिंक अधूरा हो।',
  'closed.home': 'होम पर जाएँ',
  'closed.help': 'मदद लें',
} satisfies Translation<'closed'>;
