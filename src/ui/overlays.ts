import { useEffectEvent, useLayoutEffect } from 'react';

/** Dialogs, menus and other overlays that close on Back, the topmost last. */
export const openOverlays: { readonly close: () => void }[] = [];

/** overlay-history.ts, which is not part of the page's first script. */
interface OverlayHistory {
  readonly update: () => void;
  readonly leave: (navigate: () => void) => void;
  /** Follows Back and Forward. True for a step between a page and its overlays. */
  readonly step: () => boolean;
}

let history: OverlayHistory | undefined;

/** Until this resolves, Back leaves the page even if an overlay is open. */
export async function connectHistory(): Promise<void> {
  const { overlayHistory } = await import('./overlay-history.ts');
  // Checked again, because two calls may have waited at the same time.
  history ??= overlayHistory(openOverlays);
  listenToHistory();
  history.update();
}

let isListening = false;

/**
 * Call this before a router adds its listener: the window calls its listeners in the order in which they were added, even
 * capturing ones. Steps between a page and its overlays are not navigations, and a router would cancel a pending one.
 */
export function listenToHistory(onOverlayStep?: (step: PopStateEvent) => void): void {
  if (isListening) return;
  isListening = true;
  addEventListener('popstate', (event) => {
    if (history?.step()) onOverlayStep?.(event);
  });
}

/**
 * Closes on Back while `isOpen`. `onClose` may refuse or ask first: an overlay that stays open catches the next Back
 * too.
 */
export function useOverlay(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const overlay = { close: () => close() };
    openOverlays.push(overlay);
    update();
    return () => {
      openOverlays.splice(openOverlays.indexOf(overlay), 1);
      update();
    };
  }, [isOpen]);
}

function update(): void {
  if (history) history.update();
  else connectHistory().catch(() => undefined);
}

/** Like `leaveOverlays`, for a navigation to the same page: overlays that are still open get their entries again. */
export function besideOverlays(navigate: () => void): void {
  leaveOverlays(() => {
    navigate();
    update();
  });
}

/** Navigates once the history entries of open overlays are removed, so that the new entry follows the page's own. */
export function leaveOverlays(navigate: () => void): void {
  if (history) history.leave(navigate);
  else navigate();
}
