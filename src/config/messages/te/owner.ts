import type { Translation } from '../en.ts';

export default {
  'owner.bar': 'మీ పేజీ',
  'owner.open': 'ఇది మీ పేజీ. అతిథులకు ఇలాగే కనిపిస్తుంది.',
  'owner.paused': 'చదివింపులు ఆపి ఉన్నాయి: అతిథులు పేజీని చూడవచ్చు, కానీ చదివించలేరు.',
  'owner.private': 'ఇది ప్రైవేట్: మీకు మాత్రమే కనిపిస్తుంది.',
  'owner.inactive': 'ఇది నిలిపివేసి ఉంది, కాబట్టి అతిథులకు కనిపించదు. మీరు ఎప్పుడైనా మళ్లీ తెరవవచ్చు.',
  'owner.by-admin': 'ఒక అడ్మిన్ దీన్ని నిలిపివేశారు. అడ్మిన్ మాత్రమే మళ్లీ తెరవగలరు.',
  'owner.by-admin.contact': 'మమ్మల్ని సంప్రదించండి',
  'owner.analytics': 'గణాంకాలు',
  'owner.edit': 'మార్చండి',
  'owner.more': 'మరిన్ని',
  'owner.pause': 'చదివింపులు ఆపండి',
  'owner.resume': 'చదివింపులు కొనసాగించండి',
  'owner.deactivate': 'నిలిపివేయండి',
  'owner.reactivate': 'మళ్లీ తెరవండి',
  'owner.delete': 'డిలీట్ చేయండి',
} satisfies Translation<'owner'>;
