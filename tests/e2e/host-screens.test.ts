import { type Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { violations } from '../support/accessibility.ts';
import { brokenWords } from '../support/broken-words.ts';
import { asNewcomer, asOwner } from './host-screens.ts';
import { visit } from './visitor.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  it.each([
    [360, 'who begins', asNewcomer],
    [360, 'who was given to', asOwner],
    [1280, 'who begins', asNewcomer],
    [1280, 'who was given to', asOwner],
  ] as const)(
    'at %i px nothing that a host sees %s is in anybody’s way',
    { timeout: 180_000 },
    async (width, _, see) => {
      const visitor = await visit(browser, `${inject('appUrl')}/login`);
      const { page } = visitor;
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const found: Record<string, readonly string[]> = {};
      await see(page, async (name) => {
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        found[name] = [
          ...(await violations(page)),
          ...(await brokenWords(page)),
          ...(wider > 0 ? [`it is ${wider} px wider than the window`] : []),
        ];
      });
      await visitor.leave();
      expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([]);
    },
  );
});
