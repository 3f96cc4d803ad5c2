import { useMemo } from 'react';
import type { UserId } from '../../domain/ids.ts';
import type { OnboardingRecord, OnboardingStep } from '../../domain/onboarding.ts';
import { useSession } from '../../session/session.tsx';

/** Where it is written how far somebody came. */
export interface OnboardingBook {
  /** null: the tour was never begun. */
  readonly read: () => Promise<OnboardingRecord | null>;
  readonly reach: (step: OnboardingStep) => Promise<void>;
  readonly complete: () => Promise<void>;
  readonly skip: (step: OnboardingStep) => Promise<void>;
}

export function useOnboardingBook(owner: UserId): OnboardingBook {
  const { connection } = useSession();
  return useMemo(() => {
    const operations = () => import('../../data/onboarding/operations.ts');
    const track = async (action: 'onboarding_completed' | 'onboarding_skipped', step: OnboardingStep) => {
      const { trackUserAction } = await import('../../data/tracking/operations.ts');
      await trackUserAction(connection, action, { step }, owner);
    };
    return {
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
    };
  }, [connection, owner]);
}
