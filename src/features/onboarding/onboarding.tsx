import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { ONBOARDING_STEPS, type OnboardingStep } from '../../domain/onboarding.ts';
import { withAreas } from '../../session/language/areas.ts';
import { useMember } from '../../session/auth/use-member.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { type OnboardingBook, useOnboardingBook } from './onboarding-record.ts';

const Tour = lazyPart(async () => (await withAreas(import('./tour.tsx'), 'onboarding')).Tour);
const [FIRST] = ONBOARDING_STEPS;

interface OnboardingProps {
  /** The screen that the tour explains; receives a function that opens the tour again. */
  readonly children: (takeTour: () => void) => ReactNode;
}

export function Onboarding({ children }: OnboardingProps) {
  const { profile } = useMember();
  return <OnboardingWith book={useOnboardingBook(profile.id)}>{children}</OnboardingWith>;
}

/** Shows the tour to users who have not finished it, and on request. */
export function OnboardingWith({ book, children }: OnboardingProps & { readonly book: OnboardingBook }) {
  const [from, setFrom] = useState<OnboardingStep | null>(null);
  useEffect(() => {
    let isOver = false;
    book.read().then(
      (record) => {
        if (!isOver && !record?.isCompleted) setFrom(record?.currentStep ?? FIRST);
      },
      // If the record cannot be read, the tour is not shown.
      quietly,
    );
    return () => {
      isOver = true;
    };
  }, [book]);
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
            onStep={(step) => void book.reach(step).catch(quietly)}
            onComplete={() => end(book.complete())}
            onSkip={(step) => end(book.skip(step))}
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
