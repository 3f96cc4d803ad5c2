import type { Translation } from '../en.ts';

export default {
  'not-found.title': '404 - పేజీ కనిపించలేదు',
  'not-found.description': 'ఈ అడ్రస్‌లో ఏ పేజీ లేదు.',
  'not-found.lead': 'ఈ ఆహ్వానం దారి తప్పినట్టుంది.',
  'not-found.hint':
    'ఎవరైనా మీకు విష్‌లిస్టు లింక్ పంపి ఉంటే, వారి మెసేజ్ నుంచే మళ్లీ తెరవండి: ఒక్క అక్షరం తగ్గినా ఇక్కడికే వస్తుంది. లేదా ఆహ్వానించినవారు తమ పేజీని తీసేసి ఉండవచ్చు.',
  'not-found.home': 'హోమ్‌కు వెళ్లండి',
  'not-found.ideas': 'కానుకల ఐడియాలు చూడండి',
  'not-found.help': 'సహాయం పొందండి',
} satisfies Translation<'not-found'>;
