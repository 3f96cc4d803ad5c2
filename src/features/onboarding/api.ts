import type { Connection } from '../../data/connection.ts';
import type { UserId } from '../../domain/ids.ts';
import type { OnboardingRecord, OnboardingStep } from '../../domain/onboarding.ts';

/** Stores the progress of the tour. */
export interface OnboardingApi {
  /** null if the tour was never started. */
  readonly read: () => Promise<OnboardingRecord | null>;
  readonly reach: (step: OnboardingStep) => Promise<void>;
  readonly complete: () => Promise<void>;
  readonly skip: (step: OnboardingStep) => Promise<void>;
}

export function onboardingApi(connection: Connection, owner: UserId): OnboardingApi {
  const operations = () => import('../../data/onboarding/operations.ts');
  const track = async (action: 'onboarding_completed' | 'onboarding_skipped', step: OnboardingStep) => {
    const { trackUserAction } = await import('../../data/tracking/operations.ts');
    await trackUserAction(connection, action, { step }, owner);
  };
  return inSequence({
    read: async () => (await operations()).readOnboarding(connection, owner),
    reach: async (step) => (await operations()).saveOnboardingProgress(connection, owner, step),
    complete: async () => {
      await (await operations()).completeOnboarding(connection, owner);
      await track('onboarding_completed', 'complete');
    },
    skip: async (step) => {
      await (await operations()).skipOnboarding(connection, owner, step);
      await track('onboarding_skipped', step);
    },
  });
}

/** The pending call of this page. */
let pending: Promise<unknown> = Promise.resolve();

/** Makes one call after the other, so that a late step cannot overwrite the end of the tour. */
export function inSequence(api: OnboardingApi): OnboardingApi {
  const next = <T>(call: () => Promise<T>): Promise<T> => {
    const answer = pending.then(call);
    pending = answer.catch(() => undefined);
    return answer;
  };
  return {
    read: () => next(api.read),
    reach: (step) => next(() => api.reach(step)),
    complete: () => next(api.complete),
    skip: (step) => next(() => api.skip(step)),
  };
}
