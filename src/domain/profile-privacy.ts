import type { Visibility } from './wishlist-options.ts';

export const PROFILE_PRIVACIES = ['public', 'friends', 'private'] as const;
export type ProfilePrivacy = (typeof PROFILE_PRIVACIES)[number];

/**
 * Whether a contribution starts as anonymous; the contributor can change it. Anyone can find a public wishlist, but
 * others only by link.
 */
export function startsAnonymous(privacy: ProfilePrivacy, visibility: Visibility): boolean {
  return privacy === 'private' || (privacy === 'friends' && visibility === 'public');
}
