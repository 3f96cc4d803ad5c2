import { expect as expectOn, type Browser, type BrowserContext, type Page, type Response } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { BUSY } from '../../scripts/seed/busy/busy-platform.ts';
import { seedBusyPlatform } from '../../scripts/seed/busy/seed-busy-platform.ts';
import { demoDocuments } from '../../scripts/seed/demo-documents.ts';
import { launchBrowser } from '../support/browser.ts';
import { OwnDatabase } from './own-database.ts';

/** A page that shows what is asked for, whatever else the machine does meanwhile: the best of so many times counts. */
const TIMES = 3;
const SOON_MS = 2_000;

interface Place {
  readonly path: string;
  /** What a page of it is opened for. */
  readonly rows: (page: Page) => ReturnType<Page['locator']>;
  readonly shown: number;
  /** Documents that belong to what is shown: the owner of a wishlist, the wishlist of a report. */
  readonly named?: number;
}

const main = (page: Page) => page.getByRole('main');
const rowsOfTable = (page: Page) =>
  main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const itemsOf = (region: string) => (page: Page) =>
  main(page).getByRole('region', { name: region }).getByRole('listitem');

const PLACES: readonly Place[] = [
  // The settings are read for the fee, and once more to see how soon they come.
  { path: '/admin', rows: itemsOf('Recent Activity'), shown: 10, named: 2 },
  { path: '/admin/users', rows: rowsOfTable, shown: 20 },
  { path: '/admin/wishlists', rows: rowsOfTable, shown: 20, named: 20 },
  {
    path: '/admin/wishlists?tab=reports',
    rows: (page) => main(page).getByRole('tabpanel').getByRole('article'),
    shown: 20,
    named: 40,
  },
  { path: '/admin/analytics', rows: rowsOfTable, shown: 10 },
  { path: '/admin/support', rows: (page) => main(page).getByRole('tabpanel').getByRole('listitem'), shown: 2 },
  // Who changed them last is said with them.
  { path: '/admin/settings', rows: (page) => main(page).locator('form'), shown: 1, named: 1 },
];

/** Whoever looks at any page of theirs reads their own profile, and what the platform has to say to everybody. */
const ALWAYS_READ = 2;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it(
  `opens every page in time on a platform of ${BUSY.users} users, and reads what it shows and no more`,
  { timeout: 240_000 },
  async () => {
    const context = await adminOnABusyPlatform();
    const seen: Record<string, Opening> = {};
    for (const place of PLACES) {
      const visits: Opening[] = [];
      for (let time = 0; time < TIMES; time += 1) visits.push(await open(context, place));
      const { path } = place;
      seen[path] = {
        ms: Math.min(...visits.map(({ ms }) => ms)),
        documents: Math.max(...visits.map(({ documents }) => documents)),
      };
    }
    console.table(seen);
    const tooSlow = Object.entries(seen).filter(([, { ms }]) => ms >= SOON_MS);
    expect(tooSlow).toEqual([]);
    const tooMany = PLACES.filter(
      ({ path, shown, named = 0 }) => (seen[path]?.documents ?? Infinity) > shown + named + ALWAYS_READ,
    );
    expect(tooMany.map(({ path }) => [path, seen[path]?.documents])).toEqual([]);
  },
);

interface Opening {
  readonly ms: number;
  readonly documents: number;
}

/** In a tab of its own, whose every answer can be looked into. */
async function open(context: BrowserContext, { path, rows, shown }: Place): Promise<Opening> {
  const page = await context.newPage();
  const answers: Promise<number>[] = [];
  page.on('response', (response) => answers.push(documentsIn(response)));
  const began = performance.now();
  await page.goto(`${inject('appUrl')}${path}`);
  // Looked at with each frame: what an expectation waits between its looks would be measured too.
  await rows(page)
    .nth(shown - 1)
    .waitFor();
  // Also the numbers that come after the rows.
  await page.waitForFunction(() => !document.querySelector('main :is([aria-busy="true"], .skeleton)'));
  const ms = Math.round(performance.now() - began);
  await expectOn(rows(page)).toHaveCount(shown);
  const documents = (await Promise.all(answers)).reduce((total, some) => total + some, 0);
  await page.close();
  return { ms, documents };
}

/** The application as built, with its Firestore on a busy emulator of this test's own. */
async function adminOnABusyPlatform(): Promise<BrowserContext> {
  const database = await OwnDatabase.start(browser);
  const demo = { now: new Date(), origin: inject('appUrl') };
  await database.write(demoDocuments(demo));
  await seedBusyPlatform(database.ports, demo);
  return (await database.signedInAt('/admin', 'admin')).context();
}

/** What came over REST: queries, and documents by name. Aggregations are counted by the server. */
async function documentsIn(response: Response): Promise<number> {
  const { pathname } = new URL(response.url());
  if (!pathname.includes('/documents') || response.request().method() === 'OPTIONS') return 0;
  if (/:(runQuery|batchGet)$/.test(pathname)) {
    const answers = (await response.json()) as readonly { document?: unknown; found?: unknown }[];
    return answers.filter(({ document, found }) => document ?? found).length;
  }
  return response.request().method() === 'GET' && /\/documents\//.test(pathname) ? 1 : 0;
}
