/** Once the browser has nothing better to do; Safari, which does not say when, after a while. Answers how to call it off. */
export function whenIdle(act: () => void, withinMs: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, withinMs / 4);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: withinMs });
  return () => cancelIdleCallback(handle);
}
