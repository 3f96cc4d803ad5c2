import { type Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { uuidOf } from '../../scripts/seed/ids.ts';
import { brokenWords } from '../support/broken-words.ts';
import { expectOn } from '../support/expect-on.ts';
import { settled } from '../support/settled.ts';
import { DEVANAGARI, endlessDatabase, LATIN, misfits, NAMES, URL_200 } from './endless-words.ts';
import { goTo } from './navigate.ts';
import { PUBLIC_PATHS } from './public-paths.ts';
import { visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

const WIDTH = 360;
const LIST = `/wishlist/${uuidOf('wishlist', 'gauri-wedding')}`;
const REPORTED_LIST = `/wishlist/${uuidOf('wishlist', 'vikrant-list')}`;
const LIST_WITH_UPI = `/wishlist/${uuidOf('wishlist', 'gauri-kelvan')}`;

type Look = (what: string) => Promise<void>;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const at = (path: string) => `${inject('appUrl')}${path}`;

async function asGuest(page: Page, look: Look): Promise<void> {
  await goTo(page, at(LIST));
  await button(page, /^Contribute to/)
    .first()
    .waitFor();
  await look('wishlist');
  await button(page, 'Read more').first().click();
  await look('wishlist, opened');
  await button(page, 'Share').click();
  await button(page, 'QR code').click();
  await button(page, 'Download as PNG').waitFor();
  await look('sharing');
  await page.keyboard.press('Escape');
  await expectOn(page.getByRole('dialog', { name: 'QR code' })).toBeHidden();
  await page.keyboard.press('Escape');
  await button(page, 'Report this page').click();
  await page.getByLabel('Anything to add?').fill(URL_200);
  await look('reporting');
  await page.keyboard.press('Escape');
  await button(page, /^Contribute to/)
    .first()
    .click();
  await expectOn(page.getByRole('dialog')).toBeVisible();
  await look('amount');
  await page.getByRole('dialog').getByRole('group').getByRole('button').first().click();
  await button(page, 'Next: your blessing').click();
  await page.getByLabel('Your blessing').fill(URL_200);
  await page.getByLabel('Your name').fill(URL_200.slice(0, 60));
  await look('blessing');
  await button(page, /^Contribute ₹/).click();
  await expectOn(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await look('thanks');
  await button(page, 'Edit name and blessing').click();
  await page.getByRole('textbox', { name: 'Your blessing' }).fill(LATIN);
  await look('words, editing');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Back to the list').click();
  await expectOn(page.getByRole('dialog')).toBeHidden();
  await look('wishlist, with a gift of this device');
  await goTo(page, at(LIST_WITH_UPI));
  await button(page, /^Contribute to/)
    .first()
    .click();
  await page.getByRole('dialog').getByRole('group').getByRole('button').first().click();
  await button(page, 'Next: your blessing').click();
  await page.getByRole('switch', { name: 'Give anonymously' }).check();
  await button(page, /^Contribute ₹/).click();
  await page.getByLabel('UTR (optional)').fill('43218765432112345678');
  await button(page, 'I have sent it').click();
  await look('sending by UPI');
  await page.getByRole('dialog').getByRole('button', { name: 'Later' }).click();
  await expectOn(page.getByRole('dialog')).toBeHidden();
  await goTo(page, at('/help'));
  await page.waitForFunction(() => sessionStorage.getItem('shagun.settings'));
  for (const path of PUBLIC_PATHS) {
    await goTo(page, at(path));
    await page.getByRole('complementary', { name: 'Announcement' }).getByRole('paragraph').waitFor();
    await look(path);
  }
  for (const path of ['/login', '/register', '/create-wishlist', `${LIST}x`]) {
    await goTo(page, at(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(path);
  }
}

async function asOwner(page: Page, look: Look): Promise<void> {
  await page.getByRole('article').first().waitFor();
  await look('dashboard');
  await button(page, 'Share').first().click();
  await expectOn(page.getByRole('dialog')).toBeVisible();
  await look('dashboard, sharing');
  await page.keyboard.press('Escape');
  await button(page, /^Notifications/).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first().waitFor();
  await look('bell');
  await goTo(page, at(`${LIST}/analytics`));
  await button(page, /^(Mark as thanked|Thanked):/)
    .first()
    .waitFor();
  await look('analytics');
  for (const key of ['Home', 'End']) {
    await page.getByRole('slider', { name: 'Day' }).press(key);
    await look(`analytics, the day at ${key}`);
  }
  await button(page, /^Options: /)
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Add side, village, return gift' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Village or relation').fill(LATIN.slice(0, 60));
  await sheet.getByLabel('Given in return').fill(DEVANAGARI.slice(0, 60));
  await look('analytics, a note');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expectOn(sheet).toBeHidden();
  await button(page, 'Add an entry').click();
  await sheet.getByLabel('Name').fill(NAMES[0]?.slice(0, 60) ?? '');
  await sheet.getByLabel('Other gift, such as a saree').fill(LATIN.slice(0, 60));
  await sheet.getByLabel('Village or relation').fill(DEVANAGARI.slice(0, 60));
  await sheet.getByLabel('Note').fill(URL_200);
  await button(page, 'Save and add another').click();
  await expectOn(sheet.getByText(/^Saved: /)).toBeVisible();
  await look('analytics, an entry');
  await sheet.getByRole('button', { name: 'Close' }).last().click();
  await expectOn(sheet).toBeHidden();
  await look('analytics, with an entry');
  await button(page, /^More options: /)
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expectOn(page.getByRole('alertdialog')).toBeVisible();
  await look('analytics, deleting an entry');
  await page.keyboard.press('Escape');
  await expectOn(page.getByRole('alertdialog')).toBeHidden();
  await button(page, 'Thank one by one').click();
  await expectOn(sheet.getByLabel('Message', { exact: true })).toBeEnabled();
  await look('analytics, thanking');
  await sheet.getByLabel('Message', { exact: true }).fill(URL_200);
  await look('analytics, thanking in other words');
  await page.keyboard.press('Escape');
  await expectOn(sheet).toBeHidden();
  await fromFiles(page, 'Import from a file');
  await page.getByLabel('Or copy the rows and paste them here').fill(LONG_BOOK);
  await button(page, 'Check before adding').click();
  await expectOn(page.getByText('1 row can’t be added')).toBeVisible();
  await look('analytics, importing');
  await goTo(page, at(`${LIST_WITH_UPI}/analytics`));
  await fromFiles(page, 'Compare with a bank statement');
  await page.getByLabel('Or paste it here').fill(LONG_STATEMENT);
  await button(page, /^Compare$/).click();
  await expectOn(page.getByText('Found 2 payments to you.')).toBeVisible();
  await look('analytics, comparing with a bank statement');
  await goTo(page, at(`${LIST}/edit`));
  await page.getByLabel('Title').waitFor();
  await look('edit');
  const edits = button(page, /^Edit /);
  for (const [what, edit] of [
    ['an event', edits.first()],
    ['a gift', edits.last()],
  ] as const) {
    await edit.click();
    await expectOn(sheet).toBeVisible();
    await look(`edit, ${what}`);
    await page.keyboard.press('Escape');
    await expectOn(sheet).toBeHidden();
  }
  await button(page, 'Delete wishlist').click();
  await expectOn(page.getByRole('alertdialog')).toBeVisible();
  await look('edit, deleting');
  await page.keyboard.press('Escape');
  await expectOn(page.getByRole('alertdialog')).toBeHidden();
  await button(page, 'Add a UPI address').click();
  await sheet.getByLabel('UPI address', { exact: true }).fill(`${LATIN.slice(0, 120)}@okbank`);
  await sheet.getByLabel('Name on the bank account').fill(LATIN);
  await button(page, 'Add a second address').click();
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await look('edit, a UPI address');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expectOn(sheet).toBeHidden();
  await goTo(page, at(`${LIST_WITH_UPI}/edit`));
  await button(page, 'Change UPI address').waitFor();
  await look('edit, with UPI');
  await goTo(page, at(LIST));
  await expectOn(page.getByRole('button', { name: 'More', exact: true })).toBeEnabled();
  await look('own page');
  await goTo(page, at('/create-wishlist'));
  await page.getByLabel('First name on the card').fill(LATIN.slice(0, 60));
  await page.getByLabel('Second name on the card').fill(DEVANAGARI.slice(0, 60));
  await page.getByLabel('Title').fill(LATIN);
  await page.getByLabel('Welcome').fill(URL_200);
  await button(page, 'Paste a list').click();
  await page.getByLabel(/^One gift per line/).fill(`${LATIN.slice(0, 90)} 2500\n${DEVANAGARI.slice(0, 90)} 1,500`);
  await look('pasting');
  await button(page, /^Add 2 gifts/).click();
  await expectOn(page.getByRole('dialog')).toBeHidden();
  await look('creating');
  await goTo(page, at('/gift-suggestions'));
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await look('gift ideas, picked');
  await goTo(page, at('/profile'));
  await expectOn(page.getByRole('region', { name: 'In numbers' }).getByText(/^₹/)).toBeVisible();
  await look('profile');
  await button(page, 'Edit Profile').click();
  await page.getByLabel('Full name').waitFor();
  await look('profile, editing');
  await goTo(page, at(`${LIST_WITH_UPI}/edit`));
  await button(page, 'Delete wishlist').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expectOn(page.getByRole('region', { name: 'Deleted wishlists' })).toBeVisible();
  await look('dashboard, with a deleted list');
  await goTo(page, at(`${LIST_WITH_UPI}/analytics`));
  await button(page, /^Mark as thanked:/)
    .first()
    .waitFor();
  await look('the register of a deleted list');
}

async function fromFiles(page: Page, name: string): Promise<void> {
  await button(page, 'Files').click();
  await page.getByRole('menuitem', { name }).click();
}

const LONG_BOOK = [
  'Name,Rs.,Village,Note',
  `${LATIN.slice(0, 60)},501,${DEVANAGARI.slice(0, 60)},${URL_200}`,
  `${DEVANAGARI},,${LATIN},${URL_200}`,
].join('\n');

const LONG_STATEMENT = [
  'Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance',
  `21/11/26,UPI/432187654321/${LATIN},,"1,500.00",1.00`,
  `22/11/26,${URL_200},,"84,250.00",1.00`,
].join('\n');

async function asAdmin(page: Page, look: Look): Promise<void> {
  await page.getByRole('heading', { name: 'Recent Activity' }).waitFor();
  await look('/admin');
  await goTo(page, at('/admin/users'));
  await page.getByRole('row').nth(1).waitFor();
  await look('/admin/users');
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /details/i })
    .click();
  await expectOn(page.getByRole('dialog')).toBeVisible();
  await look('/admin/users, details');
  await goTo(page, at('/admin/wishlists'));
  await page.getByRole('row').nth(1).waitFor();
  await look('/admin/wishlists');
  await goTo(page, at('/admin/wishlists?tab=reports'));
  await page.getByRole('article').first().waitFor();
  await look('/admin/wishlists, reports');
  await goTo(page, at('/admin/wishlists?owner=demo-gauri'));
  await page.getByRole('row').nth(1).waitFor();
  await look('/admin/wishlists, of an owner');
  await goTo(page, at(REPORTED_LIST));
  await page.getByRole('region', { name: 'Moderation' }).waitFor();
  await look('a page with the bar of admins');
  await goTo(page, at('/admin/transactions'));
  await page.getByRole('row').nth(1).waitFor();
  await look('/admin/transactions');
  await goTo(page, at('/admin/log'));
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await look('/admin/log');
  await goTo(page, at('/admin/analytics'));
  await page
    .getByRole('main')
    .getByRole('link', { name: LATIN.slice(0, 20) })
    .first()
    .waitFor();
  await look('/admin/analytics');
  await goTo(page, at('/admin/support'));
  await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first().waitFor();
  await look('/admin/support');
  await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).getByRole('button').first().click();
  await expectOn(page.getByRole('dialog')).toBeVisible();
  await look('/admin/support, a message');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Subscribers' }).click();
  await page.getByRole('row').nth(1).waitFor();
  await look('/admin/support, subscribers');
  await goTo(page, at('/admin/settings'));
  await page.getByLabel('Fee (%)').waitFor();
  await look('/admin/settings');
}

it.each([
  ['a guest', asGuest, '/help', null],
  ['an owner', asOwner, '/dashboard', 'gauri'],
  ['an admin', asAdmin, '/admin', 'admin'],
] as const)(
  'never scrolls sideways for %s with words of 200 characters',
  { timeout: 300_000 },
  async (_, see, path, who) => {
    visitors.expectErrors(/status of 40[34]/);
    const database = await endlessDatabase(visitors);
    const page = await (who ? database.signedInAt(path, who) : database.at(path));
    await page.setViewportSize({ width: WIDTH, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found: Record<string, readonly string[]> = {};
    await see(page, async (what) => {
      found[what] = await misfits(page);
    });
    expect(Object.entries(found).filter(([, list]) => list.length > 0)).toEqual([]);
  },
);

it('breaks no word of the register between the widths of a phone and a computer', async () => {
  const path = `/wishlist/${uuidOf('wishlist', 'gauri-wedding')}/analytics`;
  const page = await visitors.signedInAt(path, 'gauri');
  await expectOn(page.getByRole('button', { name: /^(Mark as thanked|Thanked):/ }).first()).toBeVisible();
  for (const width of [640, 700, 768, 1023, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    expect(await brokenWords(page), `at ${width} px`).toEqual([]);
  }
});
