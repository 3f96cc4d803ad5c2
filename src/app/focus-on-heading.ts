/**
 * After a step within the application the new page is read from its heading. That may come later than the page, or be
 * replaced when what the page shows has been loaded; until somebody does something, the focus goes on to the new one.
 * Answers how to stop.
 */
export function focusOnHeading(): () => void {
  const before = document.activeElement;
  let focused: HTMLElement | null = null;
  const look = () => {
    const active = document.activeElement;
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
