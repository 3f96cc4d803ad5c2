import { type BrowserContext, type Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { expectOn } from '../support/expect-on.ts';
import { layoutShift, paintWhenParsed } from '../support/layout-shift.ts';
import { settled } from '../support/settled.ts';
import { aWishlist, changeStoredAt, gift, itemsOf } from './a-wishlist.ts';
import { fillInAs, give, isThanked } from './giving.ts';
import { goTo, reload } from './navigate.ts';
import { hydrated, visitorsOfThisFile } from './visitors.ts';

const guests = visitorsOfThisFile();

async function openAgain(phone: BrowserContext, path: string): Promise<Page> {
  const page = await phone.newPage();
  await goTo(page, `${inject('appUrl')}${path}`);
  await hydrated(page);
  return page;
}

/** A phone whose browser was closed before the gift was given. */
async function interrupted(path: string): Promise<BrowserContext> {
  const phone = await guests.newWindow();
  const page = await openAgain(phone, path);
  await fillInAs('Meena Aunty', page, 'Contribute to Refrigerator', '₹1,101', 'Khush raho!');
  await page.close();
  return phone;
}

const begun = (page: Page) => page.getByText('You had started to give ₹1,101 for Refrigerator.');

it('is offered again after the tab was closed, with the amount and without the name, until it is given', async () => {
  const { path } = await aWishlist({ items: [gift('Refrigerator', 20_000)] });
  const phone = await interrupted(path);
  const page = await openAgain(phone, path);
  await expectOn(begun(page)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/Meena|Khush/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectOn(page.getByLabel('Your shagun')).toHaveValue('1,101');
  await page.getByRole('button', { name: 'Next: your blessing' }).click();
  await expectOn(page.getByLabel('Your name')).toHaveValue('');
  await page.getByLabel('Your name').fill('Meena Aunty');
  await give(page);
  await isThanked(page);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expectOn(begun(page)).toHaveCount(0);
  await expectOn(page.getByRole('button', { name: 'Contribute to Refrigerator' })).toBeFocused();
  await reload(page);
  await expectOn(page.getByText('₹18,899 to go')).toBeVisible();
  await expectOn(begun(page)).toHaveCount(0);
});

it('is forgotten on this device when the guest says no', async () => {
  const { path } = await aWishlist({ items: [gift('Refrigerator', 20_000)] });
  const phone = await interrupted(path);
  const page = await openAgain(phone, path);
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expectOn(page.getByRole('heading', { level: 1 })).toBeFocused();
  await reload(page);
  await hydrated(page);
  await expectOn(page.getByRole('button', { name: 'Contribute to Refrigerator' })).toBeVisible();
  await expectOn(begun(page)).toHaveCount(0);
});

it('is not offered once others have completed the gift; its title gets the focus', async () => {
  const { id, path } = await aWishlist({ items: [gift('Refrigerator', 20_000)] });
  const phone = await interrupted(path);
  await changeStoredAt(`wishlists/${id}`, (before) => ({
    fundedAmount: 20_000,
    items: itemsOf(before).map((item) => ({ ...item, fundedAmount: 20_000, isFunded: true })),
  }));
  const page = await openAgain(phone, path);
  await expectOn(page.getByText('That gift is complete now.')).toBeVisible();
  await expectOn(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expectOn(page.getByRole('heading', { level: 3, name: 'Refrigerator' })).toBeFocused();
});

it.each([
  [360, 740],
  [1280, 800],
])('moves nothing while it is offered, %d pixels wide', async (width, height) => {
  const { path } = await aWishlist({ items: [gift('Refrigerator', 20_000)] });
  const phone = await interrupted(path);
  await paintWhenParsed(phone);
  const page = await phone.newPage();
  await page.setViewportSize({ width, height });
  await goTo(page, `${inject('appUrl')}${path}`);
  await expectOn(begun(page)).toBeVisible();
  await settled(page);
  expect(await layoutShift(page)).toBeLessThan(0.02);
});
