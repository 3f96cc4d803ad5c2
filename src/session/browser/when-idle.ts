/**
 * Calls `act` when the browser is idle, or after `withinMs` in Safari, which has no requestIdleCallback. Returns a
 * function that cancels it.
 */
export function whenIdle(act: () => void, withinMs: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, withinMs / 4);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: withinMs });
  return () => cancelIdleCallback(handle);
}
