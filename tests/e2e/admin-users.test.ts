import { type Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { createAccounts } from '../../scripts/seed/emulator-owner.ts';
import { DEMO_PASSWORD } from '../../scripts/seed/people/demo-people.ts';
import { itemId, userId, wishlistId, type UserId } from '../../src/domain/ids.ts';
import { newWishlist } from '../../src/domain/new-wishlist.ts';
import { storedUser } from '../../src/domain/testing/documents.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { readStored } from '../data/stored.ts';
import { gift } from './a-wishlist.ts';
import { goTo, reload } from './navigate.ts';
import { OwnDatabase } from './own-database.ts';
import { expectOn } from '../support/expect-on.ts';
import { holdFiles } from './hold-files.ts';
import { exported } from './exported.ts';
import { visitorsOfThisFile } from './visitors.ts';
import { submitSignIn } from './sign-in.ts';

const visitors = visitorsOfThisFile();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const showing = (page: Page, text: string) => expectOn(page.getByText(text, { exact: true })).toBeVisible();
const rows = (page: Page) => page.getByRole('table', { name: 'Users' }).getByRole('rowheader');
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(name) }) });

const profile = (email: string, displayName: string, createdAt: Date, changes: object = {}) =>
  storedUser({ email, displayName, ...changes }, createdAt);

interface Host {
  readonly id: UserId;
  readonly email: string;
  readonly wishlists: readonly string[];
}

/** Ravi, with an account and ten wishlists, and 44 other users: two are banned, one is inactive. */
async function aCrowdWithAHost(database: OwnDatabase): Promise<Host> {
  const id = userId(crypto.randomUUID());
  const email = `${id}@guests.example`;
  const now = Date.now();
  const lists = Array.from({ length: 10 }, (_, index) =>
    newWishlist({
      id: wishlistId(crypto.randomUUID()),
      userId: id,
      details: {
        ...{ title: `List ${index + 1}`, description: 'Welcome', eventType: 'wedding', eventDate: null },
        visibility: 'public',
        language: null,
      },
      items: [gift('Brass lamp', 501)],
      origin: inject('appUrl'),
      at: new Date(now),
      newId: () => itemId(crypto.randomUUID()),
    }),
  );
  const others = Array.from({ length: 44 }, (_, index) => {
    const status = index < 2 ? { status: 'banned' } : index === 2 ? { status: 'inactive' } : {};
    const joined = new Date(now - (index + 1) * 86_400_000);
    const guest = profile(`g${index + 1}@guests.example`, `Guest ${index + 1}`, joined, status);
    return [`users/guest-${index + 1}`, guest] as const;
  });
  await database.write({
    ...Object.fromEntries(others),
    [`users/${id}`]: profile(email, 'Ravi Iyer', new Date(now - 40.5 * 86_400_000)),
    ...Object.fromEntries(lists.map(({ id: list, ...fields }) => [`wishlists/${list}`, fields])),
  });
  await createAccounts(inject('suitePorts'), [
    {
      ...{ localId: id, email, emailVerified: true, displayName: 'Ravi Iyer', rawPassword: DEMO_PASSWORD, salt: id },
      ...{ createdAt: String(now), lastLoginAt: String(now) },
    },
  ]);
  return { id, email, wishlists: lists.map(({ id: list }) => list) };
}

/** Changes a user through the menu of the row and the dialog. */
async function change(page: Page, name: string, what: string): Promise<void> {
  await button(page, `More actions for ${name}`).click();
  await page.getByRole('menuitem', { name: what }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: what }).click();
}

/** Confirms a ban with a reason. */
async function ban(page: Page, reason: string): Promise<void> {
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Reason').fill(reason);
  await question.getByRole('button', { name: 'Ban', exact: true }).click();
}

it('searches, bans, unbans and promotes a user', { timeout: 180_000 }, async () => {
  visitors.expectErrors(/status of 403/);
  const database = await OwnDatabase.start(visitors);
  const host = await aCrowdWithAHost(database);
  const { ports } = database;
  const areOpen = async () => {
    const stored = await Promise.all(host.wishlists.map((id) => readStored(`wishlists/${id}`, ports.firestore)));
    return new Set(stored.map((wishlist) => wishlist?.['isActive']));
  };
  const typesOfLog = async () => (await database.logOf(host.id)).map(({ type }) => type).toSorted();

  // All users, page by page.
  const admin = await database.signedInAt('/admin/users', 'admin');
  await showing(admin, 'Showing 20 of 46 users');
  const counters = admin.getByRole('region', { name: 'Users at a glance' }).getByRole('definition');
  await expectOn(counters).toHaveText(['46', '43', '2', '1']);
  await expectOn(rowOf(admin, 'Asha Rege').getByText('You')).toBeVisible();
  await expectOn(button(admin, 'More actions for Asha Rege')).toHaveCount(0);
  await expectNoViolations(admin);
  await button(admin, 'Older').click();
  await button(admin, 'Older').click();
  await showing(admin, 'Showing 6 of 46 users');
  await expectOn(rowOf(admin, 'Guest 44')).toBeVisible();

  // A search without results, and one with results.
  await admin.getByRole('searchbox').fill('nobody like that');
  await expectOn(admin.getByText('No users found')).toBeVisible();
  await showing(admin, 'Searched 46 of 46 users');
  await expectNoViolations(admin);
  await admin.getByRole('searchbox').fill('RAVI');
  await expectOn(rows(admin)).toHaveCount(1);
  await expectOn(rowOf(admin, 'Ravi Iyer').getByText('10 wishlists')).toBeVisible();
  await expectNoViolations(admin);
  await button(admin, 'View Details of Ravi Iyer').click();
  const details = admin.getByRole('dialog', { name: 'Ravi Iyer' });
  await expectOn(details.getByRole('definition')).toContainText(['Ravi Iyer', host.email, 'Active', 'User', '10', '0']);
  await expectOn(details.getByRole('link', { name: 'View Wishlists' })).toHaveAttribute(
    'href',
    `/admin/wishlists?owner=${host.id}`,
  );
  await expectNoViolations(admin);
  await admin.keyboard.press('Escape');
  await expectOn(button(admin, 'View Details of Ravi Iyer')).toBeFocused();

  // After the ban, the wishlists are deactivated and signing in is refused.
  await button(admin, 'More actions for Ravi Iyer').click();
  await admin.getByRole('menuitem', { name: 'Ban' }).click();
  const question = admin.getByRole('alertdialog', { name: 'Ban Ravi Iyer?' });
  await expectOn(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectNoViolations(admin);
  await question.getByRole('button', { name: 'Ban', exact: true }).click();
  await expectOn(question.getByLabel('Reason')).toBeFocused();
  await expectOn(question.getByText('Enter a reason')).toBeVisible();
  await expectNoViolations(admin);
  await ban(admin, 'The wishlists are not for a real wedding.');
  await expectOn(admin.getByText('User banned successfully')).toBeVisible();
  await expectOn(rowOf(admin, 'Ravi Iyer').getByText('Banned')).toBeVisible();
  await expectOn(counters).toHaveText(['46', '42', '3', '1']);
  expect(await areOpen()).toEqual(new Set([false]));
  // Ten wishlists need two writes.
  expect(await typesOfLog()).toEqual(['user_banned', 'user_banned']);
  const ravi = await database.at('/login');
  await submitSignIn(ravi, host.email);
  await expectOn(ravi.getByRole('main').getByText(/^This account is suspended/)).toContainText(
    'Reason: The wishlists are not for a real wedding.',
  );

  // Found with the filter for banned users, and unbanned.
  await admin.getByRole('searchbox').fill('');
  await admin.getByLabel('Status').selectOption('Banned');
  await showing(admin, 'Showing 3 of 3 users');
  await change(admin, 'Ravi Iyer', 'Unban');
  await expectOn(admin.getByText('User unbanned successfully')).toBeVisible();
  await expectOn(admin.getByText('Showing 2 of 2 users')).toBeFocused();
  expect(await areOpen()).toEqual(new Set([true]));

  // Made an admin for a while, found by exact address.
  await admin.getByLabel('Status').selectOption('All Status');
  await admin.getByRole('searchbox').fill(host.email);
  await showing(admin, 'Found by exact email address');
  await change(admin, 'Ravi Iyer', 'Make Admin');
  await expectOn(admin.getByText('User promoted to admin')).toBeVisible();
  await expectOn(counters).toHaveText(['46', '43', '2', '2']);
  await goTo(ravi, `${inject('appUrl')}/login?next=/admin/users`);
  await submitSignIn(ravi, host.email);
  await showing(ravi, 'Showing 20 of 46 users');
  // All counted: a count that is denied later would close the page before Refresh is pressed.
  await expectOn(ravi.getByText(/^\d+ contributions?$/)).toHaveCount(20);
  await change(admin, 'Ravi Iyer', 'Remove Admin');
  await expectOn(admin.getByText('Admin privileges removed')).toBeVisible();
  await button(ravi, 'Refresh').click();
  await expectOn(ravi.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  expect(await typesOfLog()).toEqual([
    ...['admin_granted', 'admin_revoked'],
    ...['user_banned', 'user_banned', 'user_unbanned', 'user_unbanned'],
  ]);

  // The browser logs each denied request.
});

it('bans a contributor without a profile, and keeps a note for admins', async () => {
  const database = await OwnDatabase.start(visitors);
  const giver = crypto.randomUUID();
  const admin = await database.signedInAt(`/admin/users?user=${giver}`, 'admin');
  const details = admin.getByRole('dialog', { name: 'No profile' });
  await expectOn(details.getByText(giver)).toBeVisible();
  await expectOn(details.getByText('No notes yet.')).toBeVisible();
  await expectNoViolations(admin);
  await details.getByLabel('Add a note').fill('Records gifts of ₹1 under other names.');
  await details.getByRole('button', { name: 'Save note' }).click();
  await expectOn(details.getByText('Records gifts of ₹1 under other names.')).toBeVisible();
  await details.getByRole('button', { name: 'Ban' }).click();
  await ban(admin, 'Invented contributions');
  await expectOn(admin.getByText('User banned successfully')).toBeVisible();
  const named = admin.getByRole('dialog', { name: 'No Name' });
  await expectOn(named.getByText('Invented contributions')).toBeVisible();
  expect(await readStored(`users/${giver}`, database.ports.firestore)).toMatchObject({
    status: 'banned',
    ban: { reason: 'Invented contributions', byConfiguredAdmin: true },
  });
  await reload(admin);
  await expectOn(named.getByText('Records gifts of ₹1 under other names.')).toBeVisible();
  await named.getByRole('button', { name: 'Unban' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Unban' }).click();
  await expectOn(admin.getByText('User unbanned successfully')).toBeVisible();
  await expectOn(named.getByRole('button', { name: 'Ban', exact: true })).toBeVisible();
});

it('exports all users as a CSV file', async () => {
  const database = await OwnDatabase.start(visitors);
  const { email } = await aCrowdWithAHost(database);
  const admin = await database.signedInAt('/admin/users', 'admin');
  await admin.setViewportSize({ width: 1280, height: 900 });
  await showing(admin, 'Showing 20 of 46 users');
  await expectNoViolations(admin);
  await button(admin, 'Export').click();
  const { name, text } = await exported(admin);
  expect(name).toMatch(/^shagun-users-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(47);
  expect(lines.filter((line) => line.includes(`,Ravi Iyer,${email},,Active,User,`))).toHaveLength(1);
});

it('keeps the title until the messages of the new screen are loaded', async () => {
  const database = await OwnDatabase.start(visitors);
  const admin = await database.signedInAt('/admin/wishlists', 'admin');
  await expectOn(admin).toHaveTitle('Review Wishlists · Shagun');
  const titles: string[] = [];
  await admin.exposeFunction('reportTitle', (title: string) => titles.push(title));
  await admin.evaluate(
    `new MutationObserver(() => reportTitle(document.title)).observe(document, { subtree: true, childList: true })`,
  );
  const release = await holdFiles(admin, 'admin-users.json');
  const requested = admin.waitForRequest(/\/admin-users\.json$/);
  await admin.getByRole('link', { name: 'Users', exact: true }).click();
  await requested;
  await expectOn(admin).toHaveTitle('Review Wishlists · Shagun');
  await release();
  await expectOn(admin).toHaveTitle('User Management · Shagun');
  expect(titles.filter((title) => title.includes('.'))).toEqual([]);
});
