import { useLayoutEffect } from 'react';

/**
 * What people do to a prerendered page before React can answer. The page's first lines (app/first-paint) collect it; React
 * handles it once it has taken over that part of the page, which is then marked with `data-live`.
 */
export interface EarlyTaps {
  /** Each button with its latest click. */
  readonly buttons: Map<HTMLElement, Event>;
  /** Until when a press may still become a click, on the clock of `performance.now()`. */
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
    // In tasks of their own: state that forms adopt (ui/typed-early.ts), and that an earlier press sets, is rendered first.
    for (const button of parts().flatMap(takeEarlyTaps)) setTimeout(() => button.click());
  }, [parts]);
}

let focused: string | null | undefined;

/**
 * Call while rendering what is about to replace painted buttons. While a button is pressed, this resolves after its click:
 * a browser drops the click when the button it began on is gone.
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

/** Call once the painted buttons are replaced: moves the focus along, and returns which of them was tapped last. */
export function takeOverFromPaint(): string | undefined {
  if (focused)
    document.querySelector<HTMLElement>(`[data-early-tap="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  takeEarlyTaps(document.body);
  const { buttons = new Map<HTMLElement, Event>() } = window.shagunEarlyTaps ?? {};
  // They are no longer in the page.
  const tapped = [...buttons.keys()].flatMap(({ dataset }) => dataset['earlyTap'] ?? []).at(-1);
  buttons.clear();
  return tapped;
}
