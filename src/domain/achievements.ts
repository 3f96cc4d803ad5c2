import type { DashboardTotals } from './dashboard.ts';

const ACHIEVEMENTS = ['first-wishlist', 'social-butterfly', 'dream-achiever'] as const;
export type AchievementName = (typeof ACHIEVEMENTS)[number];

export interface Achievement {
  readonly name: AchievementName;
  readonly isAchieved: boolean;
  /** From 0 to 1; it is achieved at 1. */
  readonly progress: number;
}

const NEEDED: Readonly<Record<AchievementName, { readonly of: keyof DashboardTotals; readonly atLeast: number }>> = {
  'first-wishlist': { of: 'wishlists', atLeast: 1 },
  'social-butterfly': { of: 'contributors', atLeast: 10 },
  'dream-achiever': { of: 'completion', atLeast: 50 },
};

export function achievements(totals: DashboardTotals): readonly Achievement[] {
  return ACHIEVEMENTS.map((name) => {
    const { of, atLeast } = NEEDED[name];
    return { name, isAchieved: totals[of] >= atLeast, progress: Math.min(1, totals[of] / atLeast) };
  });
}
