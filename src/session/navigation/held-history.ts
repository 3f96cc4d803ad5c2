type Hears = (event: PopStateEvent) => void;

/** The page that holds on to the tab's history at the moment. */
let holder: Hears | null = null;

/**
 * Makes `holdHistory` work. To be called before there is a router: on a window, whoever listens first hears first, also
 * before who listens in the capture phase.
 */
export function beforeAnyRouter(): void {
  window.addEventListener('popstate', (event) => holder?.(event));
}

/**
 * Holds a page against the browser's Back and Forward. A browser asks nobody before it goes back, so this lets it go and
 * returns at once, without the router hearing of it, and only then asks:
 *
 *   holding ── Back to another page ──► returning ── there again, `onLeaving` ──► holding
 *      └──────────────── goOn ────────► leaving: the router hears of what comes
 *
 * Steps within the page (its fragments) pass. Pages that are documents of their own are not its business: the browser
 * asks about those itself, see `beforeunload`.
 */
export function holdHistory(onLeaving: (goOn: () => void) => void): () => void {
  const page = window.location.pathname;
  let place = placeIn(window.history.state);
  let step = -1;
  let state: 'holding' | 'returning' | 'leaving' = 'holding';

  const goOn = () => {
    state = 'leaving';
    window.history.go(step);
  };
  const moved: Hears = (event) => {
    if (state === 'leaving') return;
    if (state === 'returning') {
      event.stopImmediatePropagation();
      state = 'holding';
      onLeaving(goOn);
      return;
    }
    const arrived = placeIn(event.state);
    if (window.location.pathname === page) {
      place = arrived ?? place;
      return;
    }
    event.stopImmediatePropagation();
    // Where neither entry says how far that was, it was most likely one step back.
    step = arrived === null || place === null || arrived === place ? -1 : arrived - place;
    state = 'returning';
    window.history.go(-step);
  };
  holder = moved;
  return () => {
    if (holder === moved) holder = null;
  };
}

/** The router numbers the entries that it makes. */
function placeIn(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  return typeof state.idx === 'number' ? state.idx : null;
}
