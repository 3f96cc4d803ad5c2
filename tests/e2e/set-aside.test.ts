import { type Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { violations } from '../support/accessibility.ts';
import { expectOn } from '../support/expect-on.ts';
import { settled } from '../support/settled.ts';
import { aWishlist, gift, itemsOf, storedAt } from './a-wishlist.ts';
import { fillIn, give, guestsOfThisFile, isThanked } from './guest-visitors.ts';

const guests = guestsOfThisFile();

/** Chooses from the options of a contribution, and confirms. */
async function correct(owner: Page, act: 'Set aside' | 'Restore', done: string): Promise<void> {
  await owner.getByRole('button', { name: 'Options: Anonymous, ₹2,400' }).click();
  await owner.getByRole('menuitem', { name: act }).click();
  await owner.getByRole('dialog').getByRole('button', { name: act, exact: true }).click();
  await expectOn(owner.getByText(done)).toBeVisible();
}

const received = (owner: Page) =>
  owner.getByRole('region', { name: 'At a glance' }).locator('div').filter({ hasText: 'Received' }).locator('dd');

it('an owner sets an anonymous contribution aside and restores it, and all numbers agree', async () => {
  const { id, path } = await aWishlist({ items: [gift('Swing', 20_000), gift('Lamp', 2_400)] });
  const guest = await guests.at(path);
  await fillIn(guest, 'Contribute to Lamp', 'Complete this gift · ₹2,400', 'Khush raho!');
  await give(guest);
  await isThanked(guest);

  const owner = await guests.signedInAt(`${path}/analytics`, 'simrat');
  await expectOn(received(owner)).toHaveText('₹2,400');
  await correct(owner, 'Set aside', 'Contribution set aside.');
  await expectOn(received(owner)).toHaveText('₹0');
  await expectOn(owner.getByRole('row', { name: /Anonymous/ })).toContainText('Recorded by mistake. Set aside by you');
  expect(await storedAt(`wishlists/${id}`)).toMatchObject({ fundedAmount: 0, contributionCount: 0, contributors: [] });
  expect(await storedAt(`analytics/${id}`)).toMatchObject({ contributions: 0 });

  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1280]) {
      await owner.setViewportSize({ width, height: 800 });
      await owner.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settled(owner);
      expect(await violations(owner), `${colorScheme}, ${width} px`).toEqual([]);
    }

  await guest.reload();
  await expectOn(guest.getByRole('button', { name: 'Contribute to Lamp' })).toBeVisible();
  await expectOn(guest.getByText('Khush raho!')).toBeHidden();

  await correct(owner, 'Restore', 'Contribution restored.');
  await expectOn(received(owner)).toHaveText('₹2,400');
  const stored = await storedAt(`wishlists/${id}`);
  expect(stored).toMatchObject({ fundedAmount: 2_400, contributionCount: 1 });
  expect(itemsOf(stored)[1]).toMatchObject({ title: 'Lamp', fundedAmount: 2_400, isFunded: true });
  expect(await storedAt(`analytics/${id}`)).toMatchObject({ contributions: 1 });

  await guest.reload();
  await expectOn(guest.getByRole('region', { name: 'Blessings' })).toContainText('Khush raho!');
  await expectOn(guest.getByRole('button', { name: 'Contribute to Lamp' })).toBeHidden();

  await owner.goto(`${inject('appUrl')}/dashboard`);
  const card = owner.getByRole('article').filter({ has: owner.locator(`a[href="${path}"]`) });
  await expectOn(card.getByText('₹2,400 of ₹22,400')).toBeVisible();
});

it('a page on which giving is paused offers nothing to give to, until it is resumed', async () => {
  const { path } = await aWishlist({ items: [gift('Swing', 20_000)] });
  const owner = await guests.signedInAt(path, 'simrat');
  const bar = owner.getByRole('complementary', { name: 'Your page' });
  await bar.getByRole('button', { name: 'More' }).click();
  await bar.getByRole('menuitem', { name: 'Pause giving' }).click();
  await expectOn(bar.getByText(/^Giving is paused/)).toBeVisible();

  const guest = await guests.at(path);
  await expectOn(guest.getByText('Giving is paused for now. Please come back later.')).toBeVisible();
  await expectOn(guest.getByRole('button', { name: /^Contribute|^Bless the couple/ })).toHaveCount(0);

  await bar.getByRole('button', { name: 'Resume giving' }).click();
  await expectOn(bar.getByText('This is your page, as guests see it.')).toBeVisible();
  await guest.reload();
  await expectOn(guest.getByRole('button', { name: 'Contribute to Swing' })).toBeVisible();
});
