import type { Translation } from '../en.ts';

export default {
  'closed.text': 'यजमानांनी हे पेज बंद केलं असेल, किंवा लिंक अर्धवट असेल.',
  'closed.home': 'होम पेजवर जा',
  'closed.help': 'मदत घ्या',
} satisfies Translation<'closed'>;
