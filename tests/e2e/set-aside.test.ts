import { type Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { DEMO_PEOPLE } from '../../scripts/seed/people/demo-people.ts';
import { violations } from '../support/accessibility.ts';
import { expectOn } from '../support/expect-on.ts';
import { settled } from '../support/settled.ts';
import { aWishlist, gift, itemsOf, storedAt } from './a-wishlist.ts';
import { fillIn, fillInAnonymously, give, isThanked } from './giving.ts';
import { goTo, reload } from './navigate.ts';
import { accountKnown, visitorsOfThisFile } from './visitors.ts';
import { findStored } from '../data/stored.ts';
import { signIn } from './sign-in.ts';

const guests = visitorsOfThisFile();

/** Chooses from the options of a contribution, and confirms. */
async function correct(owner: Page, act: 'Set aside' | 'Restore', done: string): Promise<void> {
  await owner.getByRole('button', { name: 'Options: Anonymous, ₹2,400' }).click();
  await owner.getByRole('menuitem', { name: act }).click();
  await owner.getByRole('dialog').getByRole('button', { name: act, exact: true }).click();
  await expectOn(owner.getByText(done)).toBeVisible();
}

const transactionsOf = async (id: string) =>
  Object.values(await findStored('transactions', 'wishlistId', id, inject('suitePorts').firestore));

const received = (owner: Page) =>
  owner.getByRole('region', { name: 'At a glance' }).locator('div').filter({ hasText: 'Received' }).locator('dd');

it('an owner sets an anonymous contribution aside, restores it and takes it off the page; all numbers agree', async () => {
  const { id, path } = await aWishlist({ items: [gift('Swing', 20_000), gift('Lamp', 2_400)] });
  const guest = await guests.at(path);
  await fillInAnonymously(guest, 'Contribute to Lamp', 'Complete this gift · ₹2,400', 'Khush raho!');
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

  await reload(guest);
  await expectOn(guest.getByRole('button', { name: 'Contribute to Lamp' })).toBeVisible();
  await expectOn(guest.getByText('Khush raho!')).toBeHidden();

  await correct(owner, 'Restore', 'Contribution restored.');
  await expectOn(received(owner)).toHaveText('₹2,400');
  const stored = await storedAt(`wishlists/${id}`);
  expect(stored).toMatchObject({ fundedAmount: 2_400, contributionCount: 1 });
  expect(itemsOf(stored)[1]).toMatchObject({ title: 'Lamp', fundedAmount: 2_400, isFunded: true });
  expect(await storedAt(`analytics/${id}`)).toMatchObject({ contributions: 1 });

  await reload(guest);
  await expectOn(guest.getByRole('region', { name: 'Blessings' })).toContainText('Khush raho!');
  await expectOn(guest.getByRole('button', { name: 'Contribute to Lamp' })).toBeHidden();

  await owner.getByRole('button', { name: 'Options: Anonymous, ₹2,400' }).click();
  await owner.getByRole('menuitem', { name: 'Remove from the page' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove from the page' }).click();
  await expectOn(owner.getByText('Removed from the page.')).toBeVisible();
  await reload(guest);
  await expectOn(guest.getByText('Fully Funded')).toBeVisible();
  await expectOn(guest.getByText('Khush raho!')).toBeHidden();

  await goTo(owner, `${inject('appUrl')}/dashboard`);
  const card = owner.getByRole('article').filter({ has: owner.locator(`a[href="${path}"]`) });
  await expectOn(card.getByText('₹2,400 of ₹22,400')).toBeVisible();
});

it('hides every way to give while giving is paused', async () => {
  const { path } = await aWishlist({ items: [gift('Swing', 20_000)] });
  const owner = await guests.signedInAt(path, 'simrat');
  const bar = owner.getByRole('complementary', { name: 'Your page' });
  await bar.getByRole('button', { name: 'More' }).click();
  await bar.getByRole('menuitem', { name: 'Pause giving' }).click();
  await expectOn(bar.getByText(/^Giving is paused/)).toBeVisible();

  const guest = await guests.at(path);
  await expectOn(guest.getByText('Giving is paused for now. Please come back later.')).toBeVisible();
  await expectOn(guest.getByRole('button', { name: /^Contribute|^Bless the couple/ })).toHaveCount(0);
  await expectOn(guest.getByText('₹20,000', { exact: true }).first()).toBeVisible();
  await expectOn(guest.getByText('Be the first to give')).toHaveCount(0);

  await bar.getByRole('button', { name: 'Resume giving' }).click();
  await expectOn(bar.getByText('This is your page, as guests see it.')).toBeVisible();
  await reload(guest);
  await expectOn(guest.getByRole('button', { name: 'Contribute to Swing' })).toBeVisible();
  await expectOn(guest.getByText('Be the first to give')).toBeVisible();
});

it('a giver sees in their history that a contribution was set aside, and why', async () => {
  const { path } = await aWishlist({ items: [gift('Swing', 20_000)] });
  const giver = await guests.signedInAt(path, 'anitha');
  await accountKnown(giver);
  await fillIn(giver, 'Contribute to Swing', '₹501', 'For lazy Sundays.');
  await give(giver);
  await isThanked(giver);

  const owner = await guests.signedInAt(`${path}/analytics`, 'simrat');
  const row = owner.getByRole('row').filter({ hasText: 'For lazy Sundays.' });
  await expectOn(row).toContainText(DEMO_PEOPLE.anitha.email);
  await expectOn(row).toContainText('Verified');
  await owner.getByRole('button', { name: `Options: ${DEMO_PEOPLE.anitha.name}, ₹501` }).click();
  await owner.getByRole('menuitem', { name: 'Set aside' }).click();
  const reasons = owner.getByRole('dialog');
  await reasons.getByRole('radio', { name: /^Not received/ }).check();
  await reasons.getByRole('button', { name: 'Set aside', exact: true }).click();
  await expectOn(owner.getByText('Contribution set aside.')).toBeVisible();

  await goTo(giver, `${inject('appUrl')}/profile`);
  const entry = giver.getByRole('listitem').filter({ hasText: 'For lazy Sundays.' });
  await expectOn(entry).toContainText('Not counted');
  await expectOn(entry).toContainText('The hosts haven’t received this one');
  await owner.getByRole('button', { name: `Options: ${DEMO_PEOPLE.anitha.name}, ₹501` }).click();
  await owner.getByRole('menuitem', { name: 'Restore' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click();
  await expectOn(owner.getByText('Contribution restored.')).toBeVisible();

  await reload(giver);
  await expectOn(entry).toContainText('₹501');
  await expectOn(entry).not.toContainText('Not counted');
});

it('a guest signs in where the owner requires an account, and withholds the email address', async () => {
  const { id, path } = await aWishlist({ items: [gift('Swing', 20_000)] });
  const owner = await guests.signedInAt(`${path}/edit`, 'simrat');
  await owner.getByRole('radio', { name: /^Only guests who sign in/ }).check();
  await expect.poll(async () => (await storedAt(`wishlists/${id}`))?.['givers']).toBe('signed_in');

  const guest = await guests.at(path);
  await fillIn(guest, 'Contribute to Swing', '₹501', 'Khush raho!');
  await expectOn(guest.getByText(/^The hosts ask guests to sign in before giving/)).toBeVisible();
  await expectOn(guest.getByRole('button', { name: /^Contribute ₹/ })).toHaveCount(0);
  await guest.getByRole('link', { name: 'Sign in to continue' }).click();
  await signIn(guest, 'rohan', path);
  await guest.getByRole('button', { name: 'Next: your blessing' }).click();
  await expectOn(guest.getByLabel('Your blessing')).toHaveValue('Khush raho!');
  await guest.getByRole('checkbox', { name: `Leave your email with the hosts ${DEMO_PEOPLE.rohan.email}` }).uncheck();
  await give(guest);
  await isThanked(guest);
  expect(await transactionsOf(id)).toMatchObject([
    { contributorId: DEMO_PEOPLE.rohan.id, amount: 501, email: '', isEmailVerified: false },
  ]);
});

it('an owner clears the traffic sources and keeps the number of views', async () => {
  const { id, path } = await aWishlist({ items: [gift('Swing', 20_000)] });
  await guests.at(`${path}?via=qr`);
  await expect.poll(() => storedAt(`analytics/${id}`)).toMatchObject({ views: 1, trafficSources: { qr: 1 } });

  const owner = await guests.signedInAt(`${path}/analytics`, 'simrat');
  const sources = owner.getByRole('region', { name: 'Where visits come from' });
  await expectOn(sources).toContainText('QR code');
  await sources.getByRole('button', { name: 'Clear these numbers' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Clear these numbers' }).click();
  await expectOn(sources).toContainText('Nothing here yet.');
  expect(await storedAt(`analytics/${id}`)).toMatchObject({ views: 1, trafficSources: {}, referralStats: {} });
});
