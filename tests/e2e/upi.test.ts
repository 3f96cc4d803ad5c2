import { type Locator, type Page } from '@playwright/test';
import { describe, expect, inject, it } from 'vitest';
import { expectOn } from '../support/expect-on.ts';
import { readQr } from '../support/read-qr.ts';
import { changeStored, findStored } from '../data/stored.ts';
import { aWishlist, gift, storedAt } from './a-wishlist.ts';
import { announcedOn, recordAnnouncements } from './announcements.ts';
import { fillInAnonymously, fillInAs, give, isThanked } from './giving.ts';
import { goTo, reload } from './navigate.ts';
import { OFFLINE, visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

const transactionsOf = async (id: string) =>
  Object.values(await findStored('transactions', 'wishlistId', id, inject('suitePorts').firestore));

/** The owner adds their UPI address in the editor. */
async function addsUpi(host: Page): Promise<void> {
  await host.getByRole('button', { name: 'Add a UPI address' }).click();
  const sheet = host.getByRole('dialog');
  await sheet.getByLabel('UPI address', { exact: true }).fill('Asha.Rao@OKBank');
  await sheet.getByLabel('Re-enter UPI address').fill('asha.rao@okbank');
  await sheet.getByLabel('Name on the bank account').fill('Asha Rao');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expectOn(host.getByText('asha.rao@okbank').first()).toBeVisible();
}

describe('gifts by UPI', () => {
  it('can be promised, resumed after closing the tab and sent; the couple is notified', async () => {
    const { id, path } = await aWishlist({ items: [gift('Swing', 20_000)] });
    const host = await visitors.signedInAt(`${path}/edit`, 'simrat');
    await addsUpi(host);
    await expectOn(host.getByRole('switch', { name: 'Guests send gifts by UPI' })).toBeChecked();

    const phone = await visitors.newWindow({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await phone.newPage();
    await goTo(page, `${inject('appUrl')}${path}`);
    await fillInAs('Meena Aunty', page, 'Contribute to Swing', '₹1,101', 'Khush raho!');
    await expectOn(page.getByText(/straight from your bank to the hosts/)).toBeVisible();
    await give(page);
    await expectOn(page.getByRole('heading', { name: 'Send ₹1,101 to Asha & Ravi' })).toBeVisible();
    await page.getByRole('button', { name: 'Copy UPI address' }).click();
    await expectOn(page.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('asha.rao@okbank');
    const code = page.getByRole('img', { name: 'QR code to send ₹1,101 to Asha Rao' });
    await expectOn(code).toBeVisible();
    await expectOn(page.getByText('Scan this with your phone')).toBeVisible();
    await expectOn(page.getByText('Or scan this with another phone')).toBeHidden();
    expect(await readQr(code)).toMatch(/^upi:\/\/pay\?pa=asha\.rao@okbank&pn=Asha%20Rao&am=1101\.00&cu=INR&tn=SHG-/);
    expect(await transactionsOf(id)).toMatchObject([{ status: 'promised', completedAt: null, amount: 1_101 }]);

    await page.close();
    const again = await phone.newPage();
    await goTo(again, `${inject('appUrl')}${path}`);
    await expectOn(again.getByRole('heading', { name: 'Send ₹1,101 to Asha & Ravi' })).toBeVisible();
    await again.getByLabel('UTR (optional)').fill('4321 8765');
    await again.getByRole('button', { name: 'I have sent it' }).click();
    await expectOn(again.getByText('A UTR has 12 digits')).toBeVisible();
    await again.getByLabel('UTR (optional)').fill('4321 8765 4321');
    await again.getByRole('button', { name: 'I have sent it' }).click();
    await isThanked(again);
    await expectOn(again.getByText(/₹1,101 is on its way/)).toBeVisible();
    expect(await transactionsOf(id)).toMatchObject([{ status: 'sent', utr: '432187654321' }]);
    await reload(again);
    await expectOn(again.getByText('Meena Aunty', { exact: true })).toBeVisible();
    await expectOn(again.getByRole('dialog')).toHaveCount(0);

    await host.getByRole('button', { name: /^Notifications/ }).click();
    await expectOn(host.getByRole('link', { name: 'Unread: Meena Aunty has sent ₹1,101' })).toBeVisible();
    await expectOn(host.getByRole('link', { name: 'Unread: Meena Aunty promised ₹1,101 for Swing' })).toBeVisible();
  });

  it('is promised, sent and received on the open dashboard of the couple', async () => {
    const { path } = await aWishlist({ items: [gift('Swing', 20_000)], details: { title: 'Tara & Dev' } });
    const host = await visitors.signedInAt(`${path}/edit`, 'simrat');
    await addsUpi(host);
    const dashboard = await visitors.signedInAt('/dashboard', 'simrat');
    const card = dashboard.getByRole('article', { name: 'Tara & Dev' });
    await expectOn(card).toContainText('Promised₹0Sent₹0Received₹0');
    const page = await visitors.at(path);
    await fillInAs('Meena Aunty', page, 'Contribute to Swing', '₹1,101');
    await give(page);
    await expectOn(card).toContainText('Promised₹1,101Sent₹0Received₹0');
    await page.getByRole('button', { name: 'I have sent it' }).click();
    await isThanked(page);
    await expectOn(card).toContainText('Promised₹0Sent₹1,101Received₹0');

    await goTo(host, `${inject('appUrl')}${path}/analytics`);
    await host.getByRole('button', { name: 'Mark as received: Meena Aunty, ₹1,101' }).click();
    await expectOn(host.getByRole('row', { name: /Meena Aunty/ })).toContainText('Received');
    await expectOn(card).toContainText('Promised₹0Sent₹0Received₹1,101');
    await host.getByRole('button', { name: 'Options: Meena Aunty, ₹1,101' }).click();
    await host.getByRole('menuitem', { name: 'Not received after all' }).click();
    await expectOn(card).toContainText('Promised₹0Sent₹1,101Received₹0');
  });

  it('notify the owner’s other devices of a new address, and only list it on this one', async () => {
    const { path } = await aWishlist({ owner: 'anitha', items: [gift('Swing', 20_000)] });
    const host = await visitors.signedInAt(`${path}/edit`, 'anitha', recordAnnouncements);
    const tablet = await visitors.signedInAt('/dashboard', 'anitha');
    const bell = { name: /^Notifications/ };
    await expectOn(tablet.getByRole('button', bell)).toBeVisible();
    await addsUpi(host);
    const news = /UPI address was changed/;
    await expectOn(tablet.locator('.toast').getByText(news)).toBeVisible();
    await host.getByRole('button', bell).click();
    await expectOn(host.getByRole('link', { name: news }).first()).toBeVisible();
    expect((await announcedOn(host)).filter((words) => news.test(words))).toEqual([]);
  });

  it('can be sent anonymously; the device proves the giver', async () => {
    const { id, path } = await aWishlist({ items: [gift('Swing', 20_000)] });
    await addsUpi(await visitors.signedInAt(`${path}/edit`, 'simrat'));
    const page = await visitors.at(path);
    await fillInAnonymously(page, 'Contribute to Swing', '₹501');
    await give(page);
    const topOf = async (locator: Locator) => (await locator.boundingBox())?.y;
    const advice = page.getByText(/^Some UPI apps don’t open from a web page/);
    const code = page.getByRole('img', { name: 'QR code to send ₹501 to Asha Rao' });
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await topOf(advice)).toBeLessThan(Number(await topOf(code)));
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await topOf(advice)).toBeGreaterThan(Number(await topOf(code)));
    const address = page.getByText('asha.rao@okbank', { exact: true });
    // Beside the address, not below it.
    expect(await topOf(page.getByRole('button', { name: 'Copy UPI address' }))).toBeLessThan(
      Number(await topOf(address)),
    );
    await page.getByRole('button', { name: 'I have sent it' }).click();
    await isThanked(page);
    expect(await transactionsOf(id)).toMatchObject([{ status: 'sent', contributorId: 'anonymous', utr: null }]);
  });

  it('can be postponed, resumed from the device and taken back', async () => {
    const { id, path } = await aWishlist({ items: [gift('Swing', 20_000)] });
    await addsUpi(await visitors.signedInAt(`${path}/edit`, 'simrat'));
    const page = await visitors.at(path);
    await fillInAnonymously(page, 'Contribute to Swing', '₹501');
    await give(page);
    await page.getByRole('button', { name: 'Later' }).click();
    await expectOn(page.getByRole('dialog')).toHaveCount(0);
    const yours = page.getByRole('region', { name: 'Your gifts on this device' });
    // On a slow connection, the list of gifts is shown before the texts of the sheet have arrived.
    await page.route('**/giving.json', async (route) => {
      await yours.waitFor();
      await route.continue();
    });
    await reload(page);
    await expectOn(yours).toContainText('Not sent yet');
    await yours.getByRole('button', { name: 'Send now' }).click();
    await page.getByRole('button', { name: 'I have sent it' }).click();
    await isThanked(page);
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await yours.getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expectOn(yours).toContainText('Taken back');
    await expectOn(page.getByText('₹20,000 to go')).toHaveCount(0);
    expect(await transactionsOf(id)).toMatchObject([{ status: 'set_aside', correction: { reason: 'by_giver' } }]);
    expect(await storedAt(`wishlists/${id}`)).toMatchObject({ fundedAmount: 0, contributionCount: 0 });
  });

  it('have a receipt that can be saved as a picture', async () => {
    const { path } = await aWishlist({ items: [gift('Swing', 20_000)] });
    const page = await visitors.at(path);
    await fillInAnonymously(page, 'Contribute to Swing', '₹501', 'Khush raho!');
    await give(page);
    await isThanked(page);
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await page.getByRole('button', { name: 'Receipt' }).click();
    await isThanked(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Keep this as a picture' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^SHG-.{4}-.{4}\.png$/);
  });

  it('can be edited by their giver until the couple says thank you', async () => {
    const { id, path } = await aWishlist({ items: [gift('Swing', 20_000)] });
    const page = await visitors.at(path);
    await fillInAs('Kirn', page, 'Contribute to Swing', '₹501', 'Be hapy');
    await give(page);
    await isThanked(page);
    await page.getByRole('button', { name: 'Edit name and blessing' }).click();
    await expectOn(page.getByRole('heading', { name: 'Your blessing' })).toBeFocused();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Your name').fill('Kiran');
    visitors.expectErrors(OFFLINE);
    await page.context().setOffline(true);
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expectOn(sheet.getByText(/Check your connection/)).toBeVisible();
    await expectOn(sheet.getByLabel('Your name')).toHaveValue('Kiran');
    await page.context().setOffline(false);
    await sheet.getByRole('button', { name: 'Save' }).click();
    await isThanked(page);
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expectOn(page.getByRole('dialog')).toHaveCount(0);
    await expectOn(page.getByText('Kiran', { exact: true })).toBeVisible();

    await reload(page);
    const yours = page.getByRole('region', { name: 'Your gifts on this device' });
    await yours.getByRole('button', { name: 'Edit' }).click();
    await sheet.getByLabel('Your blessing').fill('Be happy');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expectOn(page.getByRole('dialog')).toHaveCount(0);
    await expectOn(page.getByText('Be happy')).toBeVisible();
    expect(await transactionsOf(id)).toMatchObject([{ displayName: 'Kiran', metadata: { message: 'Be happy' } }]);
    const [transaction = ''] = Object.keys(
      await findStored('transactions', 'wishlistId', id, inject('suitePorts').firestore),
    );
    await changeStored(`transactions/${transaction}`, { thankedAt: new Date() }, inject('suitePorts').firestore);
    await yours.getByRole('button', { name: 'Edit' }).click();
    await expectOn(sheet.getByText(/so it can’t be changed here/)).toBeVisible();
    await expectOn(page.getByRole('heading', { name: 'Edit name and blessing' })).toBeFocused();
    await expectOn(sheet.getByRole('button', { name: 'Save' })).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Close' }).last().click();
    await expectOn(yours.getByText(/so it can’t be changed here/)).toBeVisible();
    await expectOn(yours.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  });

  it('tells an anonymous giver, too, that the couple has said thank you, as soon as the form opens', async () => {
    const { id, path } = await aWishlist({ items: [gift('Swing', 20_000)] });
    const page = await visitors.at(path);
    await fillInAnonymously(page, 'Contribute to Swing', '₹501', 'Be hapy');
    await give(page);
    await isThanked(page);
    await page.getByRole('button', { name: 'Edit your blessing' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Your blessing').fill('Be happy');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await isThanked(page);
    await page.getByRole('button', { name: 'Back to the list' }).click();
    const [transaction = ''] = Object.keys(
      await findStored('transactions', 'wishlistId', id, inject('suitePorts').firestore),
    );
    await changeStored(`transactions/${transaction}`, { thankedAt: new Date() }, inject('suitePorts').firestore);
    visitors.expectErrors(/status of 403/);
    await page.getByRole('region', { name: 'Your gifts on this device' }).getByRole('button', { name: 'Edit' }).click();
    await expectOn(sheet.getByText(/so it can’t be changed here/)).toBeVisible();
    await expectOn(sheet.getByRole('button', { name: 'Save' })).toHaveCount(0);
  });
});
