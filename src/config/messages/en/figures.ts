import type { AchievementName } from '../../../domain/achievements.ts';

const achievements = {
  'achievement.first-wishlist': 'First Wishlist',
  'achievement.social-butterfly': 'Social Butterfly',
  'achievement.dream-achiever': 'Dream Achiever',
} as const satisfies Record<`achievement.${AchievementName}`, string>;

export default {
  ...achievements,
  'time.just-now': 'Just now',

  // A number compared with the one of the previous period.
  'comparison.more': '{percent}% more than the previous period',
  'comparison.less': '{percent}% less than the previous period',
  'comparison.same': 'Same as the previous period',
  'comparison.none-before': 'Nothing in the previous period',
  'comparison.none': 'Nothing in the previous period either',
} as const;
