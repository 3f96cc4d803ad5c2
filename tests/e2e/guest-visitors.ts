import { type Browser, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { type PersonKey } from '../../scripts/seed/people/demo-people.ts';
import { signInPageFor, signIn } from './sign-in.ts';
import { visit, type Visitor } from './visitor.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectOn } from '../support/expect-on.ts';

/** Guests in separate windows, closed after the test. */
export class Guests {
  readonly #browser: () => Browser;
  readonly #visitors: Visitor[] = [];

  constructor(browser: () => Browser) {
    this.#browser = browser;
  }

  async at(path: string): Promise<Page> {
    const visitor = await visit(this.#browser(), `${inject('appUrl')}${path}`);
    this.#visitors.push(visitor);
    await visitor.page.locator('[data-hydrated=true]').waitFor();
    return visitor.page;
  }

  async signedInAt(path: string, who: PersonKey): Promise<Page> {
    const page = await this.at(signInPageFor(path));
    await signIn(page, who, path);
    return page;
  }

  /** Fails if a page logged an error, except expected errors of the browser. */
  expectNoConsoleErrors(expected: RegExp = /(?!)/): void {
    const consoleErrors = this.#visitors.flatMap(({ consoleErrors: all }) => all);
    expect(consoleErrors.filter((complaint) => !expected.test(complaint))).toEqual([]);
  }

  async leave(): Promise<void> {
    await Promise.all(this.#visitors.splice(0).map((visitor) => visitor.leave()));
  }
}

/** Guests for each test of the calling file, in one browser. They are closed after the test. */
export function guestsOfThisFile(): Guests {
  let browser: Browser;
  const guests = new Guests(() => browser);
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  afterEach(() => guests.leave());
  return guests;
}

/** Opens the contribution sheet and fills it in up to the name. */
export async function fillIn(page: Page, opener: string, chip: string, blessing = ''): Promise<void> {
  await page.getByRole('button', { name: opener, exact: true }).click();
  await page.getByRole('button', { name: chip, exact: true }).click();
  await page.getByRole('button', { name: 'Next: your blessing' }).click();
  if (blessing !== '') await page.getByLabel('Your blessing').fill(blessing);
}

/** The same without an account, under a name. */
export async function fillInAs(name: string, ...[page, ...gift]: Parameters<typeof fillIn>): Promise<void> {
  await fillIn(page, ...gift);
  await page.getByLabel('Your name').fill(name);
}

/** The same without an account, without a name. */
export async function fillInAnonymously(...[page, ...gift]: Parameters<typeof fillIn>): Promise<void> {
  await fillIn(page, ...gift);
  await page.getByRole('switch', { name: 'Give anonymously' }).check();
}

export const give = (page: Page) => page.getByRole('button', { name: /^Contribute ₹[\d,]+$/ }).click();

export async function isThanked(page: Page): Promise<void> {
  await expectOn(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
}
