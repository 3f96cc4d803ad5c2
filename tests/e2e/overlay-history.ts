import { type Page } from '@playwright/test';

/** Waits until the history has as many entries above the page’s own. Each open overlay has one (src/ui/overlay-history.ts). */
export async function overlayDepthIs(page: Page, depth: number): Promise<void> {
  await page.waitForFunction((expected) => {
    const state = history.state as { readonly overlays?: number } | null;
    return (state?.overlays ?? 0) === expected;
  }, depth);
}

/**
 * Waits until the entries of closed overlays are left, which happens after the overlay has disappeared. A navigation of
 * the test’s own would race with it.
 */
export const overlaysLeft = (page: Page): Promise<void> => overlayDepthIs(page, 0);

/** Goes back or forward like the browser's buttons. `goBack` would wait for a page load. */
export const traverse = (page: Page, steps: number): Promise<void> =>
  page.evaluate((by) => void setTimeout(() => history.go(by)), steps);
