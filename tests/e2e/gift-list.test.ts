import { expect, inject, it } from 'vitest';
import { expectOn } from '../support/expect-on.ts';
import { layoutShift, paintWhenParsed } from '../support/layout-shift.ts';
import { settled } from '../support/settled.ts';
import { aWishlist, gift } from './a-wishlist.ts';
import { fillInAnonymously, give, isThanked } from './giving.ts';
import { goTo } from './navigate.ts';
import { overlayDepthIs, traverse } from './overlay-history.ts';
import { visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

it('keeps what a guest typed when the family gets the gift elsewhere, and opens it to guests again', async () => {
  // The first attempt builds on what was read while the guest typed.
  visitors.expectErrors(/status of 403/);
  const { path } = await aWishlist({ items: [gift('Swing', 20_000), gift('Lamp', 2_000)] });
  const guest = await visitors.open(path);
  await fillInAnonymously(guest, 'Contribute to Swing', '₹1,101', 'Khush raho!');

  const editor = `${path}/edit`;
  const host = await visitors.signedInAt(editor, 'simrat');
  await host.getByRole('button', { name: 'More for Swing' }).click();
  await host.getByRole('menuitem', { name: 'We already have it' }).click();
  await host.getByRole('button', { name: 'Yes, we have it' }).click();
  await expectOn(host.getByText('You already have it')).toBeVisible();
  await expectOn(host.getByRole('button', { name: 'More for Swing' })).toBeFocused();

  await give(guest);
  await expectOn(guest.getByText(/^The hosts already have this gift/)).toBeVisible();
  await guest.getByRole('button', { name: 'Bless the couple instead' }).click();
  await expectOn(guest.getByLabel('Your shagun')).toHaveValue('1,101');
  await guest.getByRole('button', { name: 'Next: your blessing' }).click();
  await expectOn(guest.getByLabel('Your blessing')).toHaveValue('Khush raho!');
  await give(guest);
  await isThanked(guest);
  await guest.getByRole('button', { name: 'Back to the list' }).click();
  await expectOn(guest.getByText('We already have this. Thank you!')).toBeVisible();
  await expectOn(guest.getByText('towards')).toHaveText('₹1,101 in blessings so far, towards ₹2,000');

  await host.getByRole('button', { name: 'More for Swing' }).click();
  await host.getByRole('menuitem', { name: 'Accept gifts for it again' }).click();
  await expectOn(host.getByText('You already have it')).toHaveCount(0);
  const another = await visitors.open(path);
  await expectOn(another.getByRole('button', { name: 'Contribute to Swing' })).toBeVisible();
});

const KITCHEN = ['Kettle', 'Mixer', 'Pressure cooker'];
const ROOMS = ['Sofa', 'Curtains', 'Carpet', 'Dining table', 'Wardrobe', 'Quilt'];
const OTHERS = ['Week in Goa', 'साड़ी', 'Café with friends', 'Bicycle', 'Surprise', 'Second surprise'];

const longList = () =>
  aWishlist({ items: [...KITCHEN, ...ROOMS, ...OTHERS].map((title, place) => gift(title, 2_000 + place * 1_000)) });

it('finds a gift of a long list by section and by words, and keeps the view while a sheet is open', async () => {
  const { path } = await longList();
  const page = await visitors.at(path);
  await page.getByRole('button', { name: 'Kitchen' }).click();
  await expectOn(page.getByRole('heading', { level: 3 })).toHaveText(KITCHEN);
  await page.getByRole('button', { name: 'Contribute to Mixer' }).click();
  await expectOn(page.getByRole('dialog', { name: 'Contribute to Mixer' })).toBeVisible();
  // Without its entry in the history, Back would leave the page.
  await overlayDepthIs(page, 1);
  await traverse(page, -1);
  await expectOn(page.getByRole('dialog')).toHaveCount(0);
  await expectOn(page.getByRole('heading', { level: 3 })).toHaveText(KITCHEN);
  await expectOn(page.getByRole('button', { name: 'Kitchen' })).toHaveAttribute('aria-current', 'true');

  await page.getByLabel('Search gifts').fill('साडी');
  await expectOn(page.getByRole('heading', { level: 3 })).toHaveText(['साड़ी']);
  await page.getByLabel('Search gifts').fill('nothing like it');
  await page.getByRole('button', { name: 'Show all gifts' }).click();
  await expectOn(page.getByText('Showing 15 of 15 gifts')).toBeAttached();
});

it('keeps every gift in its place when one is completed, until the guest asks for another order', async () => {
  const { path } = await longList();
  const page = await visitors.at(path);
  const titles = page.getByRole('heading', { level: 3 });
  await expectOn(titles).toHaveText([...KITCHEN, ...ROOMS, ...OTHERS]);
  await fillInAnonymously(page, 'Contribute to Kettle', 'Complete this gift · ₹2,000');
  await give(page);
  await isThanked(page);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expectOn(page.locator('[data-gift]').getByText('Fully Funded')).toBeVisible();
  await expectOn(titles).toHaveText([...KITCHEN, ...ROOMS, ...OTHERS]);
  await page.getByLabel('Sort by').selectOption('Price: low to high');
  await expectOn(page.getByText('Show 1 gift already given')).toBeVisible();
  await expectOn(titles.first()).toHaveText('Mixer');
});

it.each([
  [360, 740],
  [1280, 800],
])('moves nothing while the search of a long list is loaded, %d pixels wide', async (width, height) => {
  const { path } = await longList();
  const window = await visitors.newWindow({ viewport: { width, height } });
  await paintWhenParsed(window);
  const page = await window.newPage();
  await goTo(page, `${inject('appUrl')}${path}`);
  await expectOn(page.getByLabel('Search gifts')).toBeVisible();
  await settled(page);
  expect(await layoutShift(page)).toBe(0);
});

it('lets the couple find a gift of a long list, and takes a pasted link apart', async () => {
  const { path } = await longList();
  const editor = `${path}/edit`;
  const page = await visitors.signedInAt(editor, 'simrat');
  await page.getByLabel('Search gifts').fill('goa');
  await expectOn(page.locator('[data-item]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Edit Week in Goa' }).click();
  await page.getByRole('dialog').getByLabel('Section').selectOption('Experiences');
  await page.getByRole('button', { name: 'Save the gift' }).click();
  await expectOn(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Add a gift' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a gift' });
  await sheet.getByLabel('Link to the shop').fill('https://shop.example/steel-lunch-box?utm_source=wa');
  await expectOn(sheet.getByLabel('Name')).toHaveValue('Steel lunch box');
  await expectOn(sheet.getByLabel('Link to the shop')).toHaveValue('https://shop.example/steel-lunch-box');
  await sheet.getByRole('button', { name: 'Undo' }).click();
  await expectOn(sheet.getByLabel('Name')).toHaveValue('');

  const guest = await visitors.at(path);
  await guest.getByRole('button', { name: 'Experiences' }).click();
  await expectOn(guest.getByRole('heading', { level: 3, name: 'Week in Goa' })).toBeVisible();
});
