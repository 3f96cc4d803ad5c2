import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { connectHistory, listenToHistory } from '../ui/overlays.ts';

interface Options {
  /** The reader may have scrolled already, so the router keeps the scroll position. */
  readonly isPrerendered: boolean;
}

/** The application's router, in a history that it shares with overlays and with pages that have no router. */
export function browserRouter(routes: RouteObject[], { isPrerendered }: Options) {
  listenToHistory((step) => step.stopImmediatePropagation());
  // A failed load is repeated when an overlay opens.
  connectHistory().catch(() => undefined);
  // Without a key the first entry of every page load is "default", and all would share one scroll position.
  history.replaceState({ key: crypto.getRandomValues(new Uint32Array(1)).join(), ...history.state }, '');
  return createBrowserRouter(routes, isPrerendered ? { hydrationData: {} } : {});
}
