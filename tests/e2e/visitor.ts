import { type Browser, type BrowserContext, type Page } from '@playwright/test';

/** Someone with a browser window of their own, who remembers what the page complained of. */
export interface Visitor {
  readonly page: Page;
  readonly complaints: readonly string[];
  leave(): Promise<void>;
}

/** Opens the application as a new visitor, on a phone. `prepare`: before anything is asked for. */
export async function visit(
  browser: Browser,
  url: string,
  prepare: (context: BrowserContext) => Promise<unknown> = () => Promise.resolve(),
): Promise<Visitor> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 412, height: 915 } });
  await prepare(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(url);
  return { page, complaints, leave: () => context.close() };
}
