import { chromium } from '@playwright/test';
import { onlyStrings, QUIET } from '../support/browser.ts';
import type { PackagedBrowser } from '../support/packaged-browser.ts';
import type { Driver } from './driver.ts';

/** Chromium. Uses only basic Playwright calls: locators need `checkVisibility`, which Chromium before 105 lacks. */
export async function playwrightDriver({ executable, environment }: PackagedBrowser): Promise<Driver> {
  const browser = await chromium.launch({
    executablePath: executable,
    args: QUIET,
    env: { ...onlyStrings(process.env), ...environment },
  });
  const page = await browser.newPage({ viewport: { width: 412, height: 915 } });
  return {
    version: `Chromium ${browser.version()}`,
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
