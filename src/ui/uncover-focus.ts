/** The distance between what has the focus and the bar. */
const GAP = 16;

/**
 * Scrolls what gets the focus from under the bar at the bottom of the page or dialog, and from under a dialog's title.
 * Margins in theme.css do so for usual ones; with a notice or large text they are higher.
 */
export function uncoverFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) requestAnimationFrame(() => uncover(target));
  });
}

function uncover(focused: Element): void {
  // The focus may have moved on.
  if (focused !== document.activeElement) return;
  const dialog = focused.closest('dialog');
  const { top } = focused.getBoundingClientRect();
  const title = dialog?.querySelector(':scope > .sticky');
  const above = title?.contains(focused) ? undefined : title?.getBoundingClientRect().bottom;
  if (above !== undefined && top < above) return dialog?.scrollBy(0, top - above - GAP);
  const bar = (dialog ?? document).querySelector('.bottom-bar');
  if (!bar) return;
  // With a notice and large text it would leave no room for what has the focus. Dialogs decide so themselves.
  if (!dialog) bar.toggleAttribute('data-tall', bar.clientHeight > innerHeight / 2);
  if (bar.contains(focused)) return;
  const { top: start, bottom } = focused.getBoundingClientRect();
  const { top: edge, bottom: end } = bar.getBoundingClientRect();
  if (bottom > edge && start < end) (dialog ?? window).scrollBy(0, bottom - edge + GAP);
}
