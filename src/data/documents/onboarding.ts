import type { UserId } from '../../domain/ids.ts';
import { ONBOARDING_STEPS, type OnboardingRecord } from '../../domain/onboarding.ts';
import { Fields } from './fields.ts';

/** Throws a Failure ('unexpected-data') that names the field which is not as it should be. */
export function parseOnboarding(id: UserId, stored: unknown): OnboardingRecord {
  const fields = new Fields(`onboarding/${id}`, stored);
  return {
    userId: id,
    currentStep: fields.oneOf('currentStep', ONBOARDING_STEPS),
    completedSteps: fields.listOf('completedSteps', ONBOARDING_STEPS),
    skippedSteps: fields.listOf('skippedSteps', ONBOARDING_STEPS),
    isCompleted: fields.flag('isCompleted'),
    startedAt: fields.time('startedAt'),
    completedAt: fields.timeOrNull('completedAt'),
  };
}
