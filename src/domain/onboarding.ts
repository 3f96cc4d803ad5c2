import { user } from './common-fields.ts';
import { flag, type Infer, list, map, nullable, oneOf, time } from './schema.ts';

export const ONBOARDING_STEPS = [
  'welcome',
  'create_wishlist',
  'add_items',
  'share_wishlist',
  'track_contributions',
  'complete',
] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

const step = oneOf(ONBOARDING_STEPS);
const steps = list(step, ONBOARDING_STEPS.length);
export const onboardingSchema = map({
  userId: user,
  currentStep: step,
  completedSteps: steps,
  skippedSteps: steps,
  isCompleted: flag,
  startedAt: time,
  completedAt: nullable(time),
});
export type OnboardingRecord = Infer<typeof onboardingSchema>;
