import type { Translation } from '../en.ts';

export default {
  'moderation.bar': 'मॉडरेशन',
  'moderation.bar.owner': 'यजमान',
  'moderation.bar.closed-by.admin': 'ॲडमिनने बंद केली',
  'moderation.bar.closed-by.ban': 'बंद: यजमान निलंबित आहेत',
  'moderation.bar.closed-by.owner': 'यजमानांनी बंद केली',
  'moderation.reason': 'कारण',
  'moderation.reason.left': { one: 'उरलेली अक्षरं: {count}', other: 'उरलेली अक्षरं: {count}' },
  'moderation.reason.missing': 'कृपया कारण लिहा',
  'moderation.notes': 'अंतर्गत टिपणं',
  'moderation.notes.close': 'बंद करा',
  'moderation.notes.hint': 'ही फक्त ॲडमिनना वाचता येतात.',
  'moderation.notes.failed': 'टिपणं लोड करता आली नाहीत.',
  'moderation.notes.none': 'अजून टिपण नाही.',
  'moderation.notes.new': 'टिपण जोडा',
  'moderation.notes.add': 'टिपण सेव्ह करा',
  'moderation.notes.adding': 'सेव्ह होत आहे…',
  'moderation.notes.missing': 'कृपया टिपण लिहा',
  'moderation.notes.add-failed': 'टिपण सेव्ह करता आलं नाही',
  'moderation.notes.delete': 'टिपण हटवा',
  'moderation.notes.delete-failed': 'टिपण हटवता आलं नाही',
} satisfies Translation<'moderation'>;
