import type { Translation } from '../en.ts';

export default {
  'achievement.first-wishlist': 'पहिलं पाऊल',
  'achievement.social-butterfly': 'गोतावळा',
  'achievement.dream-achiever': 'स्वप्नपूर्ती',
  'time.just-now': 'आत्ताच',
  'comparison.more': 'आधीच्या कालावधीपेक्षा {percent}% जास्त',
  'comparison.less': 'आधीच्या कालावधीपेक्षा {percent}% कमी',
  'comparison.same': 'आधीच्या कालावधीइतकंच',
  'comparison.none-before': 'आधीच्या कालावधीत काहीच नव्हतं',
  'comparison.none': 'आधीच्या कालावधीतही काहीच नव्हतं',
} satisfies Translation<'figures'>;
