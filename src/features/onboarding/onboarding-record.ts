import { useMemo } from 'react';
import type { UserId } from '../../domain/ids.ts';
import type { OnboardingRecord, OnboardingStep } from '../../domain/onboarding.ts';
import { useSession } from '../../session/session.tsx';

/** Stores the progress of the tour. */
export interface OnboardingBook {
  /** null if the tour was never started. */
  readonly read: () => Promise<OnboardingRecord | null>;
  readonly reach: (step: OnboardingStep) => Promise<void>;
  readonly complete: () => Promise<void>;
  readonly skip: (step: OnboardingStep) => Promise<void>;
}

/** The pending operation of this page. */
let lastEntry: Promise<unknown> = Promise.resolve();

/** Runs operations one after the other, so that a late step cannot overwrite the end of the tour. */
function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const entry = lastEntry.then(act);
  lastEntry = entry.catch(() => undefined);
  return entry;
}

/** The same store with its operations in sequence. */
export function kept(book: OnboardingBook): OnboardingBook {
  return {
    read: () => inTurn(book.read),
    reach: (step) => inTurn(() => book.reach(step)),
    complete: () => inTurn(book.complete),
    skip: (step) => inTurn(() => book.skip(step)),
  };
}

export function useOnboardingBook(owner: UserId): OnboardingBook {
  const { connection } = useSession();
  return useMemo(() => {
    const operations = () => import('../../data/onboarding/operations.ts');
    const track = async (action: 'onboarding_completed' | 'onboarding_skipped', step: OnboardingStep) => {
      const { trackUserAction } = await import('../../data/tracking/operations.ts');
      await trackUserAction(connection, action, { step }, owner);
    };
    return kept({
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
  }, [connection, owner]);
}
