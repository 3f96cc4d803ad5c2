import { useLayoutEffect } from 'react';

/**
 * Taps on a prerendered page before hydration. The inline script (app/first-paint) records them, and React handles them
 * once it has hydrated that part of the page, which is then marked with `data-live`.
 */
export interface EarlyTaps {
  /** Each button with its latest click. */
  readonly buttons: Map<HTMLElement, Event>;
  /** Until when a press may still become a click, in the time of `performance.now()`. */
  pressedUntil: number;
}

declare global {
  interface Window {
    shagunEarlyTaps?: EarlyTaps;
  }
}

/** Marks a part of the page as live. Returns the buttons that were tapped in it before, oldest first. */
export function takeEarlyTaps(part: Element): HTMLElement[] {
  part.setAttribute('data-live', '');
  return [...(window.shagunEarlyTaps?.buttons ?? [])].flatMap(([button, click]) => {
    if (!part.contains(button)) return [];
    window.shagunEarlyTaps?.buttons.delete(button);
    button.removeAttribute('aria-busy');
    // React may hydrate in the middle of a click, and then handles that click itself.
    return click.eventPhase === Event.NONE ? [button] : [];
  });
}

/** Presses the buttons that were tapped before a part of the page was hydrated. `parts` must be a constant. */
export function useEarlyTaps(parts: () => readonly Element[]): void {
  useLayoutEffect(() => {
    // One task per press: a press may depend on state that an earlier press or a form (ui/typed-early.ts) sets.
    for (const button of parts().flatMap(takeEarlyTaps)) setTimeout(() => button.click());
  }, [parts]);
}
