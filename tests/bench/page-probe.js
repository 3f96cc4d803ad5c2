/* global document, window, performance, PerformanceObserver, MessageChannel, requestAnimationFrame, addEventListener */
// Runs in the page, before anything of its own. phone.ts reads the results.
{
  const probe = {
    lcp: 0,
    lcpElement: '',
    shift: 0,
    longTasks: [],
    seen: null,
    interactions: new Map(),
    keystrokes: [],
  };
  window.__probe = probe;
  const observe = (type, tell, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true, ...options });
  observe('largest-contentful-paint', ({ element, startTime }) => {
    probe.lcp = startTime;
    probe.lcpElement = `${element?.tagName.toLowerCase() ?? '(gone)'} ${(element?.textContent ?? '').trim().slice(0, 40)}`;
  });
  // The worst session window: at most a second between shifts, five seconds in all.
  let [total, first, last] = [0, 0, 0];
  observe('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return;
    const continues = total > 0 && startTime - last < 1000 && startTime - first < 5000;
    if (!continues) [total, first] = [0, startTime];
    total += value;
    last = startTime;
    probe.shift = Math.max(probe.shift, total);
  });
  observe('longtask', ({ duration }) => probe.longTasks.push(duration));
  observe(
    'event',
    ({ interactionId, duration, name }) => {
      if (interactionId)
        probe.interactions.set(interactionId, Math.max(duration, probe.interactions.get(interactionId) ?? 0));
      if (name === 'keydown') probe.keystrokes.push(duration);
    },
    { durationThreshold: 16 },
  );
  const whenVisible = (selector, since, tell) => {
    const look = () => {
      if (since() !== null && document.querySelector(selector)?.getClientRects().length) tell(performance.now());
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  probe.lookFor = (selector) =>
    whenVisible(
      selector,
      () => 0,
      (at) => (probe.seen = at),
    );
  let inputAt = null;
  for (const type of ['click', 'keydown', 'input'])
    addEventListener(type, ({ timeStamp }) => (inputAt ??= timeStamp), { capture: true });
  probe.awaitReaction = (selector) => {
    inputAt = null;
    probe.reaction = new Promise((resolve) => {
      whenVisible(
        selector,
        () => inputAt,
        () => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - inputAt);
          port2.postMessage(null);
        },
      );
    });
  };
}
