import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Disposable,
  type Page,
} from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { DEMO_PEOPLE, type PersonKey } from '../../scripts/seed/people/demo-people.ts';
import { launchBrowser } from '../support/browser.ts';
import { goTo } from './navigate.ts';
import { storedSignIn } from './stored-sign-in.ts';

/** Runs before the first request. */
export type Prepare = (context: BrowserContext) => Promise<unknown>;

/** What the browser and the SDK log while there is no connection. */
export const OFFLINE = /ERR_INTERNET_DISCONNECTED|@firebase\/firestore|cleardot\.gif/;

/**
 * Visitors on phones, each in a window of their own. The windows are closed after the test, which fails if a page logged
 * an error that it does not expect.
 */
export class Visitors {
  readonly #browser: () => Browser;
  readonly #windows: BrowserContext[] = [];
  readonly #errors: string[] = [];
  #expected: RegExp[] = [];

  constructor(browser: () => Browser) {
    this.#browser = browser;
  }

  /** The errors that pages of this test have logged. */
  get errors(): readonly string[] {
    return this.#errors;
  }

  async newWindow(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const context = await this.#browser().newContext({
      viewport: { width: 412, height: 915 },
      serviceWorkers: 'block',
      ...options,
    });
    this.#windows.push(context);
    context.on('weberror', (error) => {
      // Init scripts also run in the empty page of a new window, and in the browser's error pages.
      if (error.page()?.url().startsWith(inject('appUrl'))) this.#errors.push(String(error.error()));
    });
    context.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(`${message.text()} ${message.location().url}`.trim());
    });
    return context;
  }

  /** Opens the application in a new window. */
  async open(path: string, prepare?: Prepare): Promise<Page> {
    const context = await this.newWindow();
    await prepare?.(context);
    const page = await context.newPage();
    await goTo(page, `${inject('appUrl')}${path}`);
    return page;
  }

  /** Opens the application and waits until it is hydrated. */
  async at(path: string, prepare?: Prepare): Promise<Page> {
    const page = await this.open(path, prepare);
    await hydrated(page);
    return page;
  }

  /** Opens the application where one of the demo accounts, or another with their password, has signed in before. */
  async signedInAt(path: string, who: PersonKey | { readonly email: string }, prepare?: Prepare): Promise<Page> {
    const { email } = typeof who === 'string' ? DEMO_PEOPLE[who] : who;
    const stored = await storedSignIn(email);
    let storing: Disposable | undefined;
    const page = await this.at(path, async (context) => {
      await prepare?.(context);
      storing = await context.addInitScript(fillStorage, [inject('appUrl'), stored] as const);
    });
    // The visitor may sign out later.
    await storing?.dispose();
    return page;
  }

  /** Errors that this test causes on purpose. */
  expectErrors(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** What the open pages show, for the report of a failed test. */
  async describePages(): Promise<string> {
    const pages = this.#windows.flatMap((context) => context.pages());
    const described = pages.map(async (page) => {
      const shown = await page.ariaSnapshot({ timeout: 5_000 }).catch(String);
      return `${page.url()} shows:\n${shown.slice(0, 20_000)}`;
    });
    return (await Promise.all(described)).join('\n\n');
  }

  async leave(): Promise<void> {
    await Promise.all(this.#windows.splice(0).map((context) => context.close()));
    const [errors, expected] = [this.#errors.splice(0), this.#expected];
    this.#expected = [];
    const unexpected = [...new Set(errors)].filter((error) => !expected.some((pattern) => pattern.test(error)));
    expect(unexpected, unexpected.join('\n')).toEqual([]);
  }
}

/** Runs in the page, and in the empty one before it, which has no storage. */
function fillStorage([origin, stored]: readonly [string, Readonly<Record<string, string>>]): void {
  if (location.origin === origin) for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
}

/** In English: waits until the account that has signed in before is known, which a gift under a name needs. */
export const accountKnown = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Notifications/ }).waitFor();

export const hydrated = (page: Page): Promise<void> => page.locator('[data-hydrated=true]').waitFor();

/** Visitors for the tests of the calling file, in one browser. */
export function visitorsOfThisFile(): Visitors {
  let browser: Browser;
  const visitors = new Visitors(() => browser);
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  afterEach(async ({ task }) => {
    const [error] = task.result?.errors ?? [];
    if (error) error.stack = `${error.stack ?? error.message}\n\n${await visitors.describePages()}`;
    await visitors.leave();
  });
  return visitors;
}
