/** The distance between what has the focus and the bar. */
const GAP = 16;

/**
 * Scrolls what gets the focus from under the bar at the bottom of the page or dialog. Margins in theme.css do so for a
 * usual bar; with a notice or large text it is higher.
 */
export function uncoverFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) requestAnimationFrame(() => uncover(target));
  });
}

function uncover(focused: Element): void {
  const dialog = focused.closest('dialog');
  const bar = (dialog ?? document).querySelector('.bottom-bar');
  if (!bar || bar.contains(focused)) return;
  const { top: edge, bottom: end } = bar.getBoundingClientRect();
  const { top, bottom } = focused.getBoundingClientRect();
  if (bottom > edge && top < end) (dialog ?? window).scrollBy(0, bottom - edge + GAP);
}
