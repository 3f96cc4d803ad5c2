import { type Page, type Route } from '@playwright/test';
import { describe, expect, inject, it } from 'vitest';
import { appVariables } from '../../scripts/suite/app-variables.ts';
import { parseEnvironment } from '../../src/config/environment.ts';
import { connect, type Connection } from '../../src/data/connection.ts';
import { recordContribution } from '../../src/data/contributions/record-contribution.ts';
import { reportWishlist } from '../../src/data/support/operations.ts';
import { indianDay } from '../../src/domain/calendar.ts';
import { transactionId } from '../../src/domain/ids.ts';
import { referenceOf } from '../../src/domain/reference.ts';
import { expectNoViolations, violations } from '../support/accessibility.ts';
import { aWishlist, changeStoredAt, gift } from './a-wishlist.ts';
import { aPerson } from './a-person.ts';
import { exported, writtenToAFile } from './exported.ts';
import { goTo } from './navigate.ts';
import { visitorsOfThisFile } from './visitors.ts';
import { expectOn } from '../support/expect-on.ts';

const people = visitorsOfThisFile();

function aGuest(): Connection {
  const parsed = parseEnvironment(appVariables(inject('suitePorts')));
  if (!parsed.ok) throw new Error('The environment of the suite cannot be read.');
  return connect(parsed.environment, crypto.randomUUID());
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const part = (page: Page, name: string) => page.getByRole('region', { name });
/** The number next to a term. */
const number = (page: Page, term: string) =>
  page
    .locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${term}$`) }) })
    .locator('dd')
    .first();

async function counted(page: Page, term: string): Promise<number> {
  await expectOn(number(page, term)).toHaveText(/^₹?[\d,]+$/);
  return Number((await number(page, term).innerText()).replace(/[₹,]/g, ''));
}

async function refresh(page: Page): Promise<void> {
  await button(page, 'Refresh').click();
  await expectOn(button(page, 'Refresh')).toBeEnabled();
}

describe('the dashboard', () => {
  it('updates its numbers on refresh, and exports the data as files', async () => {
    const page = await people.signedInAt('/admin', 'neel');
    await expectOn(heading(page, 'Admin Dashboard')).toBeVisible();
    const terms = ['Total Users', 'Active Wishlists', 'Total Contributions', 'Active Users', 'Pending Reports'];
    const numbers = async () => Promise.all(terms.map((term) => counted(page, term)));
    const before = await numbers();
    await expectOn(number(page, 'System Status')).toHaveText('Healthy');
    await expectOn(part(page, 'Platform Health').getByText(/The database responded in [\d,]+ ms/)).toBeVisible();
    const activity = part(page, 'Recent Activity').getByRole('listitem');
    await expectOn(activity).toHaveCount(10);

    const title = `Asha & Ravi ${crypto.randomUUID()}`;
    const { id } = await aWishlist({ items: [gift('Lamp', 5_000)], details: { title } });
    const { email } = await aPerson('Asha Rao');
    const guest = aGuest();
    const tx = transactionId(crypto.randomUUID());
    const form = { amount: 1_234, message: 'Be happy', isAnonymous: true, displayName: '', contact: '' };
    await recordContribution(guest, id, null, form, { transactionId: tx, giver: null });
    const report = await reportWishlist(guest, { wishlistId: id, reason: 'spam', message: '' }, 'anonymous');
    await refresh(page);
    expect(await numbers()).toEqual(before.map((count, index) => count + ([1, 1, 1_234, 1, 1][index] ?? 0)));
    await expectOn(activity.first()).toContainText('Wishlist reported: spam');
    await expectOn(activity.nth(1)).toContainText(`Contribution to ${title}`);
    await expectOn(activity.nth(1)).toContainText('₹1,234');

    await button(page, 'Export Data').click();
    const table = page.getByLabel('What to export');
    await table.selectOption('Users');
    const users = await writtenToAFile(page);
    expect(users.name).toMatch(/^shagun-users-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(users.text).toContain(`Asha Rao,${email}`);
    await table.selectOption('Wishlists');
    expect((await exported(page)).text).toContain(title);
    await table.selectOption('Transactions');
    const today = indianDay(new Date());
    await page.getByLabel('From (IST)').fill(today);
    const gifts = await exported(page);
    expect(gifts.name).toBe(`shagun-transactions-${today}-to-${today}.csv`);
    expect(gifts.text).toContain(`${tx},${referenceOf(tx)},${id}`);
    await page.keyboard.press('Escape');
    await expectOn(button(page, 'Export Data')).toBeFocused();

    await link(page, 'Review reports').click();
    await expectOn(page).toHaveURL(/\/admin\/wishlists\?tab=reports$/);
    await changeStoredAt(`reports/${report}`, () => ({ status: 'resolved' }));
  });

  it('shows the numbers that load, and retries the others', async () => {
    people.expectErrors(/ERR_FAILED|@firebase\/firestore/);
    const page = await people.signedInAt('/profile', 'neel');
    const isOf = (route: Route, asked: string) => route.request().postData()?.includes(asked) ?? false;
    await page.route(/:runAggregationQuery|:batchGet/, (route) =>
      isOf(route, '"users"') || isOf(route, 'settings/platform') ? route.abort() : route.fallback(),
    );
    await goTo(page, `${inject('appUrl')}/admin`);
    await expectOn(number(page, 'System Status')).toContainText('Unreachable');
    for (const term of ['Total Users', 'Platform Revenue', 'Active Users'])
      await expectOn(number(page, term)).toContainText('Not counted');
    for (const term of ['Active Wishlists', 'Total Contributions', 'Pending Reports']) await counted(page, term);
    await expectOn(part(page, 'Recent Activity').getByRole('listitem')).toHaveCount(10);
    await expectNoViolations(page);

    await page.unroute(/:runAggregationQuery|:batchGet/);
    for (const term of ['Total Users', 'Platform Revenue', 'Active Users']) {
      await button(page, `Try again: ${term}`).click();
      await counted(page, term);
    }
    await button(page, 'Try again: System Status').click();
    await expectOn(number(page, 'System Status')).toHaveText('Healthy');
  });

  it('is denied to members, and to admins once their rights are removed', async () => {
    people.expectErrors(/status of 403/);
    const { email } = await aPerson('Meera Iyer');
    const member = await people.signedInAt('/admin', { email });
    await expectOn(member.getByText('Access Denied')).toBeVisible();
    await expectOn(member).toHaveURL(`${inject('appUrl')}/dashboard`);

    const promoted = await aPerson('Kabir Sen', { isAdmin: true });
    const page = await people.signedInAt('/admin', promoted);
    await counted(page, 'Total Users');
    await changeStoredAt(`users/${promoted.id}`, () => ({ isAdmin: false }));
    await button(page, 'Refresh').click();
    await expectOn(heading(page, 'Access Denied')).toBeVisible();
    await expectOn(page.getByText("You don't have permission to access this page.")).toBeVisible();
    await link(page, 'Go to your dashboard').click();
    await expectOn(page).toHaveURL(`${inject('appUrl')}/dashboard`);
  });
});

describe('the system log', () => {
  it('filters by type, actor and subject, and links to the subject', async () => {
    const title = `Asha & Ravi ${crypto.randomUUID()}`;
    const { id } = await aWishlist({ items: [gift('Lamp', 5_000)], details: { title } });
    const tx = transactionId(crypto.randomUUID());
    const form = { amount: 1_234, message: '', isAnonymous: true, displayName: '', contact: '' };
    await recordContribution(aGuest(), id, null, form, { transactionId: tx, giver: null });
    const report = await reportWishlist(aGuest(), { wishlistId: id, reason: 'fraud', message: 'Look' }, 'anonymous');

    const page = await people.signedInAt('/admin', 'neel');
    await link(page, 'All activity').click();
    await expectOn(heading(page, 'System Log')).toBeVisible();
    const entries = page.getByRole('main').getByRole('listitem');
    await expectOn(entries).toHaveCount(20);
    await page.getByLabel('About').fill(`${inject('appUrl')}/wishlist/${id}`);
    await button(page, 'Search').click();
    await expectOn(entries).toContainText(['Wishlist reported: fraud', `Contribution to ${title}`]);
    await expectNoViolations(page);
    await page.getByLabel('Type').selectOption('Contribution');
    await page.getByLabel('Done by').fill('anonymous');
    await button(page, 'Search').click();
    await expectOn(entries).toHaveCount(1);

    await link(page, `Contribution to ${title}`).click();
    await expectOn(page).toHaveURL(`${inject('appUrl')}/admin/transactions?reference=${referenceOf(tx)}`);
    await expectOn(page.getByText('Showing 1 of 1 contributions')).toBeVisible();
    await page.goBack();
    await expectOn(entries).toHaveCount(1);
    await link(page, 'Related entries').click();
    await link(page, 'Wishlist reported: fraud').click();
    await expectOn(page).toHaveURL(`${inject('appUrl')}/admin/wishlists?tab=reports&report=${report}`);
    await expectOn(page.getByRole('article', { name: title })).toContainText('Look');
    await page.goBack();
    await expectOn(entries).toHaveCount(2);
    await link(page, 'Wishlist').first().click();
    await expectOn(page.getByText('Showing 1 of 1 wishlists')).toBeVisible();
    await expectOn(page.getByRole('row', { name: title })).toBeVisible();
    await changeStoredAt(`reports/${report}`, () => ({ status: 'resolved' }));

    const { id: uid } = await aPerson('Asha Rao');
    await goTo(page, `${inject('appUrl')}/admin/users?search=id%3A${uid}`);
    await expectOn(page.getByRole('row', { name: 'Asha Rao' })).toBeVisible();
  });
});

describe('the transactions', () => {
  it('are found by reference, wishlist and amount, exported, and linked to their register', async () => {
    const title = `Asha & Ravi ${crypto.randomUUID()}`;
    const { id } = await aWishlist({ items: [gift('Lamp', 5_000)], details: { title } });
    const guest = aGuest();
    const [one, other] = [transactionId(crypto.randomUUID()), transactionId(crypto.randomUUID())];
    const form = { message: 'Be happy', isAnonymous: true, displayName: '', contact: '' };
    await recordContribution(guest, id, null, { ...form, amount: 1_234 }, { transactionId: one, giver: null });
    await recordContribution(guest, id, null, { ...form, amount: 501 }, { transactionId: other, giver: null });

    const page = await people.signedInAt('/admin', 'neel');
    await link(page, 'Find a Contribution').click();
    await expectOn(heading(page, 'Transactions')).toBeVisible();
    const rows = page.getByRole('row').filter({ hasText: 'SHG-' });
    await expectOn(rows).toHaveCount(20);
    await page.getByLabel('Reference').fill(referenceOf(one).toLowerCase());
    await button(page, 'Search').click();
    await expectOn(page.getByText('Showing 1 of 1 contributions')).toBeVisible();
    await expectOn(rows).toContainText([title]);
    await expectOn(rows).toContainText(['₹1,234']);
    await expectNoViolations(page);

    await link(page, 'Clear filters').click();
    await expectOn(link(page, 'Clear filters')).toHaveCount(0);
    await page.getByLabel('Wishlist').fill(`${inject('appUrl')}/wishlist/${id}?via=whatsapp`);
    await page.getByLabel('Amount up to (₹)').fill('1,000');
    await page.getByLabel('Amount up to (₹)').press('Enter');
    await expectOn(page.getByText('Showing 1 of 1 contributions')).toBeVisible();
    await expectOn(rows).toContainText(['₹501']);
    await button(page, 'Export CSV').click();
    const file = await exported(page);
    expect(file.name).toContain(`shagun-transactions-${id}-at-most-1000-`);
    expect(file.text.split('\r\n').filter((line) => line.includes(id))).toEqual([expect.stringContaining(`${other},`)]);
    await page.keyboard.press('Escape');

    // The owner sets it aside meanwhile.
    await changeStoredAt(`transactions/${other}`, () => ({
      status: 'set_aside',
      correction: { reason: 'mistake', by: 'someone', at: new Date(), logId: 'log' },
    }));
    await refresh(page);
    await expectOn(rows).toContainText(['Set aside']);
    await link(page, 'Register').click();
    await expectOn(page).toHaveURL(`${inject('appUrl')}/wishlist/${id}/analytics`);
  });
});

describe('the platform over time', () => {
  it('is shown by week and by month, with the top wishlists', async () => {
    const { id } = await aWishlist({ items: [gift('Lamp', 5_000)] });
    const page = await people.signedInAt('/admin/analytics', 'neel');
    await expectOn(heading(page, 'Platform Analytics')).toBeVisible();
    const table = page.getByRole('table', { name: /^Last 12/ });
    await page.getByText('View as table').click();
    await expectOn(table.getByRole('rowheader')).toHaveCount(12);
    const given = await counted(page, 'Amount given');
    const form = { amount: 4_321, message: '', isAnonymous: true, displayName: '', contact: '' };
    await recordContribution(aGuest(), id, null, form, {
      transactionId: transactionId(crypto.randomUUID()),
      giver: null,
    });
    await refresh(page);
    expect(await counted(page, 'Amount given')).toBe(given + 4_321);

    await page.getByRole('radio', { name: 'Last 12 months' }).check();
    await expectOn(page.getByRole('img', { name: /^Amount given, Last 12 months: ₹/ })).toBeVisible();
    expect(await counted(page, 'Amount given')).toBeGreaterThanOrEqual(given + 4_321);
    await page.getByText('View as table').click();
    await expectOn(table.getByRole('rowheader').last()).toHaveText(/^\w+ 20\d\d$/);

    const top = page.getByRole('table', { name: 'Top wishlists' }).getByRole('rowheader').first();
    const title = await top.innerText();
    await link(page, `Analytics of ${title}`).click();
    await expectOn(page).toHaveURL(/\/wishlist\/[^/]+\/analytics$/);
    await expectOn(page.getByRole('main').getByText(title).first()).toBeVisible();
  });
});

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  it('has no accessibility problem', async () => {
    const page = await people.signedInAt('/admin', 'neel');
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found: Record<string, readonly string[]> = {};
    await counted(page, 'Platform Revenue');
    await expectOn(part(page, 'Recent Activity').getByRole('listitem')).toHaveCount(10);
    found['dashboard'] = await violations(page);
    await button(page, 'Export Data').click();
    await expectOn(page.getByRole('dialog')).toBeVisible();
    found['files'] = await violations(page);
    await page.keyboard.press('Escape');
    const pages = page.getByRole('navigation', { name: 'Admin pages' });
    await pages.getByRole('link', { name: 'Transactions' }).click();
    await expectOn(page.getByRole('row').filter({ hasText: 'SHG-' })).toHaveCount(20);
    found['transactions'] = await violations(page);
    await pages.getByRole('link', { name: 'Log' }).click();
    await expectOn(page.getByRole('main').getByRole('listitem')).toHaveCount(20);
    found['log'] = await violations(page);
    await pages.getByRole('link', { name: 'Analytics' }).click();
    await page.getByText('View as table').click();
    await expectOn(page.getByRole('table', { name: 'Top wishlists' })).toBeVisible();
    found['analytics'] = await violations(page);
    expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([]);
  });
});
