import type { Translation } from '../en.ts';

export default {
  'no-gifts.title': 'भेटींची यादी लवकरच येत आहे',
  'no-gifts.text': 'यादी अजून तयार व्हायची आहे; आशीर्वाद मात्र आत्ताही देता येतील.',
  'no-gifts.owner': 'पहिली भेट जोडा, मग हे पेज आपल्या माणसांना पाठवा.',
  'no-gifts.add': 'भेटी जोडा',
} satisfies Translation<'no-gifts'>;
