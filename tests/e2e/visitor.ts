import { type Browser, type BrowserContext, type Page } from '@playwright/test';

/** A visitor in a separate window whose console errors are recorded. */
export interface Visitor {
  readonly page: Page;
  readonly consoleErrors: readonly string[];
  leave(): Promise<void>;
}

/** Opens the application as a new visitor on a phone. `prepare` runs before the first request. */
export async function visit(
  browser: Browser,
  url: string,
  prepare: (context: BrowserContext) => Promise<unknown> = () => Promise.resolve(),
): Promise<Visitor> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 412, height: 915 } });
  await prepare(context);
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(`${message.text()} ${message.location().url}`.trim());
  });
  await page.goto(url);
  return { page, consoleErrors, leave: () => context.close() };
}
