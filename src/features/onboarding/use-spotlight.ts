import { useLayoutEffect, useState } from 'react';
import type { OnboardingStep } from '../../domain/onboarding.ts';

/** The selectors that each step highlights, best first; none for a step about the whole page. */
const TARGETS: Readonly<Record<OnboardingStep, readonly string[]>> = {
  welcome: ['welcome'],
  create_wishlist: ['new'],
  add_items: ['ideas'],
  share_wishlist: ['share', 'wishlists'],
  track_contributions: ['numbers'],
  complete: ['tour'],
};

export interface Spot {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 8;
const HEADER = 88;

/** Scrolls the element of a step into view and returns its position; null if it is not on the page. */
export function useSpotlight(step: OnboardingStep): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null);
  useLayoutEffect(() => {
    const look = () => setSpot(spotOf(targetOf(step)));
    bringIntoSight(targetOf(step));
    look();
    // Content that is still loading moves what is below it.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    window.addEventListener('resize', look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', look);
      window.removeEventListener('scroll', look);
    };
  }, [step]);
  return spot;
}

/** Above the card, which is at the bottom of a phone, and below the header. */
function bringIntoSight(target: Element | null): void {
  if (window.innerWidth >= 640) target?.scrollIntoView({ block: 'center', behavior: 'instant' });
  else if (target) window.scrollBy({ top: target.getBoundingClientRect().top - HEADER, behavior: 'instant' });
}

function targetOf(step: OnboardingStep): Element | null {
  for (const name of TARGETS[step]) {
    const target = document.querySelector(`[data-tour="${name}"]`);
    if (target) return target;
  }
  return null;
}

function spotOf(target: Element | null): Spot | null {
  if (!target) return null;
  const { top, left, width, height } = target.getBoundingClientRect();
  return { top: top - MARGIN, left: left - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}
