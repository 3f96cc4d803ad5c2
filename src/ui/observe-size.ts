/** Calls `onSize` once the element has been laid out, and whenever its size changes. Returns a function that stops it. */
export function observeSize(element: Element, onSize: () => void): () => void {
  const observer = new ResizeObserver(onSize);
  observer.observe(element);
  return () => observer.disconnect();
}
