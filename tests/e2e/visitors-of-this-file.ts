import { type Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { visit, type Visitor } from './visitor.ts';

/** Opens paths for new visitors in one browser per file; each visitor is closed after the test. */
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
