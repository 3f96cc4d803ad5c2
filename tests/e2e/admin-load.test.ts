import { type BrowserContext, type Page, type Response } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { BUSY_PLATFORM } from '../../scripts/seed/busy/busy-platform.ts';
import { seedBusyPlatform } from '../../scripts/seed/busy/seed-busy-platform.ts';
import { demoDocuments } from '../../scripts/seed/demo-documents.ts';
import { goTo } from './navigate.ts';
import { demoOptions, OwnDatabase } from './own-database.ts';
import { expectOn } from '../support/expect-on.ts';
import { visitorsOfThisFile } from './visitors.ts';

interface Place {
  readonly path: string;
  /** The rows that the page shows. */
  readonly rows: (page: Page) => ReturnType<Page['locator']>;
  readonly shown: number;
  /** The number of related documents, such as the owner of a wishlist or the wishlist of a report. */
  readonly named?: number;
  /** The most database requests allowed. */
  readonly requests: number;
}

const main = (page: Page) => page.getByRole('main');
const rowsOfTable = (page: Page) =>
  main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const itemsOf = (region: string) => (page: Page) =>
  main(page).getByRole('region', { name: region }).getByRole('listitem');

const PLACES: readonly Place[] = [
  // The settings are read for the fee, and once more to measure the latency.
  { path: '/admin', rows: itemsOf('Recent Activity'), shown: 10, named: 2, requests: 12 },
  { path: '/admin/users', rows: rowsOfTable, shown: 20, requests: 50 },
  { path: '/admin/wishlists', rows: rowsOfTable, shown: 20, named: 20, requests: 8 },
  {
    path: '/admin/wishlists?tab=reports',
    rows: (page) => main(page).getByRole('tabpanel').getByRole('article'),
    shown: 20,
    named: 40,
    requests: 8,
  },
  { path: '/admin/transactions', rows: rowsOfTable, shown: 20, named: 20, requests: 8 },
  {
    path: '/admin/log',
    rows: (page) => main(page).getByRole('listitem'),
    shown: 20,
    named: 20,
    requests: 7,
  },
  { path: '/admin/analytics', rows: rowsOfTable, shown: 10, requests: 42 },
  {
    path: '/admin/support',
    rows: (page) => main(page).getByRole('tabpanel').getByRole('listitem'),
    shown: 3,
    requests: 12,
  },
  // Includes the name of the admin who changed them last.
  { path: '/admin/settings', rows: (page) => main(page).locator('form'), shown: 1, named: 1, requests: 6 },
];

/** Every page reads the user's own profile and the settings. */
const ALWAYS_READ = 2;

const visitors = visitorsOfThisFile();

it(
  `reads only what each page shows, in few requests, on a platform of ${BUSY_PLATFORM.users} users`,
  { timeout: 240_000 },
  async () => {
    const context = await adminOnABusyPlatform();
    const seen: Record<string, Opening> = {};
    for (const place of PLACES) seen[place.path] = await open(context, place);
    // For information only, because the times depend on the machine.
    console.table(seen);
    const tooMuch = PLACES.filter(({ path, shown, named = 0, requests }) => {
      const opening = seen[path];
      return !opening || opening.documents > shown + named + ALWAYS_READ || opening.requests > requests;
    });
    expect(tooMuch.map(({ path }) => [path, seen[path]])).toEqual([]);
  },
);

interface Opening {
  readonly ms: number;
  readonly documents: number;
  /** Requests to the database. */
  readonly requests: number;
}

/** Opens a page in a new tab and records its responses. */
async function open(context: BrowserContext, { path, rows, shown }: Place): Promise<Opening> {
  const page = await context.newPage();
  const answers: Promise<number>[] = [];
  page.on('response', (response) => {
    if (isOfDatabase(response)) answers.push(documentsIn(response));
  });
  const began = performance.now();
  await goTo(page, `${inject('appUrl')}${path}`);
  // Polls every frame, because an expectation's polling interval would distort the measurement.
  await rows(page)
    .nth(shown - 1)
    .waitFor();
  // Including numbers that load after the rows.
  await page.waitForFunction(() => !document.querySelector('main :is([aria-busy="true"], .skeleton)'));
  const ms = Math.round(performance.now() - began);
  await expectOn(rows(page)).toHaveCount(shown);
  const documents = (await Promise.all(answers)).reduce((total, some) => total + some, 0);
  await page.close();
  return { ms, documents, requests: answers.length };
}

/** The built application with a busy platform on an emulator of its own. */
async function adminOnABusyPlatform(): Promise<BrowserContext> {
  const database = await OwnDatabase.start(visitors);
  const demo = demoOptions();
  await database.write(demoDocuments(demo));
  await seedBusyPlatform(database.ports, demo);
  return (await database.signedInAt('/admin', 'admin')).context();
}

const isOfDatabase = (response: Response) =>
  new URL(response.url()).pathname.includes('/documents') && response.request().method() !== 'OPTIONS';

/** The documents in REST responses: queries, and reads by name. The server counts aggregations. */
async function documentsIn(response: Response): Promise<number> {
  const { pathname } = new URL(response.url());
  if (/:(runQuery|batchGet)$/.test(pathname)) {
    const answers = (await response.json()) as readonly { document?: unknown; found?: unknown }[];
    return answers.filter(({ document, found }) => document ?? found).length;
  }
  return response.request().method() === 'GET' && /\/documents\//.test(pathname) ? 1 : 0;
}
