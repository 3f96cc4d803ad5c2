import { type BrowserContext, type Page } from '@playwright/test';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { writeDocuments } from '../../scripts/seed/emulator-owner.ts';
import { storedTransaction } from '../../src/domain/testing/documents.ts';
import { expectOn } from '../support/expect-on.ts';
import { aPerson } from './a-person.ts';
import { type Site, startSite } from './a-site.ts';
import { aWishlist, gift, storedAt } from './a-wishlist.ts';
import { goTo, reload } from './navigate.ts';
import { signInPageFor, submitSignIn } from './sign-in.ts';
import { OFFLINE, visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

let site: Site;
beforeEach(async () => {
  visitors.expectErrors(OFFLINE);
  // Also when a window is closed while its worker loads something.
  visitors.expectErrors(/ERR_FAILED|ERR_CONNECTION|Failed to load resource/);
  site = await startSite();
});
afterEach(() => site.stop());

/** A couple with a list that Meena Aunty has given to. */
async function aCouple(name: string) {
  const { id: ownerId, email } = await aPerson(name);
  const { id, path } = await aWishlist({ items: [gift('Swing', 20_000)], ownerId });
  const given = `transactions/${crypto.randomUUID()}`;
  const contribution = { wishlistId: id, ownerId, displayName: 'Meena Aunty', contributorId: 'anonymous' as const };
  await writeDocuments(inject('suitePorts'), { [given]: storedTransaction(contribution, new Date()) });
  return { email, given, register: `${path}/analytics`, isThanked: async () => (await storedAt(given))?.['thankedAt'] };
}

async function signInAt(page: Page, path: string, email: string): Promise<void> {
  await goTo(page, site.origin + signInPageFor(path));
  await page.locator('[data-hydrated=true]').waitFor();
  await submitSignIn(page, email);
  await expectOn(page).toHaveURL(site.origin + path);
}

/** How many entries the device keeps there of whoever is signed in. */
const stored = (page: Page, store: 'reads' | 'thanks') =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        indexedDB.open('shagun-account').onsuccess = ({ target }) => {
          const database = (target as IDBOpenDBRequest).result;
          database.transaction(name).objectStore(name).count().onsuccess = (count) => {
            database.close();
            resolve((count.target as IDBRequest<number>).result);
          };
        };
      }),
    store,
  );

/** Whether a worker serves the page and has every file that the page has loaded. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const built = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
    const kept = await Promise.all(built.map((name) => caches.match(name)));
    return navigator.serviceWorker.controller !== null && kept.every(Boolean);
  });

async function goOffline(context: BrowserContext): Promise<void> {
  site.setUp(false);
  await context.setOffline(true);
}

async function goOnline(context: BrowserContext): Promise<void> {
  site.setUp(true);
  await context.setOffline(false);
  // The browser's switch reports nothing to a page that was loaded without a connection.
  for (const page of context.pages()) await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

const gifts = (page: Page) => page.getByRole('row').filter({ hasText: 'Meena Aunty' });
const offline = (page: Page) => page.getByText(/^This is as of /);
const waiting = (page: Page) => page.getByText('Waiting for a connection');

async function atRegister(email: string, register: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await visitors.newWindow({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await signInAt(page, '/dashboard', email);
  await expectOn(page.getByRole('article', { name: 'Asha & Ravi' })).toBeVisible();
  const skip = page.getByRole('button', { name: 'Skip tour and explore on my own' });
  await skip.click();
  await expectOn(skip).toBeHidden();
  await page.getByRole('link', { name: 'Analytics', exact: true }).click();
  await expectOn(page).toHaveURL(site.origin + register);
  await expectOn(gifts(page)).toBeVisible();
  await expect.poll(() => isKept(page)).toBe(true);
  await expect.poll(() => stored(page, 'reads')).toBeGreaterThanOrEqual(7);
  return { context, page };
}

it('shows the register and the dashboard without a connection, and sends thank-you marks exactly once', async () => {
  const { email, register, isThanked } = await aCouple('Asha Rao');
  const { context, page } = await atRegister(email, register);
  const sent: string[] = [];
  context.on('request', (request) => {
    const body = request.url().includes('documents:commit') ? (request.postData() ?? '') : '';
    if (body.includes('thankedAt')) sent.push(body);
  });

  await goOffline(context);
  await reload(page);
  await expectOn(gifts(page)).toBeVisible();
  await expectOn(offline(page)).toBeVisible();
  await expectOn(page.getByRole('button', { name: 'Select', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark as thanked: Meena Aunty' }).click();
  await expectOn(waiting(page)).toBeVisible();

  const dashboard = await context.newPage();
  await goTo(dashboard, `${site.origin}/dashboard`);
  await expectOn(dashboard.getByRole('article', { name: 'Asha & Ravi' })).toBeVisible();
  await expectOn(offline(dashboard)).toBeVisible();

  // The tab that made the mark is killed; two others send it.
  await page.close();
  const second = await context.newPage();
  await goTo(second, site.origin + register);
  await expectOn(waiting(second)).toBeVisible();
  sent.splice(0);
  await goOnline(context);
  await expect.poll(isThanked).toBeInstanceOf(Date);
  await expectOn(waiting(second)).toHaveCount(0);
  await expectOn(second.getByRole('button', { name: 'Thanked: Meena Aunty' })).toBeVisible();
  await expectOn(offline(second)).toHaveCount(0);
  await expectOn(offline(dashboard)).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

it('keeps nothing of an account that has signed out, and sends its marks only as that account', async () => {
  const [first, other] = await Promise.all([aCouple('Asha Rao'), aCouple('Kavya Iyer')]);
  const { context, page } = await atRegister(first.email, first.register);
  await goOffline(context);
  await page.getByRole('button', { name: 'Mark as thanked: Meena Aunty' }).click();
  await expectOn(waiting(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expectOn(page.getByText('Logged out successfully')).toBeVisible();
  await expect.poll(() => stored(page, 'reads')).toBe(0);

  await goOnline(context);
  await signInAt(page, other.register, other.email);
  await expectOn(gifts(page)).toBeVisible();
  await expectOn(waiting(page)).toHaveCount(0);
  expect(await first.isThanked()).toBeNull();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expectOn(page.getByText('Logged out successfully')).toBeVisible();

  await signInAt(page, first.register, first.email);
  await expect.poll(first.isThanked).toBeInstanceOf(Date);
  expect(await other.isThanked()).toBeNull();
});

it('sends a mark once, even if the tab is killed before it hears that the server has recorded it', async () => {
  const { email, register, isThanked } = await aCouple('Asha Rao');
  const context = await visitors.newWindow();
  const page = await context.newPage();
  await signInAt(page, register, email);
  await expectOn(gifts(page)).toBeVisible();
  let commits = 0;
  const recorded = new Promise<void>((resolve) => {
    void context.route(/documents:commit/, async (route) => {
      if (!route.request().postData()?.includes('thankedAt')) return route.continue();
      commits += 1;
      await route.fetch();
      resolve();
    });
  });
  await page.getByRole('button', { name: 'Mark as thanked: Meena Aunty' }).click();
  await recorded;
  const at = await isThanked();
  expect(at).toBeInstanceOf(Date);
  await page.close();

  const second = await context.newPage();
  await goTo(second, site.origin + '/about');
  expect(await stored(second, 'thanks')).toBe(1);
  await goTo(second, site.origin + register);
  await expect.poll(() => stored(second, 'thanks')).toBe(0);
  await expectOn(second.getByRole('button', { name: 'Thanked: Meena Aunty' })).toBeVisible();
  expect(commits).toBe(1);
  expect(await isThanked()).toEqual(at);
});
