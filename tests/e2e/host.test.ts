import { type Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { DEMO_PEOPLE } from '../../scripts/seed/people/demo-people.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { aWishlist, gift } from './a-wishlist.ts';
import { goTo, reload } from './navigate.ts';
import { overlaysLeft } from './overlay-history.ts';
import { accountKnown, visitorsOfThisFile } from './visitors.ts';
import { expectOn } from '../support/expect-on.ts';
import { register } from './sign-in.ts';

const visitors = visitorsOfThisFile();

const at = (path: string) => `${inject('appUrl')}${path}`;
const GUEST = DEMO_PEOPLE.nandini;

async function newHost(): Promise<Page> {
  const page = await visitors.open('/register');
  await register(page, 'Asha Rao');
  return page;
}

const guestAt = (path: string) => visitors.signedInAt(path, GUEST);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** The number on a tile or card. */
const number = (page: Page, label: string) =>
  page.locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) }).locator('dd');

async function addGift(page: Page, name: string, cost: string): Promise<void> {
  await button(page, 'Add a gift').click();
  const sheet = page.getByRole('dialog', { name: 'Add a gift' });
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByLabel('Cost').fill(cost);
  await sheet.getByLabel('Description').fill('For our first home');
  await sheet.getByRole('button', { name: 'Add to the list' }).click();
  await expectOn(page.getByRole('heading', { level: 3, name })).toBeVisible();
}

it(
  'leads a new couple from the tour to thanking their guests and deleting the list',
  { timeout: 240_000 },
  async () => {
    visitors.expectErrors(/status of 403/);
    const page = await newHost();

    // The tour, by keyboard.
    const tour = page.getByRole('dialog');
    await expectOn(tour.getByText('Step 1 of 6')).toBeVisible();
    await expectNoViolations(page);
    for (const step of [2, 3, 4, 5, 6]) {
      await page.keyboard.press('Enter');
      await expectOn(tour.getByText(`Step ${step} of 6`)).toBeVisible();
    }
    await page.keyboard.press('Enter');
    await expectOn(tour).toBeHidden();
    await expectOn(heading(page, 'Welcome, Asha!')).toBeVisible();
    await expectNoViolations(page);

    // A list of five, three of them pasted, one from an idea.
    await link(page, 'New Wishlist').click();
    await expectOn(heading(page, 'Create a wishlist')).toBeVisible();
    await page.getByLabel('Title').fill('Asha weds Ravi');
    await page.getByLabel('Welcome').fill('Your blessings are enough.');
    await addGift(page, 'Brass lamp', '2,101');
    await expectOn(button(page, 'Create wishlist')).toBeEnabled();
    await button(page, 'Paste a list').click();
    await page.getByLabel(/^One gift per line/).fill('Fan 2500\nKettle ₹1,500\nPressure cooker – 3200/-');
    await button(page, 'Add 3 gifts').click();
    await button(page, 'Refrigerator').click();
    await button(page, 'Move Kettle up').click();
    await expectOn(button(page, 'Move Kettle up')).toBeFocused();
    await expectNoViolations(page);

    // The draft survives a page load.
    page.once('dialog', (dialog) => void dialog.accept());
    await reload(page);
    await expectOn(page.getByLabel('Title')).toHaveValue('Asha weds Ravi');
    await expectOn(page.getByRole('heading', { level: 3 })).toHaveText([
      'Brass lamp',
      'Kettle',
      'Fan',
      'Pressure cooker',
      'Refrigerator',
    ]);
    await button(page, 'Create wishlist').click();

    // Sharing right away.
    await expectOn(heading(page, 'Your wishlist is ready')).toBeVisible();
    await expectOn(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /via%3Dwhatsapp/);
    await button(page, 'QR code').click();
    await expectOn(button(page, 'Download as PNG')).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expectOn(page.getByRole('dialog')).toBeHidden();
    const address = (await link(page, 'See it as guests do').getAttribute('href')) ?? '';
    await link(page, 'Go to the dashboard').click();
    await expectOn(page.getByRole('article', { name: 'Asha weds Ravi' })).toBeVisible();
    await expectOn(number(page, 'Shares')).toHaveText('1');
    await expectOn(number(page, 'Contributions')).toHaveText('₹0');

    // A guest completes a gift; the dashboard updates live.
    const guest = await guestAt(address);
    await accountKnown(guest);
    await guest.getByRole('button', { name: 'Contribute to Brass lamp' }).click();
    await guest.getByRole('button', { name: /^Complete this gift/ }).click();
    await guest.getByRole('button', { name: 'Next: your blessing' }).click();
    await guest.getByLabel('Your blessing').fill('Light for every evening');
    await guest.getByRole('button', { name: 'Contribute ₹2,101' }).click();
    await expectOn(guest.getByText('Thank you!')).toBeVisible();
    await expectOn(number(page, 'Contributions')).toHaveText('₹2,101');
    await expectOn(number(page, 'Contributors').first()).toHaveText('1');

    // The register, and marking as thanked.
    await page.getByRole('article').getByRole('link', { name: 'Analytics' }).click();
    await expectOn(heading(page, 'Analytics')).toBeVisible();
    await expectOn(number(page, 'Received')).toHaveText('₹2,101');
    const row = page.getByRole('row', { name: new RegExp(GUEST.name) });
    await expectOn(row).toContainText('Light for every evening');
    await expectOn(row.getByRole('link', { name: /on WhatsApp/ })).toHaveAttribute('href', /Brass%20lamp/);
    await expectOn(button(page, 'Not thanked yet (1)')).toBeVisible();
    await row.getByRole('button', { name: `Mark as thanked: ${GUEST.name}` }).click();
    await expectOn(row.getByRole('button', { name: `Thanked: ${GUEST.name}` })).toBeVisible();
    await expectOn(button(page, 'Not thanked yet (0)')).toBeVisible();
    await expectNoViolations(page);
    await reload(page);
    await expectOn(button(page, `Thanked: ${GUEST.name}`)).toBeVisible();
    const download = page.waitForEvent('download');
    await button(page, 'Files').click();
    await page.getByRole('menuitem', { name: 'Download CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^shagun-register-asha-weds-ravi-\d{4}-\d{2}-\d{2}\.csv$/);

    // Editing keeps the money, and each change is saved immediately.
    await link(page, 'Edit').click();
    await expectOn(heading(page, 'Edit wishlist')).toBeVisible();
    await expectOn(page.getByText('Fully Funded', { exact: true })).toBeVisible();
    await button(page, 'Edit Brass lamp').click();
    const sheet = page.getByRole('dialog', { name: 'Edit the gift' });
    await sheet.getByLabel('Cost').fill('2,000');
    await sheet.getByRole('button', { name: 'Save the gift' }).click();
    await expectOn(sheet.getByLabel('Cost')).toHaveAccessibleDescription(/Guests have already given ₹2,101/);
    await sheet.getByLabel('Cost').fill('3,000');
    await sheet.getByRole('button', { name: 'Save the gift' }).click();
    await expectOn(page.getByText('₹2,101 received')).toBeVisible();
    await expectNoViolations(page);

    // Deactivated, reactivated and deleted.
    await button(page, 'Deactivate').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
    await expectOn(page.getByText('Your page is deactivated')).toBeVisible();
    await goTo(guest, at(address));
    await expectOn(heading(guest, 'Wishlist Not Found')).toBeVisible();
    await button(page, 'Reactivate').click();
    await expectOn(page.getByText('Your page is live')).toBeVisible();
    await goTo(guest, at(address));
    await expectOn(heading(guest, 'Asha weds Ravi')).toBeVisible();
    await button(page, 'Delete wishlist').click();
    const question = page.getByRole('alertdialog', { name: 'Delete this wishlist?' });
    const registerFile = page.waitForEvent('download');
    await button(page, 'Download register (CSV)').click();
    expect((await registerFile).suggestedFilename()).toMatch(/^shagun-register-asha-weds-ravi-\d{4}-\d\d-\d\d\.csv$/);
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await expectOn(page).toHaveURL(at('/dashboard'));

    // The register of the deleted wishlist is still available.
    const deleted = page.getByRole('region', { name: 'Deleted wishlists' });
    await expectOn(deleted).toContainText('1 contribution · Deleted');
    await expectNoViolations(page);
    await deleted.getByRole('link', { name: 'Asha weds Ravi' }).click();
    await expectOn(heading(page, 'Asha weds Ravi')).toBeVisible();
    await expectOn(page.getByRole('row', { name: new RegExp(GUEST.name) })).toContainText('₹2,101');
    await button(page, `Thanked: ${GUEST.name}`).click();
    await expectOn(button(page, `Mark as thanked: ${GUEST.name}`)).toBeVisible();
    await expectNoViolations(page);
  },
);

it('creates a second wishlist after the first', async () => {
  const page = await newHost();
  await button(page, 'Skip tour and explore on my own').click();
  for (const title of ['Our wedding', 'Our engagement']) {
    await link(page, 'New Wishlist').click();
    await expectOn(heading(page, 'Create a wishlist')).toBeVisible();
    await expectOn(page.getByLabel('Title')).toHaveValue('');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Welcome').fill('Your blessings are enough.');
    await button(page, 'Refrigerator').click();
    await button(page, 'Create wishlist').click();
    await expectOn(heading(page, 'Your wishlist is ready')).toBeVisible();
    await link(page, 'Go to the dashboard').click();
    await expectOn(page.getByRole('article', { name: title })).toBeVisible();
  }
  await expectOn(page.getByRole('article')).toHaveCount(2);
});

it('lets the owner deactivate, reactivate and delete a wishlist on its page', async () => {
  visitors.expectErrors(/status of 403/);
  const { path } = await aWishlist({ items: [gift('Brass lamp', 2_101)] });
  const page = await visitors.signedInAt(path, 'simrat');
  await expectOn(heading(page, 'Asha & Ravi')).toBeVisible();
  // Loaded as a document of its own, as for every guest.
  await reload(page);
  const bar = page.getByRole('complementary', { name: 'Your page' });
  await bar.getByRole('button', { name: 'More' }).click();
  await bar.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expectOn(bar.getByText(/guests can’t see it/)).toBeVisible();
  const guest = await visitors.open(path);
  await expectOn(heading(guest, 'Wishlist Not Found')).toBeVisible();
  await bar.getByRole('button', { name: 'Reactivate' }).click();
  await expectOn(bar.getByText('This is your page, as guests see it.')).toBeVisible();
  await bar.getByRole('button', { name: 'More' }).click();
  await bar.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expectOn(page).toHaveURL(at('/dashboard'));
  await reload(guest);
  await expectOn(heading(guest, 'Wishlist Not Found')).toBeVisible();
});

it.each([
  ['a new wishlist', 'New Wishlist', (page: Page) => page.getByLabel('Title').fill('Asha weds Ravi')],
  [
    'the profile',
    'Profile Settings',
    async (page: Page) => {
      await button(page, 'Edit Profile').click();
      await page.getByLabel('Full name').fill('Asha & Ravi');
    },
  ],
] as const)('asks before Back leaves %s with unsaved changes', async (_, name, write) => {
  const page = await newHost();
  await button(page, 'Skip tour and explore on my own').click();
  if (name === 'Profile Settings') await button(page, 'Menu').click();
  await page.getByRole('link', { name, exact: true }).first().click();
  await write(page);
  const address = page.url();
  await page.evaluate(() => history.back());
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expectOn(question).toBeHidden();
  await overlaysLeft(page);
  expect(page.url()).toBe(address);
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Leave' }).click();
  await expectOn(heading(page, 'Welcome, Asha!')).toBeVisible();
  await expectOn(page).toHaveURL(at('/dashboard'));
});

it('keeps a picture in the draft', async () => {
  const page = await newHost();
  await button(page, 'Skip tour and explore on my own').click();
  await goTo(page, at('/create-wishlist'));
  await button(page, 'Add a gift').click();
  const sheet = page.getByRole('dialog', { name: 'Add a gift' });
  await sheet.getByLabel('Name').fill('Brass lamp');
  await sheet.getByLabel('Cost').fill('501');
  await sheet.getByLabel('Description').fill('For Diwali');
  await sheet.locator('input[type=file]').setInputFiles({
    name: 'lamp.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await largePicture(page), 'base64'),
  });
  await expectOn(sheet.getByRole('button', { name: 'Remove' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Add to the list' }).click();
  const picture = page.getByRole('listitem').locator('img');
  await expectOn(picture).toHaveJSProperty('naturalWidth', 360);
  page.once('dialog', (dialog) => void dialog.accept());
  await reload(page);
  await expectOn(picture).toHaveJSProperty('naturalWidth', 360);
});

/** A picture two thousand pixels wide. */
async function largePicture(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2000, height: 1000 });
    canvas.getContext('2d')?.fillRect(0, 0, 900, 900);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
}
