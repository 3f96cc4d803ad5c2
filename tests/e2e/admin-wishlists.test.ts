import { type Page } from '@playwright/test';
import { beforeEach, expect, inject, it } from 'vitest';
import { DEMO_PEOPLE } from '../../scripts/seed/people/demo-people.ts';
import type { WishlistId } from '../../src/domain/ids.ts';
import { findStored } from '../data/stored.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { exported } from './exported.ts';
import { aPerson } from './a-person.ts';
import { aWishlist, changeStoredAt, gift, storedAt } from './a-wishlist.ts';
import { goTo, reload } from './navigate.ts';
import { visitorsOfThisFile } from './visitors.ts';
import { expectOn } from '../support/expect-on.ts';
import { submitSignIn } from './sign-in.ts';

/** Visitors whose requests are denied; the browser logs each of them. */
const guests = visitorsOfThisFile();
const admins = visitorsOfThisFile();
beforeEach(() => guests.expectErrors(/status of 40[34]/));

const PAGE = '/admin/wishlists';
const at = (path: string) => `${inject('appUrl')}${path}`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
const row = (page: Page, title: string) => page.getByRole('row', { name: title });
const explain = async (page: Page, reason: string) => page.getByRole('alertdialog').getByLabel('Reason').fill(reason);
const answer = async (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

async function manage(page: Page, title: string, what: string): Promise<void> {
  await button(page, `Manage ${title}`).click();
  await page.getByRole('menuitem', { name: what }).click();
}

/** The log entries about a wishlist and its reports. */
async function logged(id: WishlistId): Promise<readonly string[]> {
  const { firestore } = inject('suitePorts');
  const reports = Object.keys(await findStored('reports', 'wishlistId', id, firestore));
  const entries = await Promise.all(
    [id, ...reports].map(async (target) =>
      Object.values(await findStored('systemLogs', 'targetId', target, firestore)),
    ),
  );
  return entries
    .flat()
    .map(({ type, description, actorId }) => `${String(type)}, ${String(actorId)}: ${String(description)}`);
}

async function aWishlistOfTheirOwn(title: string) {
  const host = await aPerson('Meera Iyer');
  const { id, path } = await aWishlist({ items: [gift('Brass lamp', 2_101)], details: { title } });
  await changeStoredAt(`wishlists/${id}`, () => ({ userId: host.id }));
  await changeStoredAt(`analytics/${id}`, () => ({ ownerId: host.id }));
  return { host, id, path };
}

it('resolves a report: deactivates, reactivates and deletes the wishlist', { timeout: 180_000 }, async () => {
  const title = `Meera & Kabir ${crypto.randomUUID().slice(0, 8)}`;
  const { host, id, path } = await aWishlistOfTheirOwn(title);

  // A guest reports it.
  const guest = await guests.at(path);
  await button(guest, 'Report this page').click();
  await guest.getByRole('radio', { name: 'A scam or fraud' }).check();
  await guest.getByLabel('Anything to add?').fill('I know them: this is not their page.');
  await button(guest, 'Send report').click();
  await expectOn(guest.getByText('Thank you. We’ll look into it.')).toBeVisible();

  // An admin reads the report and deactivates the wishlist.
  const page = await admins.signedInAt(`${PAGE}?tab=reports`, 'admin');
  await expectOn(heading(page, 'Review Wishlists')).toBeVisible();
  const report = page.getByRole('article', { name: title });
  await expectOn(report).toContainText('I know them: this is not their page.');
  await expectOn(report).toContainText('Reported anonymously');
  await expectNoViolations(page);
  await report.getByRole('button', { name: 'Deactivate this wishlist' }).click();
  await expectOn(page.getByRole('alertdialog')).toContainText('“Wishlist Not Found”');
  await expectNoViolations(page);
  await explain(page, 'These are pictures of another couple.');
  await answer(page, 'Deactivate');
  await expectOn(toast(page, 'Wishlist updated successfully!')).toBeVisible();
  await expectOn(report.getByText('Inactive', { exact: true })).toBeVisible();

  // Guests no longer see it, and its owner cannot reactivate it.
  await goTo(guest, at(path));
  await expectOn(heading(guest, 'Wishlist Not Found')).toBeVisible();
  const owner = await guests.signedInAt(`${path}/edit`, host);
  await expectOn(owner.getByText('Your page is deactivated')).toBeVisible();
  await expectOn(owner.getByText('Reason: These are pictures of another couple.')).toBeVisible();
  await expectOn(button(owner, 'Reactivate')).toHaveCount(0);

  // The report is resolved.
  await report.getByRole('button', { name: 'Resolve' }).click();
  await explain(page, 'The page is deactivated.');
  await expectNoViolations(page);
  await answer(page, 'Resolve');
  await expectOn(toast(page, 'Report resolved')).toBeVisible();
  await expectOn(report).toHaveCount(0);
  await page.getByRole('radio', { name: 'Resolved' }).click();
  await expectOn(page).toHaveURL(at(`${PAGE}?tab=reports&status=resolved`));
  await expectOn(report).toContainText(/Resolved \d/);

  // All wishlists of the owner; this one is reactivated.
  await report.getByRole('link', { name: 'All wishlists by this owner' }).click();
  await expectOn(page.getByRole('heading', { name: 'Wishlists of Meera Iyer' })).toBeVisible();
  await expectOn(page.getByText('Showing 1 of 1 wishlists')).toBeVisible();
  await expectOn(row(page, title)).toContainText('by an admin');
  await expectNoViolations(page);
  await manage(page, title, 'Reactivate');
  await answer(page, 'Reactivate');
  await expectOn(row(page, title)).toContainText('Active');
  await goTo(guest, at(path));
  await expectOn(heading(guest, title)).toBeVisible();

  // Deleting requires a confirmation.
  await manage(page, title, 'Delete');
  await answer(page, 'Delete for good');
  await expectOn(page.getByText('Please tick this box first')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('checkbox', { name: 'I understand that this can’t be undone' }).check();
  await answer(page, 'Delete for good');
  await expectOn(toast(page, 'Wishlist deleted successfully!')).toBeVisible();
  await expectOn(page.getByText('This user has no wishlists.')).toBeVisible();
  await expectOn(page.getByText('Showing 0 of 0 wishlists')).toBeFocused();
  await goTo(guest, at(path));
  await expectOn(heading(guest, 'Wishlist Not Found')).toBeVisible();

  // What is kept, and who did it.
  expect(await storedAt(`wishlists/${id}`)).toBeNull();
  expect(await storedAt(`analytics/${id}`)).toMatchObject({ ownerId: host.id });
  const by = DEMO_PEOPLE.admin.id;
  expect((await logged(id)).toSorted()).toEqual([
    'report_resolved, ' + by + ': Report resolved: fraud. The page is deactivated.',
    'report_submitted, anonymous: Wishlist reported: fraud',
    `wishlist_deactivated, ${by}: Wishlist deactivated: ${title}. These are pictures of another couple.`,
    `wishlist_deleted, ${by}: Wishlist deleted: ${title}`,
    `wishlist_reactivated, ${by}: Wishlist reactivated: ${title}`,
  ]);
  await page.getByRole('link', { name: 'All wishlists' }).click();
  await page.getByRole('tab', { name: /^Reports/ }).click();
  await page.getByRole('radio', { name: 'Resolved' }).click();
  await expectOn(page.getByRole('article', { name: 'The wishlist was deleted' }).first()).toBeVisible();
});

it('moderates a reported wishlist on its own page, and tells its owner why', async () => {
  const title = `Meera & Kabir ${crypto.randomUUID().slice(0, 8)}`;
  const { host, path } = await aWishlistOfTheirOwn(title);
  const bless = (page: Page) => button(page, 'Bless the couple');
  const bar = (page: Page) => page.getByRole('region', { name: 'Moderation' });

  const requested: string[] = [];
  const guest = await guests.at(path);
  guest.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await reload(guest);
  await expectOn(bless(guest)).toBeVisible();
  await button(guest, 'Report this page').click();
  await guest.getByRole('radio', { name: 'A scam or fraud' }).check();
  await button(guest, 'Send report').click();
  await expectOn(guest.getByText('Thank you. We’ll look into it.')).toBeVisible();
  expect(requested.filter((name) => /admin-bar|owner-bar|moderation/.test(name))).toEqual([]);

  const page = await admins.signedInAt(path, 'admin');
  await expectOn(bar(page).getByRole('link', { name: '1 open report' })).toBeVisible();
  await expectOn(bless(page)).toHaveCount(0);
  await expectNoViolations(page);
  await bar(page).getByRole('button', { name: 'Deactivate' }).click();
  await explain(page, 'These are pictures of another couple.');
  await expectNoViolations(page);
  await answer(page, 'Deactivate');
  await expectOn(bar(page).getByText('Deactivated by an admin')).toBeVisible();
  await goTo(guest, at(path));
  await expectOn(heading(guest, 'Wishlist Not Found')).toBeVisible();

  const owner = await guests.signedInAt(path, host);
  const own = owner.getByRole('complementary', { name: 'Your page' });
  await expectOn(own.getByText('These are pictures of another couple.')).toBeVisible();
  await expectNoViolations(owner);

  await bar(page).getByRole('button', { name: 'Reactivate' }).click();
  await answer(page, 'Reactivate');
  await expectOn(bar(page).getByRole('button', { name: 'Deactivate' })).toBeVisible();
  await bar(page).getByRole('link', { name: 'Owner' }).click();
  await expectOn(page.getByRole('dialog', { name: 'Meera Iyer' })).toBeVisible();
});

it('filters and exports wishlists, with menus and tabs for the keyboard', async () => {
  const title = `Closed ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await aWishlistOfTheirOwn(title);
  await changeStoredAt(`wishlists/${id}`, () => ({ isActive: false, visibility: 'private' }));
  const page = await admins.signedInAt(PAGE, 'neel');
  await expectOn(page.getByText(/^Showing \d+ of \d+ wishlists$/)).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('State').selectOption('Inactive');
  await page.getByLabel('Visibility').selectOption('Private');
  await expectOn(page).toHaveURL(at(`${PAGE}?state=inactive&visibility=private`));
  await expectOn(row(page, title)).toContainText('by the owner');

  await button(page, 'Export CSV').click();
  const { name, text } = await exported(page);
  expect(name).toMatch(/^shagun-wishlists-private-inactive-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(text).toContain(`${id},${title},`);
  expect(text).not.toContain(',active,');
  await page.keyboard.press('Escape');
  await expectOn(page.getByRole('dialog')).toBeHidden();

  await button(page, `Manage ${title}`).focus();
  await page.keyboard.press('ArrowDown');
  await expectOn(page.getByRole('menuitem', { name: /^Open/ })).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expectOn(page.getByRole('alertdialog')).toContainText('It’s private');
  await page.keyboard.press('Escape');
  await expectOn(button(page, `Manage ${title}`)).toBeFocused();

  await page.getByRole('tab', { name: 'Wishlists' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectOn(page.getByRole('tab', { name: /^Reports/ })).toBeFocused();
  await expectOn(page).toHaveURL(/tab=reports/);
  await reload(page);
  await expectOn(page.getByRole('radio', { name: 'Open' })).toBeChecked();
});

it('finds a wishlist by the beginning of its title, its owner’s email and its link', async () => {
  const title = `Meera & Kabir ${crypto.randomUUID().slice(0, 8)}`;
  const { host, path } = await aWishlistOfTheirOwn(title);
  const page = await admins.signedInAt(PAGE, 'neel');
  const found = page.getByText('Showing 1 of 1 wishlists');
  for (const text of [title.slice(0, -2), host.email, at(`${path}?via=whatsapp`)]) {
    await page.getByRole('searchbox', { name: 'Search' }).fill(text);
    await button(page, 'Search').click();
    await expectOn(found).toBeVisible();
    await expectOn(row(page, title)).toContainText('Meera Iyer');
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expectOn(found).toHaveCount(0);
  }
  await page.getByRole('searchbox', { name: 'Search' }).fill('Kabir & Meera');
  await page.keyboard.press('Enter');
  await expectOn(page.getByText('No wishlists found')).toBeVisible();
  await expectOn(page.getByText(/^A title is found by its beginning only/)).toBeVisible();
});

it('redirects a host, and shows Access Denied to a former admin', async () => {
  admins.expectErrors(/status of 403/);
  const host = await aPerson('Meera Iyer');
  const page = await admins.at(`/login?next=${encodeURIComponent(PAGE)}`);
  await submitSignIn(page, host.email);
  await expectOn(page.getByText('Access Denied')).toBeVisible();
  await expectOn(page).toHaveURL(at('/dashboard'));

  await changeStoredAt(`users/${host.id}`, () => ({ isAdmin: true }));
  await goTo(page, at(PAGE));
  await expectOn(page.getByText(/^Showing \d+ of \d+ wishlists$/)).toBeVisible();
  await changeStoredAt(`users/${host.id}`, () => ({ isAdmin: false }));
  await button(page, 'Refresh').click();
  await expectOn(heading(page, 'Access Denied')).toBeVisible();
});
