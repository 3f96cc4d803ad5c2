import type { Translation } from '../en.ts';

export default {
  'achievement.first-wishlist': 'પહેલી વિશલિસ્ટ',
  'achievement.social-butterfly': 'સૌનાં વહાલાં',
  'achievement.dream-achiever': 'સપનાંની ઉડાન',
  'time.just-now': 'હમણાં જ',
  'comparison.more': 'અગાઉના ગાળા કરતાં {percent}% વધુ',
  'comparison.less': 'અગાઉના ગાળા કરતાં {percent}% ઓછું',
  'comparison.same': 'અગાઉના ગાળા જેટલું જ',
  'comparison.none-before': 'અગાઉના ગાળામાં કશું નહોતું',
  'comparison.none': 'અગાઉના ગાળામાં પણ કશું નહોતું',
} satisfies Translation<'figures'>;
