import type { Translation } from '../en.ts';

export default {
  'list.refresh': 'रिफ़्रेश करें',
  'list.page': 'पेज {page}',
  'list.newer': 'नए',
  'list.older': 'पुराने',
  'list.unreadable': 'जो एंट्री अभी पढ़ी नहीं जा सकीं: {count}',
  'list.duplicate': 'कॉपी बनाएँ',
  'list.duplicate.title': '{title} (कॉपी)',
  'export.busy': 'अब तक {count} पंक्तियाँ…',
  'export.stop': 'रोकें',
  'export.failed': 'फ़ाइल नहीं बन पाई। फिर से कोशिश करें।',
  'export.unreadable': 'पढ़ी न जा सकने के कारण फ़ाइल से छूटी एंट्री: {count}',
} satisfies Translation<'lists'>;
