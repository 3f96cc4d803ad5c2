import { type Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';
import { visit } from '../e2e/visitor.ts';
import { launchBrowser } from '../support/browser.ts';
import { everyVariantIn, measured, type Walker, WALKERS } from './measured.ts';

let browser: Browser;
let total = 0;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  console.log(`${total} measurements`);
});

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(WALKERS)('finds no problem as %s', { timeout: 1_800_000 }, async (walker: Walker) => {
    const visitor = await visit(browser, `${inject('appUrl')}/404`);
    const variants = everyVariantIn(language);
    const { problems, count } = await measured(visitor.page, walker, () => variants);
    await visitor.leave();
    total += count;
    expect(problems).toEqual({});
  });
});
