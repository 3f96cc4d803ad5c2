/* global document, window, performance, PerformanceObserver, requestAnimationFrame, SELECTOR */
// Runs in the page, before anything of its own. phone.ts says what SELECTOR is.
{
  const seen = { lcp: 0, lcpElement: '', shift: 0, longTasks: [], seen: null };
  window.__seen = seen;
  const observe = (type, tell) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ element, startTime }) => {
    seen.lcp = startTime;
    seen.lcpElement = `${element?.tagName.toLowerCase() ?? '(gone)'} ${(element?.textContent ?? '').trim().slice(0, 40)}`;
  });
  // The worst session window: at most a second between shifts, five seconds in all.
  let [total, first, last] = [0, 0, 0];
  observe('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return;
    const continues = total > 0 && startTime - last < 1000 && startTime - first < 5000;
    if (!continues) [total, first] = [0, startTime];
    total += value;
    last = startTime;
    seen.shift = Math.max(seen.shift, total);
  });
  observe('longtask', ({ duration }) => seen.longTasks.push(duration));
  const look = () => {
    if (document.querySelector(SELECTOR)?.getClientRects().length) seen.seen = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
