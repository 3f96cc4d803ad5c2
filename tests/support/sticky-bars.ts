import { type Page } from '@playwright/test';

/**
 * Measures with bars where they stand without sticking to an edge: what they cover depends on how far the browser has
 * scrolled.
 */
export async function withoutStickyBars<T>(page: Page, measure: () => Promise<T>): Promise<T> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.sticky { position: static !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const result = await measure();
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return result;
}
