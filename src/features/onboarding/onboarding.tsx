import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { ONBOARDING_STEPS, type OnboardingStep } from '../../domain/onboarding.ts';
import { useMember } from '../../session/auth/use-member.ts';
import { useLanguages } from '../../session/session.tsx';
import { useApi } from '../../session/use-api.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { type OnboardingApi, onboardingApi } from './api.ts';

const Tour = lazyPart(
  async ({ withAreas }) => (await withAreas(import('./tour.tsx'), 'onboarding')).Tour,
  useLanguages,
);
const [FIRST] = ONBOARDING_STEPS;

interface OnboardingProps {
  /** The screen that the tour explains; receives a function that opens the tour again. */
  readonly children: (takeTour: () => void) => ReactNode;
  readonly api?: OnboardingApi;
}

/** Shows the tour to users who have not finished it, and on request. */
export function Onboarding({ children, api: given }: OnboardingProps) {
  const { profile } = useMember();
  const api = useApi((connection) => onboardingApi(connection, profile.id), given);
  const [from, setFrom] = useState<OnboardingStep | null>(null);
  useEffect(() => {
    let isOver = false;
    api.read().then(
      (record) => {
        if (!isOver && !record?.isCompleted) setFrom(record?.currentStep ?? FIRST);
      },
      // If the record cannot be read, the tour is not shown.
      quietly,
    );
    return () => {
      isOver = true;
    };
  }, [api]);
  const end = (saving: Promise<void>) => {
    setFrom(null);
    saving.catch(quietly);
  };
  return (
    <>
      {children(() => setFrom(FIRST))}
      {from !== null && (
        <Suspense fallback={null}>
          <Tour
            from={from}
            onStep={(step) => void api.reach(step).catch(quietly)}
            onComplete={() => end(api.complete())}
            onSkip={(step) => end(api.skip(step))}
          />
        </Suspense>
      )}
    </>
  );
}

/** If the progress is not stored, the tour appears once again. */
function quietly(thrown: unknown): void {
  console.info('How far the tour came could not be read or noted.', thrown);
}
