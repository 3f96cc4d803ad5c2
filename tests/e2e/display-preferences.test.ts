import { type Locator, type Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { uuidOf } from '../../scripts/seed/ids.ts';
import { expectOn } from '../support/expect-on.ts';
import { aPicture, aWishlist, gift } from './a-wishlist.ts';
import { give, isThanked } from './giving.ts';
import { visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const styleOf = (element: Locator, property: string) =>
  element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
const WELCOME = 'Your blessings are enough. '.repeat(20).trim();

describe('in forced colours', () => {
  it('shows a guest the controls, the progress and the selection', async () => {
    const { path } = await aWishlist({ items: [gift('Swing', 20_000), gift('Lamp', 501)] });
    const page = await visitors.at(path);
    await page.emulateMedia({ forcedColors: 'active' });
    const bar = page.getByRole('progressbar').first();
    await expectOn(bar).toHaveCSS('border-top-width', '1px');
    expect(await styleOf(bar.locator('> *'), 'background-color')).not.toBe(await styleOf(bar, 'background-color'));
    await expectOn(button(page, 'Contribute to Swing')).toHaveCSS('border-top-width', '1px');

    await button(page, 'Contribute to Swing').click();
    await expectOn(page.getByRole('dialog')).toHaveCSS('border-top-width', '1px');
    await button(page, '₹1,101').click();
    await expectOn(button(page, '₹1,101').locator('> *')).toHaveCSS('border-top-width', '3px');
    await expectOn(button(page, '₹501').locator('> *')).toHaveCSS('border-top-width', '1px');
  });

  it('shows a member the focused menu item and the switches that are on', async () => {
    const page = await visitors.signedInAt('/profile', 'simrat');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ forcedColors: 'active' });
    await button(page, /^Account menu for/).click();
    await expectOn(page.getByRole('menuitem').first()).toHaveCSS('outline-width', '2px');
    await page.keyboard.press('Escape');
    await button(page, 'Edit Profile').click();
    await expectOn(page.getByRole('switch').first()).toHaveCSS('appearance', 'auto');
  });
});

it('plays no animation with reduced motion', async () => {
  const { path } = await aWishlist({ items: [gift('Swing', 20_000)] });
  const page = await visitors.at(path);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    for (const type of ['transitionrun', 'animationstart'])
      document.addEventListener(type, (event) => {
        const effects = event.target instanceof Element ? event.target.getAnimations() : [];
        const isLong = effects.some(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1);
        if (isLong) document.body.dataset['moved'] = type;
      });
  });
  await button(page, 'Contribute to Swing').click();
  await button(page, '₹1,101').click();
  await button(page, 'Next: your blessing').click();
  await page.getByLabel('Your name').fill('Meena Aunty');
  await give(page);
  await isThanked(page);
  await expectOn(page.locator('.petal').first()).toBeHidden();
  await expectOn(page.locator('body')).not.toHaveAttribute('data-moved');
});

it('loads pictures only on request with data saver', async () => {
  const picture = await aPicture();
  const { path } = await aWishlist({ items: [gift('Swing', 20_000, { imageUrl: picture }), gift('Lamp', 501)] });
  const requested: string[] = [];
  const page = await visitors.at(path, async (context) => {
    context.on('request', (request) => {
      if (request.resourceType() === 'image') requested.push(request.url());
    });
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }),
    );
  });
  await expectOn(button(page, 'Show picture')).toBeVisible();
  expect(requested.filter((url) => url === picture)).toEqual([]);
  await button(page, 'Show picture').click();
  await expect.poll(() => requested).toContain(picture);
  await expectOn(button(page, 'Show picture')).toHaveCount(0);
});

describe('on paper', () => {
  const onPaper = (page: Page) => page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  /** Nothing of the page around it, and no text cut off. */
  async function expectOnlyContent(page: Page): Promise<void> {
    for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('navigation')])
      await expectOn(part.filter({ visible: true })).toHaveCount(0);
    await expectOn(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 246, 236)');
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('[class*="line-clamp"]')]
        .filter((text) => text.scrollHeight > text.clientHeight + 1)
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  }

  it('the guest’s page has its whole text, the addresses of its links and no buttons', async () => {
    const item = gift('Swing', 20_000, { description: WELCOME, externalUrl: 'https://shop.example/swing' });
    const { path } = await aWishlist({ items: [item, gift('Lamp', 501)], details: { description: WELCOME } });
    const page = await visitors.at(path);
    await onPaper(page);
    await expectOnlyContent(page);
    await expectOn(page.getByRole('button')).toHaveCount(0);
    const link = page.getByRole('link', { name: 'View in shop: Swing' });
    const added = await link.evaluate((one) => getComputedStyle(one, '::after').content);
    expect(added).toContain('https://shop.example/swing');
  });

  it.each([
    ['the dashboard', '/dashboard'],
    ['the register', `/wishlist/${uuidOf('wishlist', 'gauri-wedding')}/analytics`],
  ])('%s has no navigation and no fields', async (_, path) => {
    const page = await visitors.signedInAt(path, 'gauri');
    await expectOn(page.getByText(/Gauri & Omkar/).first()).toBeVisible();
    await onPaper(page);
    await expectOnlyContent(page);
    await expectOn(page.getByRole('searchbox')).toHaveCount(0);
    await expectOn(page.getByRole('main').getByRole('button', { name: /Share|Refresh|Download/ })).toHaveCount(0);
  });
});
