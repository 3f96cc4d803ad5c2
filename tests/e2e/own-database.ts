import { type Browser, type BrowserContext, type Page } from '@playwright/test';
import { expect, inject, onTestFinished } from 'vitest';
import { writeDocuments } from '../../scripts/seed/emulator-owner.ts';
import { type PersonKey } from '../../scripts/seed/people/demo-people.ts';
import { LOOPBACK } from '../../scripts/suite/project.ts';
import { startOwnEmulator } from '../data/own-emulator.ts';
import { findStored, type Stored } from '../data/stored.ts';
import { signInPageFor, signIn } from './sign-in.ts';
import { visit, type Visitor } from './visitor.ts';

/**
 * An empty database for one test, behind the shared application and with the shared accounts. Platform-wide changes in
 * it do not affect other tests.
 */
export class OwnDatabase {
  readonly ports: { readonly auth: number; readonly firestore: number };
  readonly #browser: Browser;
  readonly #visitors: Visitor[] = [];

  private constructor(browser: Browser, firestore: number) {
    this.#browser = browser;
    this.ports = { auth: inject('suitePorts').auth, firestore };
  }

  static async start(browser: Browser): Promise<OwnDatabase> {
    const { port } = await startOwnEmulator();
    const database = new OwnDatabase(browser, port);
    onTestFinished(async () => {
      await Promise.all(database.#visitors.map((visitor) => visitor.leave()));
    });
    return database;
  }

  /** Lets the pages of a context use this database. */
  async serve(context: BrowserContext): Promise<void> {
    const shared = `http://${LOOPBACK}:${inject('suitePorts').firestore}/`;
    await context.route(`${shared}**`, (route) =>
      route.continue({ url: route.request().url().replace(shared, `http://${LOOPBACK}:${this.ports.firestore}/`) }),
    );
  }

  /** `prepare`: before anything is requested. */
  async at(path: string, prepare?: (context: BrowserContext) => Promise<unknown>): Promise<Page> {
    const visitor = await visit(this.#browser, `${inject('appUrl')}${path}`, async (context) => {
      await prepare?.(context);
      await this.serve(context);
    });
    this.#visitors.push(visitor);
    await visitor.page.locator('[data-hydrated=true]').waitFor();
    return visitor.page;
  }

  async signedInAt(path: string, who: PersonKey): Promise<Page> {
    const page = await this.at(signInPageFor(path));
    await signIn(page, who, path);
    return page;
  }

  write(documents: Parameters<typeof writeDocuments>[1]): Promise<void> {
    return writeDocuments(this.ports, documents);
  }

  /** The log entries of admin actions. */
  async logOf(targetId: string): Promise<readonly Stored[]> {
    return Object.values(await findStored('systemLogs', 'targetId', targetId, this.ports.firestore));
  }

  /** Fails if a page logged an error, except expected errors of the browser. */
  expectNoConsoleErrors(expected: RegExp = /(?!)/): void {
    const consoleErrors = this.#visitors.flatMap(({ consoleErrors: all }) => all);
    expect(consoleErrors.filter((complaint) => !expected.test(complaint))).toEqual([]);
  }
}
