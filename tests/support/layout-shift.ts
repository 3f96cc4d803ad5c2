import type { BrowserContext, Page } from '@playwright/test';

/**
 * Hides each page that is opened from now on until its HTML is parsed. A slow machine paints while it parses, and what the
 * rest of the HTML then moves would count as a layout shift.
 */
export const paintWhenParsed = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const hidden = new CSSStyleSheet();
    hidden.replaceSync(':root { visibility: hidden }');
    document.adoptedStyleSheets = [hidden];
    document.addEventListener('readystatechange', () => (document.adoptedStyleSheets = []), { once: true });
  });

/** The cumulative layout shift since the page was opened. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
