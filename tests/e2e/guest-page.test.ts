import { describe, expect, inject, it } from 'vitest';
import { uuidOf } from '../../scripts/seed/ids.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { rupees } from '../../src/domain/money.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { expectOn } from '../support/expect-on.ts';
import { withIndianFonts } from '../support/fonts.ts';
import { layoutShift, paintWhenParsed } from '../support/layout-shift.ts';
import { settled } from '../support/settled.ts';
import { aPerson } from './a-person.ts';
import { aPicture, aWishlist, changeStoredAt, gift } from './a-wishlist.ts';
import { goTo } from './navigate.ts';
import { fillIn, fillInAs, give, isThanked } from './giving.ts';
import { holdFiles } from './hold-files.ts';
import { accountKnown, visitorsOfThisFile } from './visitors.ts';

const guests = visitorsOfThisFile();

const ITEMS = [gift('Swing', 20_000, { minContribution: rupees(500) }), gift('Lamp', 501)];
const demo = (story: string) => `/wishlist/${uuidOf('wishlist', story)}`;
const TAKEN_DOWN = {
  isActive: false,
  moderation: { logId: 'taken-down', action: 'wishlist_deactivated', by: 'admin', at: new Date() },
};
const READS = /documents\/wishlists\//;

describe('the page of a shared link', () => {
  it('shows /404 for an id that no wishlist can have', async () => {
    guests.expectErrors(/status of 40[34]/);
    const page = await guests.at('/wishlist/asha-and-ravi');
    await expectOn(page).toHaveURL(`${inject('appUrl')}/404`);
    await expectOn(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
    await expectOn(page).toHaveTitle('404 - Page Not Found · Shagun');
  });

  it('shows “Wishlist Not Found” for an unknown id, as for a private wishlist', async () => {
    guests.expectErrors(/status of 403/);
    const page = await guests.at(`/wishlist/${crypto.randomUUID()}`);
    await expectOn(page.getByRole('heading', { name: 'Wishlist Not Found' })).toBeVisible();
    await expectOn(page).toHaveTitle('Wishlist Not Found · Shagun');
  });

  it.each([
    ['deactivated', { isActive: false }],
    ['private', { visibility: 'private' }],
  ] as const)('shows “Wishlist Not Found” for a %s wishlist, but not to its owner', async (state, details) => {
    guests.expectErrors(/status of 403/);
    const { path } = await aWishlist({ items: ITEMS, details });
    const page = await guests.at(path);
    await expectOn(page.getByRole('heading', { name: 'Wishlist Not Found' })).toBeVisible();
    await expectOn(page).toHaveTitle('Wishlist Not Found · Shagun');
    await expectOn(page.getByRole('main').getByRole('link', { name: 'Get help' })).toHaveAttribute('href', '/help');
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expectOn(page).toHaveURL(`${inject('appUrl')}/`);
    const own = await guests.signedInAt(path, 'simrat');
    await expectOn(own.getByText(`It’s ${state}`)).toBeVisible();
    await expectOn(own.getByRole('button', { name: 'Bless the couple' })).toHaveCount(0);
  });

  it.each([
    ['upper case', (path: string) => path.toUpperCase()],
    ['a slash and a full stop', (path: string) => `${path}/.`],
    ['a bracket and a share channel', (path: string) => `${path})?via=qr`],
    ['a bracket after a slash', (path: string) => `${path}/)`],
    ['WhatsApp’s asterisks', (path: string) => path.replace(/([^/]+)$/, '*$1*')],
    ['a zero-width space', (path: string) => `${path}\u200b`],
    ['an encoded space before the id', (path: string) => path.replace('/wishlist/', '/wishlist/%20')],
  ])('repairs a link damaged by %s', async (_, damaged) => {
    const { path } = await aWishlist({ items: ITEMS });
    const link = damaged(path);
    const page = await guests.at(link);
    await expectOn(page.getByRole('heading', { name: 'Asha & Ravi' })).toBeVisible();
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(link.endsWith('?via=qr') ? `${path}?via=qr` : path);
  });

  it('repairs damaged links to the editor and the analytics', async () => {
    const { path } = await aWishlist({ items: ITEMS });
    const page = await guests.signedInAt('/dashboard', 'simrat');
    await goTo(page, `${inject('appUrl')}${path.toUpperCase()}/EDIT.`);
    await expectOn(page).toHaveURL(`${inject('appUrl')}${path}/edit`);
    await expectOn(page.getByLabel('Title')).toHaveValue('Asha & Ravi');
    await goTo(page, `${inject('appUrl')}${path.replace('/wishlist/', '/wishlist/(')})/analytics%20`);
    await expectOn(page).toHaveURL(`${inject('appUrl')}${path}/analytics`);
    await expectOn(page.getByRole('main')).toContainText('Asha & Ravi');
  });

  it.each([
    ['open', 360, {}],
    ['open', 768, {}],
    ['open', 1280, {}],
    ['paused', 360, { isGivingPaused: true }],
    ['paused', 768, { isGivingPaused: true }],
    ['paused', 1280, { isGivingPaused: true }],
    ['private', 360, { visibility: 'private' }],
    ['deactivated', 360, { isActive: false }],
    ['taken down by an admin', 360, TAKEN_DOWN],
    ['taken down by an admin', 768, TAKEN_DOWN],
    ['taken down by an admin', 1280, TAKEN_DOWN],
  ] as const)('shifts nothing when the owner’s bar arrives: %s, at %i px', async (_, width, stored) => {
    guests.expectErrors(/status of 403/);
    const { id, path } = await aWishlist({ items: ITEMS });
    await changeStoredAt(`wishlists/${id}`, () => stored);
    const page = await guests.signedInAt('/dashboard', 'simrat');
    await paintWhenParsed(page.context());
    await page.setViewportSize({ width, height: 740 });
    await page.route('**/assets/owner-bar-*.js', async (route) => {
      await page.getByRole('heading', { name: 'Asha & Ravi' }).waitFor();
      await route.continue();
    });
    await goTo(page, `${inject('appUrl')}${path}`);
    await expectOn(page.getByRole('button', { name: 'More', exact: true })).toBeEnabled();
    expect(await layoutShift(page)).toBeLessThan(0.001);
  });

  it('shows the bar of its owner at the same height in every language', async () => {
    // An account of its own, because the choice of a member is stored in the profile.
    const { id: ownerId, email } = await aPerson('Asha Rao');
    const { path } = await aWishlist({ items: ITEMS, ownerId });
    const page = await guests.signedInAt('/dashboard', { email });
    await expectOn(page).toHaveURL(/\/dashboard$/);
    await withIndianFonts(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await goTo(page, `${inject('appUrl')}${path}`);
    await expectOn(page.getByRole('button', { name: 'More', exact: true })).toBeEnabled();
    const bar = page.locator('aside');
    const hasHeights = async (heights: Record<number, number>) => {
      const seen: Record<string, Record<number, number | undefined>> = {};
      for (const language of LANGUAGES) {
        await page.locator('footer select').selectOption(language);
        await expectOn(page.locator('html')).toHaveAttribute('lang', language);
        const inIt: Record<number, number | undefined> = {};
        for (const width of Object.keys(heights).map(Number)) {
          await page.setViewportSize({ width, height: 740 });
          await settled(page);
          inIt[width] = (await bar.boundingBox())?.height;
        }
        seen[language] = inIt;
      }
      expect(seen).toEqual(Object.fromEntries(LANGUAGES.map((language) => [language, heights])));
    };
    await hasHeights({ 360: 156, 700: 104, 1280: 72 });
    await page.locator('footer select').selectOption('en');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Pause giving' }).click();
    await expectOn(page.getByRole('button', { name: 'Resume giving' })).toBeVisible();
    await hasHeights({ 360: 232, 700: 156, 1280: 104 });
  });

  it('refreshes its numbers when the tab becomes visible', async () => {
    const { id, path } = await aWishlist({ items: ITEMS });
    const page = await guests.at(path);
    await expectOn(page.getByText('₹0 in blessings so far')).toBeVisible();
    await changeStoredAt(`wishlists/${id}`, () => ({ fundedAmount: 2_101 }));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expectOn(page.getByText('₹2,101 in blessings so far')).toBeVisible();
  });

  it('offers a retry if loading fails, and does not claim that the wishlist is missing', async () => {
    guests.expectErrors(/ERR_FAILED/);
    const { path } = await aWishlist({ items: ITEMS });
    const page = await guests.at('/about');
    await page.route(READS, (route) => route.abort());
    await goTo(page, `${inject('appUrl')}${path}`);
    await expectOn(page.getByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible();
    await page.unroute(READS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectOn(page.getByRole('heading', { name: 'Asha & Ravi' })).toBeVisible();
  });

  it('continues from a tap on a gift before hydration', async () => {
    const { path } = await aWishlist({ items: ITEMS });
    const page = await guests.at('/about');
    const release = await holdFiles(page);
    await goTo(page, `${inject('appUrl')}${path}`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Contribute to Swing' }).click();
    await release();
    await expectOn(page.getByRole('dialog', { name: 'Contribute to Swing' })).toBeVisible();
  });

  it('shows sixty gifts, of which any is two taps away, none wider than a phone', async () => {
    const page = await guests.at(demo('kavya-house'));
    await expectOn(page.locator('[data-gift]')).toHaveCount(60);
    await page.getByRole('button', { name: 'Living room' }).click();
    await expectOn(page.getByText(/^Showing \d of 60 gifts$/)).toBeAttached();
    await page.getByRole('button', { name: 'Contribute to Thanjavur painting' }).click();
    await expectOn(page.getByRole('dialog', { name: 'Contribute to Thanjavur painting' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(412);
  });

  it('shows the first gift with its button on the first screen of a small phone', async () => {
    const detailed = gift('A dinner set for the two of us', 20_000, {
      ...{ priority: 'high', minContribution: rupees(500), externalUrl: 'https://shop.example/dinner-set' },
      imageUrl: await aPicture(),
    });
    const details = {
      title: 'Asha & Ravi: our wedding in Pune',
      description: 'Your blessings are enough. '.repeat(9).trim(),
    };
    const { path } = await aWishlist({ items: [detailed, gift('Lamp', 501)], details });
    const page = await guests.at('/about');
    await page.setViewportSize({ width: 360, height: 740 });
    await goTo(page, `${inject('appUrl')}${path}`);
    await settled(page);
    const button = await page
      .getByRole('button', { name: 'Contribute to A dinner set for the two of us' })
      .boundingBox();
    // The prepared sheet has one too, out of sight.
    const bar = await page.locator('.bottom-bar:visible').boundingBox();
    expect(bar?.y).toBeLessThan(740);
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  it('never scrolls sideways, whatever the hosts wrote', async () => {
    const endless = 'Shubhvivahnimantranpatrika'.repeat(3);
    const items = [gift(endless, 1_00_00_000, { description: endless.repeat(5), category: 'donation' })];
    const { path } = await aWishlist({ items, details: { title: endless, description: endless.repeat(8) } });
    const page = await guests.at(path);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectOn(page.getByRole('heading', { level: 3 })).toBeVisible();
    await fillInAs(endless.slice(0, 60), page, `Contribute to ${endless}`, '₹1,101');
    await give(page);
    await isThanked(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await page.getByRole('dialog').evaluate(({ scrollWidth }) => scrollWidth)).toBe(360);
  });

  it('shows a dot between the amounts of a gift, but not where a line breaks', async () => {
    const { path } = await aWishlist({ items: [gift('Palace', 96_000, { minContribution: rupees(5_000) })] });
    const page = await guests.at(path);
    await page.setViewportSize({ width: 320, height: 740 });
    await settled(page);
    const least = page.getByText('From ₹5,000');
    const amounts = page.getByRole('listitem').locator('p', { has: least });
    const [line, phrase] = [await amounts.boundingBox(), await least.boundingBox()];
    expect(phrase?.x).toBe(line?.x);
    expect(phrase?.y).toBeGreaterThan(line?.y ?? 0);
    expect(await amounts.evaluate((element) => getComputedStyle(element).overflow)).toBe('hidden');
    expect(await amounts.innerText()).not.toMatch(/·\s*$/m);
  });

  it('expands text longer than two lines', async () => {
    const description = 'Your presence and your blessings are enough. '.repeat(9).trim();
    const { path } = await aWishlist({ items: ITEMS, details: { description } });
    const page = await guests.at(path);
    const readAll = page.getByRole('button', { name: 'Read more' });
    await expectOn(readAll).toHaveAttribute('aria-expanded', 'false');
    await readAll.click();
    await expectOn(page.getByRole('button', { name: 'Show less' })).toBeVisible();
  });
});

describe('accessibility of the guest’s page', () => {
  const THEMES = ['light', 'dark'] as const;

  it.each(THEMES)(
    'has no problem while giving under a name, in the %s theme',
    { timeout: 120_000 },
    async (colorScheme) => {
      const { path } = await aWishlist({ items: ITEMS });
      const page = await guests.signedInAt(path, 'rohan');
      await accountKnown(page);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await fillIn(page, 'Contribute to Swing', '₹501');
      await page.getByLabel('Your name').fill('');
      await give(page);
      await expectOn(page.getByText('Please fill in this field')).toBeVisible();
      await expectNoViolations(page);
    },
  );

  it.each(THEMES)('has no problem without anything to give to, in the %s theme', async (colorScheme) => {
    guests.expectErrors(/status of 403/);
    const { path } = await aWishlist({ items: [], details: { visibility: 'private' } });
    const page = await guests.signedInAt(path, 'simrat');
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectOn(page.getByRole('link', { name: 'Add gifts' })).toBeVisible();
    await expectNoViolations(page);
    await goTo(page, `${inject('appUrl')}${demo('kavya-engagement')}`);
    await expectOn(page.getByRole('heading', { name: 'Wishlist Not Found' })).toBeVisible();
    await expectNoViolations(page);
  });
});
