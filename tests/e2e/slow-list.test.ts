import type { Page } from '@playwright/test';
import { inject, it } from 'vitest';
import type { CalendarDay } from '../../src/domain/calendar.ts';
import { invitation } from '../../src/domain/testing/examples.ts';
import { expectOn } from '../support/expect-on.ts';
import { aPicture, aWishlist, gift } from './a-wishlist.ts';
import { holdFiles } from './hold-files.ts';
import { goTo } from './navigate.ts';
import { hydrated, visitorsOfThisFile } from './visitors.ts';

const guests = visitorsOfThisFile();

const ITEMS = [gift('Swing', 20_000), gift('Lamp', 501)];
const WHOLE_LIST = /documents\/wishlists\/(?!.*mask\.fieldPaths)/;

/**
 * From now on, wishlists arrive, or fail to, once the returned function is called. Their words, which are requested
 * separately, arrive at once.
 */
async function holdLists(page: Page): Promise<(arrives?: boolean) => void> {
  let release: (arrives?: boolean) => void = () => undefined;
  const released = new Promise<boolean>((resolve) => (release = (arrives = true) => resolve(arrives)));
  await page.route(WHOLE_LIST, async (route) => ((await released) ? route.continue() : route.abort()));
  return release;
}

it('shows the words of a list that takes long, and its gifts when they arrive after hydration', async () => {
  const { path } = await aWishlist({ items: ITEMS });
  const page = await guests.at('/about');
  const release = await holdLists(page);
  await goTo(page, `${inject('appUrl')}${path}`);
  await hydrated(page);
  await expectOn(page.getByRole('heading', { name: 'Asha & Ravi' })).toBeVisible();
  await expectOn(page.getByText('Your blessings are enough.')).toBeVisible();
  await expectOn(page.locator('[data-gift]')).toHaveCount(0);
  release();
  await expectOn(page.getByRole('button', { name: 'Contribute to Swing' })).toBeVisible();
  await expectOn(page.getByRole('button', { name: 'Bless the couple' })).toBeVisible();
});

it('shows the words in the language of the list, and paints its cover once', async () => {
  const { path } = await aWishlist({
    items: ITEMS,
    details: { language: 'hi', eventDate: '2099-12-05' as CalendarDay },
    invitation: invitation({ cover: { picture: await aPicture(), x: 30, y: 40 } }),
  });
  const page = await guests.at('/about');
  const [release, releaseScripts] = [await holdLists(page), await holdFiles(page)];
  await goTo(page, `${inject('appUrl')}${path}`, { waitUntil: 'commit' });
  await expectOn(page.locator('html')).toHaveAttribute('lang', 'hi');
  const picture = page.locator('[data-painted] [data-slot=cover] img');
  await expectOn(picture).toBeVisible();
  await expectOn(page.getByText('With the blessings of the Rao and Kulkarni families')).toBeVisible();
  await expectOn(page.getByText('5 दिसंबर 2099')).toBeVisible();
  await picture.evaluate((image) => image.setAttribute('alt', 'as painted with the words'));
  release();
  await expectOn(page.locator('[data-gift]')).toHaveCount(2);
  await expectOn(picture).toHaveAttribute('alt', 'as painted with the words');
  await releaseScripts();
  await hydrated(page);
  await expectOn(page.locator('html')).toHaveAttribute('lang', 'hi');
});

it('offers a retry if the connection is lost between the words and the list', async () => {
  guests.expectErrors(/ERR_FAILED/);
  const { path } = await aWishlist({ items: ITEMS });
  const page = await guests.at('/about');
  const release = await holdLists(page);
  await goTo(page, `${inject('appUrl')}${path}`);
  await hydrated(page);
  await expectOn(page.getByText('Your blessings are enough.')).toBeVisible();
  release(false);
  await expectOn(page.getByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible();
  await page.unroute(WHOLE_LIST);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectOn(page.getByRole('button', { name: 'Contribute to Swing' })).toBeVisible();
  await expectOn(page.locator('[data-gift]')).toHaveCount(2);
});
