import { type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { measured, routesOf, sampledVariant, WALKERS } from '../accessibility/measured.ts';
import { launchBrowser } from '../support/browser.ts';
import { visit } from './visitor.ts';

// A sample of `npm run test:accessibility`: every page in one language, size and theme.

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it.each(WALKERS)('finds no accessibility problem on the pages of %s', { timeout: 300_000 }, async (walker) => {
  const visitor = await visit(browser, `${inject('appUrl')}/404`);
  const { problems, passed } = await measured(visitor.page, walker, (index) => [sampledVariant(index)]);
  await visitor.leave();
  expect(problems).toEqual({});
  expect([...passed].sort()).toEqual(routesOf(walker).sort());
});
