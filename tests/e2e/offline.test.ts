import { type Page, type Request } from '@playwright/test';
import { describe, expect, inject, it } from 'vitest';
import { aWishlist, gift } from './a-wishlist.ts';
import { fillInAs, give, isThanked } from './giving.ts';
import { goTo } from './navigate.ts';
import { overlayDepthIs } from './overlay-history.ts';
import { OFFLINE, visitorsOfThisFile } from './visitors.ts';
import { expectOn } from '../support/expect-on.ts';

const guests = visitorsOfThisFile();

const CHUNKS = /\/assets\/[^/]+\.js$/;
/** Chromium's own console messages about failed requests. */
const UNREACHED = /Failed to load resource/;

/** With data saver on, so that no sheet is prefetched. */
async function atWishlist(): Promise<Page> {
  const { path } = await aWishlist({ items: [gift('Swing', 20_000)] });
  const page = await guests.at('/about');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await goTo(page, `${inject('appUrl')}${path}`);
  await expectOn(page.getByRole('button', { name: 'Contribute to Swing', exact: true })).toBeVisible();
  await page.locator('[data-hydrated=true]').waitFor();
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: 'We couldn’t load this' });

describe('a part that cannot be loaded', () => {
  it.each(['Bless the couple', 'Contribute to Swing', 'Share'])(
    'keeps the page and offers a retry after “%s”',
    async (name) => {
      guests.expectErrors(UNREACHED);
      const page = await atWishlist();
      await page.context().setOffline(true);
      await button(page, name).click();
      await expectOn(failed(page)).toBeVisible();
      await expectOn(page.getByRole('heading', { name: 'Asha & Ravi' })).toBeVisible();
      // A request that is under way when the connection returns would succeed.
      const failedAgain = page.waitForEvent('requestfailed', (request: Request) => CHUNKS.test(request.url()));
      await button(page, 'Try again').click();
      await failedAgain;
      await expectOn(failed(page)).toBeVisible();

      await page.context().setOffline(false);
      await button(page, 'Try again').click();
      await expectOn(page.getByRole('dialog')).toBeVisible();
      await expectOn(failed(page)).toHaveCount(0);
    },
  );

  it('keeps the page and offers a retry when the wishlists for gift ideas cannot be loaded', async () => {
    guests.expectErrors(OFFLINE);
    const page = await guests.signedInAt('/gift-suggestions', 'simrat');
    await page.getByRole('button', { name: /: A tiger safari$/ }).click();
    await expectOn(button(page, 'Add to my wishlist')).toBeVisible();
    await page.context().setOffline(true);
    await button(page, 'Add to my wishlist').click();
    await expectOn(failed(page)).toBeVisible();
    await expectOn(page.getByText('1 idea picked')).toBeVisible();

    await page.context().setOffline(false);
    await expectOn(page.getByRole('dialog', { name: 'Add to which wishlist?' })).toBeVisible();
    await expectOn(failed(page)).toHaveCount(0);
  });

  it('can be retried although navigator.onLine was true', async () => {
    guests.expectErrors(UNREACHED);
    const page = await atWishlist();
    // Chromium never loads a module again whose import has failed. Here that could be one that the page has just fetched.
    await page.waitForLoadState('networkidle');
    const underWay = new Set<Request>();
    page.on('request', (request) => CHUNKS.test(request.url()) && underWay.add(request));
    page.on('requestfailed', (request) => underWay.delete(request));
    page.on('requestfinished', (request) => underWay.delete(request));
    await page.route(CHUNKS, (route) => route.abort());
    await button(page, 'Contribute to Swing').click();
    await expectOn(failed(page)).toBeVisible();
    await page.unroute(CHUNKS);
    // One that fails after the retry has begun would fail the retry, too.
    await expect.poll(() => underWay.size).toBe(0);
    await button(page, 'Try again').click();
    await expectOn(page.getByRole('dialog')).toBeVisible();
  });

  it('reloads the page once when the server has a newer build, keeps what was typed, and then offers it', async () => {
    guests.expectErrors(UNREACHED);
    const page = await atWishlist();
    await button(page, 'Contribute to Swing').click();
    const amount = page.getByRole('dialog').getByLabel('Your shagun', { exact: true });
    await amount.fill('1501');
    const closeSheet = async () => {
      await page.keyboard.press('Escape');
      await expectOn(page.getByRole('dialog')).toHaveCount(0);
      await overlayDepthIs(page, 0);
    };
    await closeSheet();
    await page.route(CHUNKS, (route) =>
      route.request().url().includes('share-sheet') ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
    await button(page, 'Share').click();
    await button(page, 'Continue').click();
    await expectOn(amount).toHaveValue('1,501');
    await closeSheet();
    await button(page, 'Share').click();
    await expectOn(page.getByText('This page has been updated.')).toBeVisible();
    await page.unroute(CHUNKS);
    await button(page, 'Reload this page').click();
    await button(page, 'Continue').click();
    await expectOn(amount).toHaveValue('1,501');
  });

  it('keeps the page with the link until the next one has loaded', async () => {
    guests.expectErrors(OFFLINE);
    const page = await guests.signedInAt('/dashboard', 'simrat');
    await page.locator('main a[href="/create-wishlist"]').first().waitFor();
    await page.context().setOffline(true);
    await page.locator('main a[href="/create-wishlist"]').first().click();
    await expectOn(failed(page)).toBeVisible();
    await expectOn(page.getByRole('heading', { name: 'Something broke on this page' })).toHaveCount(0);
    await page.context().setOffline(false);
    await expectOn(page).toHaveURL(/\/create-wishlist/);
    await expectOn(page.getByLabel('Title')).toBeVisible();
    await expectOn(failed(page)).toHaveCount(0);
  });
});

it('opens a prefetched sheet offline', async () => {
  guests.expectErrors(OFFLINE);
  const { path } = await aWishlist({ items: [gift('Swing', 20_000)] });
  const page = await guests.at('/about');
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  const isDone = (request: Request) => pending.delete(request);
  page.on('requestfinished', isDone);
  page.on('requestfailed', isDone);
  // The first of the files that a sheet needs; the others are requested with it.
  const fetched = page.waitForResponse(/giving-sheet-[^/]+\.js$/);
  await goTo(page, `${inject('appUrl')}${path}`);
  await page.locator('[data-hydrated=true]').waitFor();
  await (await fetched).finished();
  await expectOn.poll(() => [...pending].map((request) => request.url())).toEqual([]);
  await page.context().setOffline(true);
  await button(page, 'Contribute to Swing').click();
  await expectOn(page.getByRole('dialog')).toBeVisible();
  expect(await failed(page).count()).toBe(0);
});

it('shows within view on a small phone why a contribution failed', async () => {
  guests.expectErrors(OFFLINE);
  const { path } = await aWishlist({ items: [gift('Swing', 20_000)] });
  const page = await guests.at(path);
  await page.setViewportSize({ width: 360, height: 740 });
  await fillInAs('Meena Aunty', page, 'Contribute to Swing', '₹1,101', 'Khush raho!');
  await page.context().setOffline(true);
  await give(page);
  const reason = page.getByRole('dialog').getByText('Failed to process contribution');
  await expectOn(reason).toBeVisible();
  const isOnTop = () =>
    reason.evaluate((text) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      return text === document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    });
  await expect.poll(isOnTop).toBe(true);
  await expectOn(page.getByLabel('Your blessing')).toHaveValue('Khush raho!');
  await page.context().setOffline(false);
  await give(page);
  await isThanked(page);
});
