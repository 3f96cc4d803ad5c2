import type { Translation } from '../en.ts';

export default {
  'moderation.bar': 'అడ్మిన్ చర్యలు',
  'moderation.bar.owner': 'యజమాని',
  'moderation.bar.closed-by.admin': 'అడ్మిన్ నిలిపివేశారు',
  'moderation.bar.closed-by.ban': 'నిలిపివేశారు: యజమాని బ్యాన్ అయ్యారు',
  'moderation.bar.closed-by.owner': 'యజమాని నిలిపివేశారు',
  'moderation.reason': 'కారణం',
  'moderation.reason.left': { one: 'ఇంకా {count} అక్షరం రాయవచ్చు', other: 'ఇంకా {count} అక్షరాలు రాయవచ్చు' },
  'moderation.reason.missing': 'దయచేసి కారణం రాయండి',
  'moderation.notes': 'అడ్మిన్ల నోట్స్',
  'moderation.notes.close': 'మూసివేయండి',
  'moderation.notes.hint': 'వీటిని అడ్మిన్లు మాత్రమే చదవగలరు.',
  'moderation.notes.failed': 'నోట్స్ లోడ్ కాలేదు.',
  'moderation.notes.none': 'ఇంకా నోట్స్ లేవు.',
  'moderation.notes.new': 'నోట్ చేర్చండి',
  'moderation.notes.add': 'నోట్ సేవ్ చేయండి',
  'moderation.notes.adding': 'సేవ్ అవుతోంది…',
  'moderation.notes.missing': 'దయచేసి నోట్ రాయండి',
  'moderation.notes.add-failed': 'నోట్ సేవ్ కాలేదు',
  'moderation.notes.delete': 'నోట్ డిలీట్ చేయండి',
  'moderation.notes.delete-failed': 'నోట్ డిలీట్ కాలేదు',
} satisfies Translation<'moderation'>;
