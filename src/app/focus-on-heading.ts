import { openOverlays } from '../ui/overlays.ts';

/**
 * After a navigation within the application, moves the focus to the new page's heading. The heading may appear later
 * than the page, or be replaced when data has loaded; until the user interacts, the focus follows it. An open menu or
 * dialog keeps the focus: losing it would close a menu. Returns a function that stops this.
 */
export function focusOnHeading(): () => void {
  const before = document.activeElement;
  let focused: HTMLElement | null = null;
  const look = () => {
    const active = document.activeElement;
    if (openOverlays.length > 0) return stop();
    if (active !== before && active !== focused && active !== document.body) return stop();
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading || heading === active) return;
    heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
    focused = heading;
  };
  const observer = new MutationObserver(look);
  const stop = () => {
    observer.disconnect();
    for (const event of ['keydown', 'pointerdown']) removeEventListener(event, stop, true);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const event of ['keydown', 'pointerdown']) addEventListener(event, stop, true);
  look();
  return stop;
}
