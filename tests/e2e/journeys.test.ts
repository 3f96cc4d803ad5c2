import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Driver } from '../browsers/driver.ts';
import { createList, giveAsGuest } from '../browsers/journeys.ts';
import { playwrightDriver } from '../browsers/playwright-driver.ts';
import { fullBrowser } from '../support/find-browser.ts';
import { oldestBrowser } from '../support/packaged-browser.ts';

describe.each([
  ['the current Chromium', fullBrowser],
  ['Chromium 103', oldestBrowser],
])('in %s', (_, browser) => {
  let driver: Driver;
  beforeAll(async () => {
    driver = await playwrightDriver(await browser());
  });
  afterAll(() => driver.close());

  it('a guest opens a cold link, gives and reads the thank-you', () => giveAsGuest(driver));

  it('a member signs in, sees the dashboard and creates a list', () => createList(driver));
});
