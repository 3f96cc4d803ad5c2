import type { Translation } from '../en.ts';

export default {
  'achievement.first-wishlist': 'पहली विशलिस्ट',
  'achievement.social-butterfly': 'सबका प्यार',
  'achievement.dream-achiever': 'सपनों की उड़ान',
  'time.just-now': 'अभी-अभी',
  'comparison.more': 'पिछली अवधि से {percent}% ज़्यादा',
  'comparison.less': 'पिछली अवधि से {percent}% कम',
  'comparison.same': 'पिछली अवधि के बराबर',
  'comparison.none-before': 'पिछली अवधि में कुछ नहीं था',
  'comparison.none': 'पिछली अवधि में भी कुछ नहीं था',
} satisfies Translation<'figures'>;
