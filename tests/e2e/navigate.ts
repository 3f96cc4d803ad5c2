import { type Page } from '@playwright/test';

/** Like `page.goto`, but not while the page is going back in its history. */
export async function goTo(page: Page, address: string, options?: Parameters<Page['goto']>[1]): Promise<void> {
  await historyIsStill(page);
  await page.goto(address, options);
}

/** Like `page.reload`, but not while the page is going back in its history. */
export async function reload(page: Page): Promise<void> {
  await historyIsStill(page);
  await page.reload();
}

/**
 * Each open overlay has an entry in the history. The page leaves it after the overlay has closed, which aborts a
 * navigation that has just begun. (src/ui/overlay-history.ts)
 */
async function historyIsStill(page: Page): Promise<void> {
  // A new tab, which may even have scripts switched off.
  if (page.url() === 'about:blank') return;
  await page.waitForFunction(() => {
    const state = history.state as { readonly overlays?: number } | null;
    return (state?.overlays ?? 0) <= document.querySelectorAll('dialog[open], [role=menu]').length;
  });
}
