import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { expectNoViolations } from '../support/accessibility.ts';
import { expectOn } from '../support/expect-on.ts';
import { aPicture, aWishlist, changeStoredAt, gift, storedAt } from './a-wishlist.ts';
import { holdFiles } from './hold-files.ts';
import { goTo, reload } from './navigate.ts';
import { visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const bless = (page: Page) => button(page, 'Bless the couple');

async function choose(page: Page, name: string): Promise<void> {
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name }).click();
}

it('is a draft, open, paused, a thank-you page and archived, as guests see it', { timeout: 120_000 }, async () => {
  visitors.expectErrors(/status of 403/);
  const TITLE = 'Nandini weds Arjun';
  const { id, path } = await aWishlist({
    items: [gift('Brass lamp', 2_101)],
    details: { title: TITLE, isActive: false, stage: 'draft' },
  });
  const guest = await visitors.at(path);
  await expectOn(guest.getByRole('heading', { name: 'Wishlist Not Found' })).toBeVisible();

  const owner = await visitors.signedInAt(path, 'simrat');
  await button(owner, 'Open to guests').click();
  await expectOn(owner.getByText('This is your page, as guests see it.')).toBeVisible();
  await reload(guest);
  await expectOn(bless(guest)).toBeEnabled();

  await choose(owner, 'Pause giving');
  await expectOn(button(owner, 'Resume giving')).toBeVisible();
  await reload(guest);
  await expectOn(guest.getByText(/^Giving is paused for now/)).toBeVisible();

  // The words of thanks are written in the editor.
  await choose(owner, 'Write a thank-you page');
  await owner.getByLabel('Your words of thanks').fill('Thank you for dancing with us.\n\nNandini & Arjun');
  await button(owner, 'Show the thank-you page').click();
  await expectOn(owner.getByText('Your page says thank you')).toBeVisible();
  await expectNoViolations(owner);
  expect(await storedAt(`wishlists/${id}`)).toMatchObject({ stage: 'after', isGivingPaused: true });
  const picture = await aPicture();
  await changeStoredAt(`wishlists/${id}`, ({ thanks }) => ({ thanks: { ...(thanks as object), pictures: [picture] } }));

  // The words are painted before any script is loaded, and stay. This browser has seen the list, which it would paint first.
  await guest.evaluate(() => localStorage.removeItem('shagun.glimpse'));
  const release = await holdFiles(guest);
  await goTo(guest, guest.url(), { waitUntil: 'commit' });
  const words = guest.getByText('Thank you for dancing with us.');
  await expectOn(words).toBeVisible();
  await expectOn(guest.getByText('Brass lamp')).toHaveCount(0);
  await expectOn(guest.getByRole('progressbar')).toHaveCount(0);
  await expectOn(guest.getByText(/^Giving is paused/)).toHaveCount(0);
  const { y } = (await words.boundingBox()) ?? { y: 0 };
  await release();
  await expectOn(guest.getByRole('img', { name: `A picture of the celebration of ${TITLE}` })).toBeVisible();
  expect((await words.boundingBox())?.y).toBe(y);
  await expectOn(bless(guest)).toHaveCount(0);
  await expectNoViolations(guest);

  // The editor has the state from its live query; the guest's page of the owner shows it after the next visit.
  await button(owner, 'Archive').click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expectOn(owner.getByText('Your page is archived')).toBeVisible();
  await reload(guest);
  await expectOn(guest.getByRole('heading', { name: 'Wishlist Not Found' })).toBeVisible();
});
