import type { AchievementName } from '../../../domain/achievements.ts';
import type { PriceBand } from '../../../domain/gift-list.ts';
import type { TimeUnit } from '../../../domain/relative-time.ts';

type TimeKey = `time.${TimeUnit}.${'one' | 'more'}`;

/** How long ago something was. */
export const times = {
  'time.just-now': 'Just now',
  'time.minute.one': '1 minute ago',
  'time.minute.more': '{value} minutes ago',
  'time.hour.one': '1 hour ago',
  'time.hour.more': '{value} hours ago',
  'time.day.one': '1 day ago',
  'time.day.more': '{value} days ago',
  'time.month.one': '1 month ago',
  'time.month.more': '{value} months ago',
  'time.year.one': '1 year ago',
  'time.year.more': '{value} years ago',
} as const satisfies Record<'time.just-now' | TimeKey, string>;

/** How a number compares with the one of the time before. */
export const comparisons = {
  'comparison.more': '{percent}% more than in the same time before',
  'comparison.less': '{percent}% less than in the same time before',
  'comparison.same': 'As much as in the same time before',
  'comparison.none-before': 'Nothing in the same time before',
  'comparison.none': 'Nothing in the same time before either',
} as const;

export const achievementNames = {
  'achievement.first-wishlist': 'First Wishlist',
  'achievement.social-butterfly': 'Social Butterfly',
  'achievement.dream-achiever': 'Dream Achiever',
} as const satisfies Record<`achievement.${AchievementName}`, string>;

export const priceBands = {
  'price-band.up-to-2000': 'Up to ₹2,000',
  'price-band.up-to-10000': '₹2,000 to ₹10,000',
  'price-band.up-to-50000': '₹10,000 to ₹50,000',
  'price-band.above-50000': 'Above ₹50,000',
} as const satisfies Record<`price-band.${PriceBand['name']}`, string>;
