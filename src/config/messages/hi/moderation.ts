import type { Translation } from '../en.ts';

export default {
  'moderation.bar': 'मॉडरेशन',
  'moderation.bar.owner': 'मालिक',
  'moderation.bar.closed-by.admin': 'एडमिन ने बंद की',
  'moderation.bar.closed-by.ban': 'बंद: मालिक बैन हैं',
  'moderation.bar.closed-by.owner': 'मालिक ने बंद की',
  'moderation.reason': 'कारण',
  'moderation.reason.left': { one: '{count} अक्षर बाकी', other: '{count} अक्षर बाकी' },
  'moderation.reason.missing': 'कृपया कारण लिखें',
  'moderation.notes': 'अंदरूनी नोट',
  'moderation.notes.close': 'बंद करें',
  'moderation.notes.hint': 'इन्हें सिर्फ़ एडमिन पढ़ सकते हैं।',
  'moderation.notes.failed': 'नोट लोड नहीं हो पाए।',
  'moderation.notes.none': 'अभी कोई नोट नहीं।',
  'moderation.notes.new': 'नोट जोड़ें',
  'moderation.notes.add': 'नोट सेव करें',
  'moderation.notes.adding': 'सेव हो रहा है…',
  'moderation.notes.missing': 'कृपया नोट लिखें',
  'moderation.notes.add-failed': 'नोट सेव नहीं हो पाया',
  'moderation.notes.delete': 'नोट डिलीट करें',
  'moderation.notes.delete-failed': 'नोट डिलीट नहीं हो पाया',
} satisfies Translation<'moderation'>;
