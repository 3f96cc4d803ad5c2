import { type Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { visit, type Visitor } from './visitor.ts';

/** Lets visitors come to a path, in a browser for all tests of a file; each leaves when the test is over. */
export function visitorsOfThisFile(): (path: string) => Promise<Visitor> {
  let browser: Browser;
  const visitors: Visitor[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    await Promise.all(visitors.splice(0).map((visitor) => visitor.leave()));
  });
  return async (path) => {
    const visitor = await visit(browser, `${inject('appUrl')}${path}`);
    visitors.push(visitor);
    return visitor;
  };
}
