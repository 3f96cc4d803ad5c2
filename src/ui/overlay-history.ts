import { linkTarget } from './link-target.ts';

/**
 * Keeps one history entry above the page's own for each open overlay, with the overlay's depth in its state. Back then
 * reaches an entry with a smaller depth, and what lies above that depth is closed:
 *
 *   page ── open ──► depth 1 ── open ──► depth 2
 *        ◄── Back, or closed by its button ──
 *
 * The overlays decide and the history follows, in a task of its own so that React has rendered. An entry without an
 * overlay (after a reload, or Forward to one that was closed) is left at once.
 */
export function overlayHistory(openOverlays: readonly { readonly close: () => void }[]) {
  let isTraversing = false;
  let leaving: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let scrolling: ScrollRestoration | null = currentDepth() === 0 ? null : 'auto';
  /** The page whose overlays have entries. */
  let page: string | null = null;

  const follow = () => {
    if (isTraversing) return;
    const depth = currentDepth();
    const wanted = leaving.length > 0 ? 0 : openOverlays.length;
    if (depth > wanted) {
      isTraversing = true;
      history.go(wanted - depth);
      return;
    }
    // The page keeps its scroll position while a menu is open.
    if (wanted === 0 && scrolling) {
      history.scrollRestoration = scrolling;
      scrolling = null;
    } else if (wanted > 0 && depth === 0) {
      scrolling = history.scrollRestoration;
      history.scrollRestoration = 'manual';
    }
    page = wanted > 0 ? currentPage() : null;
    for (let next = depth + 1; next <= wanted; next++) pushEntry(next);
    const navigations = leaving;
    leaving = [];
    for (const navigate of navigations) navigate();
  };
  const update = () => {
    clearTimeout(timer);
    timer = setTimeout(follow);
  };
  const leave = (navigate: () => void) => {
    leaving.push(navigate);
    follow();
  };

  const step = (): boolean => {
    const isOnPage = isTraversing || page === currentPage();
    if (isTraversing) {
      isTraversing = false;
      follow();
    } else {
      for (const overlay of openOverlays.slice(currentDepth()).reverse()) overlay.close();
      update();
    }
    return isOnPage;
  };

  // A page restored from the back/forward cache may have an open overlay without its history entry.
  addEventListener('pageshow', update);
  // If a router handles the link, it has already prevented the default: it listens on the document.
  addEventListener('click', (event) => {
    const to = linkTarget(event);
    if (to === null || currentDepth() === 0) return;
    event.preventDefault();
    leave(() => location.assign(to));
  });
  return { update, leave, step };
}

function currentDepth(): number {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('overlays' in state)) return 0;
  return typeof state.overlays === 'number' ? state.overlays : 0;
}

/** Tells pages of a router apart by its entries, which overlays share with their page. */
function currentPage(): string {
  return JSON.stringify({ ...history.state, overlays: undefined });
}

function pushEntry(overlays: number): void {
  try {
    history.pushState({ ...history.state, overlays }, '');
  } catch {
    // Safari limits the number of history changes in a period.
  }
}
