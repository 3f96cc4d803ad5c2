import type { Translation } from '../en.ts';

export default {
  'moderation.bar': 'વિશલિસ્ટની તપાસ',
  'moderation.bar.owner': 'યજમાન',
  'moderation.bar.closed-by.admin': 'ઍડમિને બંધ કરી',
  'moderation.bar.closed-by.ban': 'બંધ: યજમાન પર પ્રતિબંધ છે',
  'moderation.bar.closed-by.owner': 'યજમાને બંધ કરી',
  'moderation.reason': 'કારણ',
  'moderation.reason.left': { one: 'હજુ {count} અક્ષર લખી શકાશે', other: 'હજુ {count} અક્ષર લખી શકાશે' },
  'moderation.reason.missing': 'કારણ લખો',
  'moderation.notes': 'આંતરિક નોંધ',
  'moderation.notes.close': 'બંધ કરો',
  'moderation.notes.hint': 'ફક્ત ઍડમિન જ વાંચી શકે છે.',
  'moderation.notes.failed': 'નોંધ લોડ થઈ શકી નહીં.',
  'moderation.notes.none': 'હજુ કોઈ નોંધ નથી.',
  'moderation.notes.new': 'નોંધ ઉમેરો',
  'moderation.notes.add': 'નોંધ સાચવો',
  'moderation.notes.adding': 'સાચવીએ છીએ…',
  'moderation.notes.missing': 'નોંધ લખો',
  'moderation.notes.add-failed': 'નોંધ સાચવી શકાઈ નહીં',
  'moderation.notes.delete': 'નોંધ ડિલીટ કરો',
  'moderation.notes.delete-failed': 'નોંધ ડિલીટ થઈ શકી નહીં',
} satisfies Translation<'moderation'>;
