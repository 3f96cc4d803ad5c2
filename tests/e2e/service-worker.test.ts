import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Page } from '@playwright/test';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOOPBACK } from '../../scripts/suite/project.ts';
import { expectOn } from '../support/expect-on.ts';
import { type Site, startSite } from './a-site.ts';
import { aWishlist, gift, storedAt } from './a-wishlist.ts';
import { fillInAs, give, isThanked } from './giving.ts';
import { goTo, reload } from './navigate.ts';
import { visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

/** What the browser logs about a request that it, or the worker, could not send. */
const UNREACHED = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

/** A picture of one pixel. */
const DOT = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

let site: Site;
beforeEach(async () => {
  // Also when a window is closed while its worker loads something.
  visitors.expectErrors(UNREACHED);
  site = await startSite();
});
afterEach(() => site.stop());

const newPage = async () => (await visitors.newWindow({ serviceWorkers: 'allow' })).newPage();

async function open(page: Page, path: string): Promise<void> {
  await goTo(page, site.origin + path);
  await isLive(page);
}

/** The screen is hydrated, so all its parts have been loaded. */
const isLive = (page: Page) => page.locator('body[data-live]').waitFor();

/** Whether a worker serves the page and has every file that the page has loaded. */
async function isKept(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const built = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
    const kept = await Promise.all(built.map((name) => caches.match(name)));
    return navigator.serviceWorker.controller !== null && kept.every(Boolean);
  });
}
const untilKept = (page: Page) => expect.poll(() => isKept(page)).toBe(true);

/** The browser's switch does not reach every worker. */
async function goOffline(page: Page): Promise<void> {
  site.setUp(false);
  await page.context().setOffline(true);
}

async function goOnline(page: Page): Promise<void> {
  site.setUp(true);
  await page.context().setOffline(false);
  await reportOnline(page);
}

/** The browser's switch reports nothing to a page that was loaded without a connection. */
const reportOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url);
  });

const lookForNewVersion = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
const firstScript = (page: Page) => page.locator('script[type=module]').first().getAttribute('src');
const news = (page: Page) => page.getByText('A new version is ready.');

describe('the service worker', () => {
  it('opens a page seen before without a connection', async () => {
    const page = await newPage();
    await open(page, '/about');
    await untilKept(page);
    await goOffline(page);
    await reload(page);
    await expectOn(page.getByRole('heading', { level: 1, name: 'About Shagun' })).toBeVisible();
  });

  it('keeps files of the build only', async () => {
    const page = await newPage();
    await open(page, '/gift-suggestions');
    await untilKept(page);
    const elsewhere = (await keptAddresses(page)).filter(
      (address) => !new RegExp(`^${site.origin}/(assets/|wishlist\\?|app\\?)`).test(address),
    );
    expect(elsewhere).toEqual([]);
  });

  it('asks for a picture twice only until it knows that it may not read pictures', async () => {
    visitors.expectErrors(/blocked by CORS policy|ERR_FAILED/);
    const asked: (string | undefined)[] = [];
    const bucket = createServer(({ url }, response) => {
      asked.push(url);
      response.writeHead(200, { 'Content-Type': 'image/gif', 'Content-Length': DOT.length }).end(DOT);
    });
    await new Promise<void>((resolve) => bucket.listen(0, LOOPBACK, resolve));
    const address = `http://${LOOPBACK}:${(bucket.address() as AddressInfo).port}`;
    site.allowPicturesFrom(address);
    const page = await newPage();
    await open(page, '/about');
    await untilKept(page);
    for (const name of ['one', 'two']) {
      const width = await page.evaluate(async (source) => {
        const picture = new Image();
        picture.src = source;
        await picture.decode();
        return picture.naturalWidth;
      }, `${address}/v0/b/${name}`);
      expect(width).toBe(1);
    }
    bucket.close();
    expect(asked).toEqual(['/v0/b/one', '/v0/b/one', '/v0/b/two']);
  });

  it('shows the kept page on a slow network, and the newest one when it is reloaded', async () => {
    const page = await newPage();
    await open(page, '/about');
    await untilKept(page);
    const kept = await firstScript(page);
    site.deployNext();
    site.delayPages(1_000);
    await open(page, '/about');
    expect(await firstScript(page)).toBe(kept);
    await reload(page);
    expect(await firstScript(page)).not.toBe(kept);
    // A window that is closed while it loads logs errors.
    await isLive(page);
    await untilKept(page);
  });

  it('is removed with all that it kept by the kill switch', async () => {
    const page = await newPage();
    await open(page, '/about');
    await untilKept(page);
    await site.switchOffWorker();
    await reload(page);
    await expect
      .poll(() =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]),
      )
      .toEqual([0, 0]);
  });
});

describe('a new version', () => {
  it('waits and offers Refresh on a page of the old one', async () => {
    const page = await newPage();
    await open(page, '/about');
    await untilKept(page);
    const before = await firstScript(page);
    site.deployNext();
    await lookForNewVersion(page);
    await expectOn(news(page)).toBeVisible();
    expect(await firstScript(page)).toBe(before);
    await page.getByRole('button', { name: 'Refresh', exact: true }).click();
    await expect.poll(() => firstScript(page)).not.toBe(before);
    await isLive(page);
    await untilKept(page);
    await expectOn(news(page)).toHaveCount(0);
  });

  it('is announced in the window with the old version, not in one that was opened since', async () => {
    const old = await newPage();
    await open(old, '/about');
    await untilKept(old);
    site.deployNext();
    const fresh = await old.context().newPage();
    await open(fresh, '/about');
    // On a slow machine the kept page may have been faster.
    await reload(fresh);
    await isLive(fresh);
    await expectOn(news(old)).toBeVisible();
    await untilKept(fresh);
    await expectOn(news(fresh)).toHaveCount(0);
  });
});

describe('a wishlist that was opened before', () => {
  async function atWishlist() {
    const { id, path } = await aWishlist({ items: [gift('Swing', 20_000)] });
    const page = await newPage();
    await open(page, path);
    await untilKept(page);
    await expect.poll(() => keptLists(page)).toEqual([id]);
    const given = async () => (await storedAt(`wishlists/${id}`))?.['contributionCount'];
    return { page, given };
  }

  const keptLists = (page: Page) =>
    page.evaluate(async () => {
      const known = await indexedDB.databases();
      // Opening it would create it.
      if (!known.some(({ name }) => name === 'shagun-kept')) return [];
      return new Promise((resolve) => {
        indexedDB.open('shagun-kept').onsuccess = ({ target }) => {
          const database = (target as IDBOpenDBRequest).result;
          database.transaction('wishlists').objectStore('wishlists').getAllKeys().onsuccess = (keys) => {
            database.close();
            resolve((keys.target as IDBRequest<IDBValidKey[]>).result);
          };
        };
      });
    });

  it('opens without a connection, says how old it is, and is current again once connected', async () => {
    const { page } = await atWishlist();
    await goOffline(page);
    await reload(page);
    await expectOn(page.getByRole('heading', { name: 'Asha & Ravi' })).toBeVisible();
    await expectOn(page.getByText(/^This is as of /)).toBeVisible();

    await goOnline(page);
    await expectOn(page.getByText(/^This is as of /)).toHaveCount(0);
  });

  it('opens while the read hangs, and is current once connected', async () => {
    const { page } = await atWishlist();
    await page.route('**/documents/wishlists/**', () => undefined);
    await reload(page);
    await expectOn(page.getByRole('heading', { name: 'Asha & Ravi' })).toBeVisible();
    await expectOn(page.getByText(/^This is as of /)).toBeVisible();

    await page.unroute('**/documents/wishlists/**');
    await reportOnline(page);
    await expectOn(page.getByText(/^This is as of /)).toHaveCount(0);
  });

  it('keeps what a guest enters without a connection, and records nothing', async () => {
    const { page, given } = await atWishlist();
    await goOffline(page);
    await reload(page);
    await fillInAs('Meena Aunty', page, 'Contribute to Swing', '₹1,101', 'Khush raho!');
    await give(page);
    await expectOn(page.getByRole('dialog').getByText('Failed to process contribution')).toBeVisible();
    await expectOn(page.getByLabel('Your blessing')).toHaveValue('Khush raho!');
    expect(await given()).toBe(0);

    await goOnline(page);
    await give(page);
    await isThanked(page);
    expect(await given()).toBe(1);
  });
});
