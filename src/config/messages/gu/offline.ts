import type { Translation } from '../en.ts';

export default {
  'offline.new-version': 'નવું વર્ઝન તૈયાર છે.',
  'offline.as-of': 'તમે ઑફલાઇન છો, એટલે આ {time} સુધીની માહિતી છે. ઇન્ટરનેટ આવતાં જ તે આપોઆપ અપડેટ થઈ જશે.',
  'offline.refresh': 'રિફ્રેશ કરો',
} satisfies Translation<'offline'>;
