import { takeEarlyTaps } from './early-taps.ts';

/** The `data-early-tap` of the painted button that has the focus. */
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
  if (focused) focusInPlace(document.querySelector<HTMLElement>(`[data-early-tap="${CSS.escape(focused)}"]`));
  takeEarlyTaps(document.body);
  const { buttons = new Map<HTMLElement, Event>() } = window.shagunEarlyTaps ?? {};
  // The tapped buttons have been removed from the page.
  const tapped = [...buttons.keys()].flatMap(({ dataset }) => dataset['earlyTap'] ?? []).at(-1);
  buttons.clear();
  return tapped;
}

/** Does not move the page: neither the browser nor ui/uncover-focus.ts, which listens to the event, may scroll. */
function focusInPlace(button: HTMLElement | null): void {
  button?.addEventListener('focusin', (event) => event.stopPropagation(), { once: true });
  button?.focus({ preventScroll: true });
}
