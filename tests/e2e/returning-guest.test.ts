import { expect, it } from 'vitest';
import { expectOn } from '../support/expect-on.ts';
import { aWishlist, changeStoredAt, gift } from './a-wishlist.ts';
import { reload } from './navigate.ts';
import { visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

const READS = '**/documents/wishlists/**';

/** A guest at a wishlist that this browser has seen before. */
async function aReturningGuest() {
  const { id, path } = await aWishlist({ items: [gift('Swing', 20_000)] });
  const page = await visitors.at(path);
  const glimpse = () => page.evaluate(() => localStorage.getItem('shagun.glimpse'));
  await expect.poll(glimpse).toContain(id);
  return { page, id, glimpse };
}

it('paints a wishlist that was seen before until it is read again', async () => {
  const { page, id } = await aReturningGuest();
  await changeStoredAt(`wishlists/${id}`, () => ({ title: 'Asha weds Ravi' }));
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(READS, async (route) => {
    await answered;
    await route.continue();
  });
  await reload(page);
  await expectOn(page.getByRole('heading', { level: 1, name: 'Asha & Ravi' })).toBeVisible();
  await expectOn(page.getByRole('heading', { name: 'Swing' })).toBeVisible();
  answer();
  await expectOn(page.getByRole('heading', { level: 1, name: 'Asha weds Ravi' })).toBeVisible();
});

it('forgets a wishlist that was closed meanwhile', async () => {
  visitors.expectErrors(/status of 403/);
  const { page, id, glimpse } = await aReturningGuest();
  await changeStoredAt(`wishlists/${id}`, () => ({ isActive: false }));
  await reload(page);
  await expectOn(page.getByRole('heading', { name: 'Swing' })).toBeHidden();
  await expect.poll(glimpse).toBeNull();
});
