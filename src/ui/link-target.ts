/**
 * The address on this site that a click leads to, for pages that navigate without a page load. Null if the browser should
 * handle the click: another site, another tab, a download, or a place on the same page.
 */
export function linkTarget(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor || !anchor.hasAttribute('href')) return null;
  if (anchor.target !== '' || anchor.hasAttribute('download')) return null;
  const to = new URL(anchor.href);
  if (to.origin !== location.origin) return null;
  // The browser handles scrolling and focus better than we could.
  if (to.hash !== '' && to.pathname === location.pathname && to.search === location.search) return null;
  return to.pathname + to.search + to.hash;
}
