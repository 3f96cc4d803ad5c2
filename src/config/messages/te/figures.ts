import type { Translation } from '../en.ts';

export default {
  'achievement.first-wishlist': 'మొదటి విష్‌లిస్టు',
  'achievement.social-butterfly': 'అందరికీ ఆత్మీయులు',
  'achievement.dream-achiever': 'కలల బాటలో',
  'time.just-now': 'ఇప్పుడే',
  'comparison.more': 'గత వ్యవధి కంటే {percent}% ఎక్కువ',
  'comparison.less': 'గత వ్యవధి కంటే {percent}% తక్కువ',
  'comparison.same': 'గత వ్యవధితో సమానం',
  'comparison.none-before': 'గత వ్యవధిలో ఏమీ లేదు',
  'comparison.none': 'గత వ్యవధిలో కూడా ఏమీ లేదు',
} satisfies Translation<'figures'>;
