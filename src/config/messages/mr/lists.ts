import type { Translation } from '../en.ts';

export default {
  'list.refresh': 'रिफ्रेश करा',
  'list.page': 'पान {page}',
  'list.newer': 'नवे',
  'list.older': 'जुने',
  'list.unreadable': 'सध्या वाचता न येणाऱ्या नोंदी: {count}',
  'list.duplicate': 'प्रत बनवा',
  'list.duplicate.title': '{title} (प्रत)',
  'export.busy': 'आतापर्यंत {count} ओळी…',
  'export.stop': 'थांबवा',
  'export.failed': 'फाइल तयार करता आली नाही. पुन्हा प्रयत्न करा.',
  'export.unreadable': 'वाचता न आल्यामुळे फाइलमध्ये नसलेल्या नोंदी: {count}',
} satisfies Translation<'lists'>;
