import type { UserId } from './ids.ts';

export const ONBOARDING_STEPS = [
  'welcome',
  'create_wishlist',
  'add_items',
  'share_wishlist',
  'track_contributions',
  'complete',
] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

export interface OnboardingRecord {
  readonly userId: UserId;
  readonly currentStep: OnboardingStep;
  readonly completedSteps: readonly OnboardingStep[];
  readonly skippedSteps: readonly OnboardingStep[];
  readonly isCompleted: boolean;
  readonly startedAt: Date;
  readonly completedAt: Date | null;
}
