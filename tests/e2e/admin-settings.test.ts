import { type Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { DEMO_PEOPLE } from '../../scripts/seed/people/demo-people.ts';
import type { Announcement } from '../../src/domain/announcements.ts';
import { announcing } from '../../src/domain/testing/documents.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { layoutShift, paintWhenParsed } from '../support/layout-shift.ts';
import { measureSettled } from '../support/settled.ts';
import { readStored } from '../data/stored.ts';
import { aWishlist, gift } from './a-wishlist.ts';
import { fillInAnonymously, give, isThanked } from './giving.ts';
import { goTo, reload } from './navigate.ts';
import { OwnDatabase } from './own-database.ts';
import { signIn } from './sign-in.ts';
import { expectOn } from '../support/expect-on.ts';
import { visitorsOfThisFile } from './visitors.ts';

const IN_HINDI = 'रविवार को छुट्टी है।';

const visitors = visitorsOfThisFile();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const announced = (page: Page) => page.getByRole('complementary', { name: 'Announcement' }).getByRole('paragraph');

async function saveSettings(page: Page): Promise<void> {
  await button(page, 'Save settings').click();
  await expectOn(page.getByText('Settings saved')).toBeVisible();
  await expectOn(page.getByText('All changes saved')).toBeVisible();
}

/** Waits until the page has read the settings, which it does when idle. */
async function withSettings(page: Page): Promise<void> {
  await page.waitForFunction(() => sessionStorage.getItem('shagun.settings'));
  await reload(page);
}

it('publishes a fee and an announcement to every page', async () => {
  const database = await OwnDatabase.start(visitors);
  const admin = await database.signedInAt('/admin/settings', 'admin');
  await expectOn(heading(admin, 'Platform Settings')).toBeVisible();
  await expectOn(admin.getByText('No changes yet. These are the defaults.')).toBeVisible();
  await expectNoViolations(admin);

  const fee = admin.getByLabel('Fee (%)');
  await fee.fill('25');
  await button(admin, 'Save settings').click();
  await expectOn(fee).toHaveAccessibleDescription(/Please enter a percentage from 0 to 20/);
  await expectOn(fee).toBeFocused();
  await fee.fill('12.25');
  const text = 'We rest on Sunday. Everything you give then arrives on Monday.';
  await button(admin, 'Add an announcement').click();
  const sheet = admin.getByRole('dialog', { name: 'Add an announcement' });
  await sheet.getByLabel(/^English/).fill(text);
  await sheet.getByLabel(/^हिन्दी/).fill(IN_HINDI);
  await expectNoViolations(admin);
  await sheet.getByRole('button', { name: 'Keep announcement' }).click();
  await expectOn(admin.getByRole('listitem').filter({ hasText: text })).toContainText('Running');
  await expectNoViolations(admin);
  // Leaving now shows the warning.
  await admin.getByRole('navigation', { name: 'Admin pages' }).getByRole('link', { name: 'Support' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
  await saveSettings(admin);
  await expectOn(admin.getByText(/^Last changed .+ by Asha Rege\.$/)).toBeVisible();
  await admin.getByRole('navigation', { name: 'Admin pages' }).getByRole('link', { name: 'Support' }).click();
  await expectOn(announced(admin)).toHaveText(text);
  expect(await database.logOf('platform')).toMatchObject([
    {
      type: 'settings_changed',
      actorId: DEMO_PEOPLE.admin.id,
      description: 'Settings changed: fee 12.25 %, contributions on',
    },
  ]);

  // A guest, on each page that shows the fee.
  const guest = await database.at('/pricing', paintWhenParsed);
  const questions: string[] = [];
  guest.on('request', (request) => {
    if (request.url().includes('/documents')) questions.push(request.url());
  });
  await expectOn(guest.getByText('12.25%', { exact: true })).toBeVisible();
  await expectOn(guest.getByRole('row', { name: /Shagun from a neighbour/ })).toContainText('₹61.37');
  await expectOn(announced(guest)).toHaveCount(0);
  // Except for the digits of the fee.
  expect(await layoutShift(guest)).toBeLessThan(0.001);
  for (const [path, width] of [
    ['/help', 360],
    ['/privacy', 1280],
  ] as const) {
    await guest.setViewportSize({ width, height: 740 });
    await goTo(guest, `${inject('appUrl')}${path}`);
    await expectOn(announced(guest)).toHaveText(text);
    expect(await layoutShift(guest)).toBeLessThan(0.001);
    await expectNoViolations(guest);
  }

  // In the reader's language.
  await goTo(guest, `${inject('appUrl')}/hi/about`);
  await expectOn(guest.getByRole('complementary', { name: 'घोषणा' }).getByRole('paragraph')).toHaveText(IN_HINDI);

  // Once closed, it stays closed in this window. A new fee shifts nothing.
  await goTo(guest, `${inject('appUrl')}/help`);
  await button(guest, 'Close the announcement').click();
  for (const [path, words] of [
    ['/', 'A fee of 12.25% on each contribution'],
    ['/about', 'a transaction fee of 12.25% on contributions'],
    ['/terms', 'a transaction fee of 12.25% on contributions'],
    ['/contact', 'our 12.25% fee'],
  ] as const) {
    await goTo(guest, `${inject('appUrl')}${path}`);
    await expectOn(guest.getByText(words).first()).toBeVisible();
    await expectOn(announced(guest)).toBeHidden();
    expect(await layoutShift(guest)).toBeLessThan(0.01);
  }
  expect(questions.length).toBeLessThanOrEqual(1);
});

it('merges the changes of two admins who save concurrently, after showing the difference', async () => {
  const database = await OwnDatabase.start(visitors);
  const asha = await database.signedInAt('/admin/settings', 'admin');
  const other = await database.signedInAt('/admin/settings', 'admin');
  for (const page of [asha, other]) await expectOn(page.getByLabel('Fee (%)')).toBeVisible();
  await other.getByLabel('Fee (%)').fill('9');
  await saveSettings(other);

  await button(asha, 'Add an announcement').click();
  await asha
    .getByRole('dialog')
    .getByLabel(/^English/)
    .fill('We rest on Sunday.');
  await asha.getByRole('dialog').getByRole('button', { name: 'Keep announcement' }).click();
  await button(asha, 'Save settings').click();
  const conflict = asha.getByRole('alert', { name: 'Another admin saved first' });
  await expectOn(conflict).toBeInViewport();
  await expectOn(conflict).toContainText('Changed from 7.5% to 9%');
  await expectNoViolations(asha);
  await saveSettings(asha);
  await expectOn(conflict).toHaveCount(0);
  await expectOn(asha.getByLabel('Fee (%)')).toHaveValue('9');
  expect(await readStored('settings/platform', database.ports.firestore)).toMatchObject({
    feePercent: 9,
    announcements: [{ audience: 'everyone', texts: { en: 'We rest on Sunday.' } }],
  });
  expect(await database.logOf('platform')).toHaveLength(2);
});

it('reads no settings on the guest’s page', async () => {
  visitors.expectErrors(/status of 404/);
  const database = await OwnDatabase.start(visitors);
  await database.write({ 'settings/platform': settings({ announcements: [announcing('We rest on Sunday.')] }) });
  const { path } = await aWishlist({ items: [gift('Lamp', 1_000)], ports: database.ports });
  const asked: string[] = [];
  const page = await database.at('/404');
  await withSettings(page);
  await expectOn(announced(page)).toHaveText('We rest on Sunday.');
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  const counted = page.waitForResponse((response) => response.url().includes(':commit'));
  await goTo(page, `${inject('appUrl')}${path}`);
  await expectOn(heading(page, 'Asha & Ravi')).toBeVisible();
  await counted;
  expect(asked.filter((one) => one.includes('/documents/wishlists/') && !one.includes(':commit'))).toHaveLength(1);
  expect(asked.filter((one) => one.includes('settings/platform'))).toEqual([]);
  await expectOn(announced(page)).toHaveCount(0);
});

it('pauses and resumes contributions, and keeps what a guest has typed', async () => {
  visitors.expectErrors(/status of 403/);
  const database = await OwnDatabase.start(visitors);
  const { path } = await aWishlist({ items: [gift('Lamp', 1_000)], ports: database.ports });
  const guest = await database.at(path);
  await fillInAnonymously(guest, 'Contribute to Lamp', '₹501', 'Be a light.');

  const admin = await database.signedInAt('/admin/settings', 'admin');
  const giving = admin.getByRole('switch', { name: 'Guests can contribute' });
  await giving.click();
  const question = admin.getByRole('alertdialog', { name: 'Switch contributions off?' });
  const sentence = 'Contributions are paused at the moment. Please come back later.';
  await expectOn(question.getByText(sentence)).toBeVisible();
  await expectNoViolations(admin);
  await question.getByRole('button', { name: 'Switch off' }).click();
  await saveSettings(admin);

  await give(guest);
  await expectOn(guest.getByRole('dialog').getByText(sentence)).toBeVisible();
  await expectOn(guest.getByLabel('Your blessing')).toHaveValue('Be a light.');
  await expectNoViolations(guest);

  await giving.click();
  await saveSettings(admin);
  await give(guest);
  await isThanked(guest);
  expect((await database.logOf('platform')).map(({ description }) => description).toSorted()).toEqual([
    'Settings changed: fee 7.5 %, contributions off',
    'Settings changed: fee 7.5 %, contributions on',
  ]);
});

it('lets only admins write during maintenance, and tells members so', async () => {
  visitors.expectErrors(/status of 403/);
  const database = await OwnDatabase.start(visitors);
  const member = await database.signedInAt('/profile', 'gauri');
  const admin = await database.signedInAt('/admin/settings', 'admin');
  await admin.getByRole('switch', { name: 'Only admins can make changes' }).click();
  const question = admin.getByRole('alertdialog', { name: 'Start maintenance?' });
  const notice = /^We’re looking after the site at the moment\./;
  await expectOn(question.getByText(notice)).toBeVisible();
  await question.getByRole('button', { name: 'Start maintenance' }).click();
  await saveSettings(admin);

  // As after five minutes.
  await member.evaluate(() => sessionStorage.removeItem('shagun.settings'));
  await reload(member);
  await expectOn(member.getByText(notice)).toBeVisible();
  await button(member, 'Edit Profile').click();
  await member.getByLabel('Full name').fill('Somebody New');
  await button(member, 'Save Changes').click();
  await expectOn(member.getByText('Failed to update profile').first()).toBeVisible();
  await expectNoViolations(member);
  expect((await database.logOf('platform')).map(({ description }) => description)).toEqual([
    'Settings changed: fee 7.5 %, contributions off, maintenance',
  ]);
});

it('shows the announcement in the page’s flow, where it covers no control', async () => {
  const database = await OwnDatabase.start(visitors);
  await database.write({
    'settings/platform': settings({ announcements: [announcing('A long line. '.repeat(21).trim())] }),
  });
  const page = await database.at('/login?next=/create-wishlist');
  await withSettings(page);
  for (const name of ['Sign In', 'Create wishlist']) {
    await page.setViewportSize({ width: 360, height: 640 });
    await expectOn(announced(page)).toBeVisible();
    await expectOn(button(page, name)).toBeVisible();
    await expectOn.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const [header, announcement, main] = await measureSettled(page, () =>
      Promise.all(
        (['banner', 'complementary', 'main'] as const).map(async (role) => {
          const box = await page.getByRole(role).boundingBox();
          return { top: Math.round(box?.y ?? NaN), bottom: Math.round((box?.y ?? NaN) + (box?.height ?? NaN)) };
        }),
      ),
    );
    expect(announcement?.top).toBe(header?.bottom);
    expect(main?.top).toBe(announcement?.bottom);
    await button(page, name).scrollIntoViewIfNeeded();
    await expectOn.poll(() => button(page, name).evaluate(isOnTop)).toBe(true);
    if (name === 'Sign In') await signIn(page, 'simrat', '/create-wishlist');
  }
  // It scrolls with the page.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expectOn(announced(page)).not.toBeInViewport();
});

/** Nothing covers its centre. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

function settings(changes: { readonly announcements: readonly Announcement[] }) {
  const at = new Date();
  return { feePercent: 7.5, contributionsEnabled: true, updatedAt: at, moderation: null, ...changes };
}
