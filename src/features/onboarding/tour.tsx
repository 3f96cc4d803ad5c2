import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ONBOARDING_STEPS, type OnboardingStep } from '../../domain/onboarding.ts';
import { useSession } from '../../session/session.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { useOverlay } from '../../ui/overlays.ts';
import { Toasts } from '../../ui/toasts.tsx';
import { useCardPlace } from './card-place.ts';
import { useSpotlight } from './use-spotlight.ts';

interface TourProps {
  readonly from: OnboardingStep;
  readonly onStep: (step: OnboardingStep) => void;
  readonly onComplete: () => void;
  readonly onSkip: (step: OnboardingStep) => void;
}

/** Explains the page step by step. A modal dialog keeps focus and keyboard input. */
export function Tour({ from, onStep, onComplete, onSkip }: TourProps) {
  const { say } = useSession();
  const id = useId();
  const [index, setIndex] = useState(() => ONBOARDING_STEPS.indexOf(from));
  const step = ONBOARDING_STEPS[index] ?? from;
  const spot = useSpotlight(step);
  const { card, style } = useCardPlace(spot);
  const dialog = useRef<HTMLDialogElement>(null);
  const isLast = index === ONBOARDING_STEPS.length - 1;
  useOverlay(true, () => onSkip(step));

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    // Closing, unlike removing it, returns the focus.
    return () => {
      element?.close();
      // The tour has scrolled the page.
      document.activeElement?.scrollIntoView({ block: 'center' });
    };
  }, []);

  // A step may remove the button that had the focus, and keyboard input would be lost.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const element = dialog.current;
    if (element?.contains(focused) && focused !== element && !focused?.matches(':disabled')) return;
    element?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, [index]);

  const goTo = (to: number) => {
    const reached = ONBOARDING_STEPS[to];
    if (!reached) return;
    setIndex(to);
    onStep(reached);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') goTo(index + 1);
    if (key === 'ArrowLeft') goTo(index - 1);
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onSkip(step);
      }}
      onKeyDown={onKeyDown}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-transparent p-0 backdrop:bg-transparent"
    >
      {spot ? (
        <div
          aria-hidden
          data-highlighted={step}
          className="pointer-events-none absolute top-0 left-0 rounded-2xl outline-3 outline-marigold transition-all duration-300"
          style={{
            // By a transform: a browser counts every other way to move something as a layout shift.
            transform: `translate(${spot.left}px, ${spot.top}px)`,
            width: spot.width,
            height: spot.height,
            boxShadow: '0 0 0 200vmax var(--veil)',
          }}
        />
      ) : (
        <div aria-hidden className="absolute inset-0" style={{ background: 'var(--veil)' }} />
      )}
      <div
        ref={card}
        style={style}
        className="absolute inset-x-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] max-h-[60dvh] overflow-auto rounded-2xl bg-card p-5 text-ink lift-high sm:inset-x-auto sm:bottom-auto sm:w-96"
      >
        <div className="flex items-center justify-between gap-3">
          <p className="text-sm text-faded figures">
            {say('onboarding.progress', { step: index + 1, count: ONBOARDING_STEPS.length })}
          </p>
          <IconButton label={say('onboarding.close')} onClick={() => onSkip(step)} className="-mt-2 -mr-3">
            <CloseIcon />
          </IconButton>
        </div>
        <div aria-live="polite">
          <h2 id={`${id}-title`} className="font-display text-2xl/8 text-wine">
            {say(`onboarding.${step}.title`)}
          </h2>
          <p id={`${id}-text`} className="mt-1 min-h-18 text-ink">
            {say(`onboarding.${step}.text`)}
          </p>
        </div>
        <div aria-hidden className="mt-3 flex gap-1.5">
          {ONBOARDING_STEPS.map((each, place) => (
            <span key={each} className={`h-1.5 grow rounded-full ${place <= index ? 'bg-marigold' : 'bg-line'}`} />
          ))}
        </div>
        <div className="mt-4 grid grid-cols-2 gap-3">
          <Button look="quiet" disabled={index === 0} onClick={() => goTo(index - 1)}>
            {say('onboarding.previous')}
          </Button>
          <Button data-first-focus onClick={() => (isLast ? onComplete() : goTo(index + 1))}>
            {say(isLast ? 'onboarding.finish' : 'onboarding.next')}
          </Button>
        </div>
        {/* Its room is kept to the end: the buttons above stay where the thumb is. */}
        <div className="mt-1 min-h-touch text-center">
          {!isLast && (
            <Button look="link" onClick={() => onSkip(step)}>
              {say('onboarding.skip')}
            </Button>
          )}
        </div>
      </div>
      <Toasts />
    </dialog>
  );
}
