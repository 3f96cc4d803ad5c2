/**
 * Screens link with plain anchors. Within the application a click on one of its own addresses need not load a page: this
 * answers where such a click goes, or null when the browser should do what it always does.
 */
export function destinationOf(event: MouseEvent, here: Location): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor || !anchor.hasAttribute('href')) return null;
  if (anchor.target !== '' || anchor.hasAttribute('download')) return null;
  const to = new URL(anchor.href, here.href);
  if (to.origin !== here.origin) return null;
  // Within the page the browser scrolls, and sets the focus, better than anybody.
  if (to.hash !== '' && to.pathname === here.pathname && to.search === here.search) return null;
  return to.pathname + to.search + to.hash;
}
