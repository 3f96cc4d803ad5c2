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

let focused: string | null | undefined;

/**
 * Call this while rendering the replacement of painted buttons. If a button is pressed, the promise resolves after its
 * click, because browsers drop a click whose button has been removed.
 */
export function untilReleased(): Promise<void> | null {
  if (!document.querySelector('[data-painted]')) return null;
  focused = document.activeElement?.getAttribute('data-early-tap');
  const left = (window.shagunEarlyTaps?.pressedUntil ?? 0) - performance.now();
  if (left <= 0) return null;
  return new Promise((resolve) => setTimeout(resolve, left)).then(async () => {
    await untilReleased();
  });
}

/**
 * Call this once the painted buttons are replaced. Moves the focus to the new ones and returns which of them was tapped
 * last.
 */
export function takeOverFromPaint(): string | undefined {
  if (focused)
    document.querySelector<HTMLElement>(`[data-early-tap="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  takeEarlyTaps(document.body);
  const { buttons = new Map<HTMLElement, Event>() } = window.shagunEarlyTaps ?? {};
  // The tapped buttons have been removed from the page.
  const tapped = [...buttons.keys()].flatMap(({ dataset }) => dataset['earlyTap'] ?? []).at(-1);
  buttons.clear();
  return tapped;
}
