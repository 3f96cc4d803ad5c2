import { type Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { writeDocuments } from '../../scripts/seed/emulator-owner.ts';
import { LOOPBACK } from '../../scripts/suite/project.ts';
import { THEMES } from '../../src/domain/wishlist-options.ts';
import { expectOn } from '../support/expect-on.ts';
import { layoutShift, paintWhenParsed } from '../support/layout-shift.ts';
import { settled } from '../support/settled.ts';
import { aWishlist, changeStoredAt, gift, storedAt } from './a-wishlist.ts';
import { goTo } from './navigate.ts';
import { visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();
const ITEMS = [gift('Swing', 20_000), gift('Lamp', 501)];

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);
const colour = (page: Page, name: string) =>
  page.evaluate((token) => getComputedStyle(document.documentElement).getPropertyValue(token), name);

it.each(THEMES)('paints the theme %s together with the names, and nothing of another theme before', async (theme) => {
  const { id, path } = await aWishlist({ items: ITEMS });
  await changeStoredAt(`wishlists/${id}`, () => ({ theme }));
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const page = await visitors.open('/about');
  await paintWhenParsed(page.context());
  await page.setViewportSize({ width: 412, height: 915 });
  await page.route(`http://${LOOPBACK}:${inject('suitePorts').firestore}/**/wishlists/**`, async (route) => {
    await answered;
    await route.continue();
  });
  await goTo(page, `${inject('appUrl')}${path}`, { waitUntil: 'commit' });
  await expectOn(page.locator('main .skeleton').first()).toBeVisible();
  expect(await themeOf(page)).toBe('');
  expect(await colour(page, '--wine')).toBe(await colour(page, '--ink'));
  await expectOn(page.locator('.toran > svg')).toBeHidden();

  // In one task, so that no frame shows the names in another theme.
  const painted = page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        const title = document.querySelector('[data-slot=title]');
        if (title)
          new MutationObserver(() => resolve(document.documentElement.dataset['theme'])).observe(title, {
            childList: true,
          });
      }),
  );
  answer();
  expect(await painted).toBe(theme);
  await expectOn(page.getByRole('button', { name: 'Bless the couple' })).toBeVisible();
  await settled(page);
  expect(await themeOf(page)).toBe(theme);
  expect(await layoutShift(page)).toBe(0);
});

it('shows lists from before there were themes, and pages without a list, in the default theme', async () => {
  visitors.expectErrors(/status of 403/);
  const { id, path } = await aWishlist({ items: ITEMS });
  const { theme: _, ...stored } = (await storedAt(`wishlists/${id}`)) ?? {};
  await writeDocuments(inject('suitePorts'), { [`wishlists/${id}`]: stored });
  const page = await visitors.at(path);
  await expectOn(page.getByRole('heading', { name: 'Asha & Ravi' })).toBeVisible();
  expect(await themeOf(page)).toBe('marigold');
  await goTo(page, `${inject('appUrl')}/wishlist/${crypto.randomUUID()}`);
  await expectOn(page.getByRole('heading', { name: 'Wishlist Not Found' })).toBeVisible();
  expect(await themeOf(page)).toBe('marigold');
});

it('shows a theme that the couple chooses in the preview and to guests, also with the keyboard', async () => {
  const { id, path } = await aWishlist({ items: ITEMS });
  const editor = await visitors.signedInAt(`${path}/edit`, 'simrat');
  await editor.setViewportSize({ width: 1280, height: 900 });
  const themes = editor.getByRole('radiogroup', { name: 'Theme' });
  await themes.getByRole('radio', { name: 'Lotus' }).click();
  await expectOn(themes.getByRole('radio', { name: 'Lotus' })).toBeChecked();
  await expectOn(editor.frameLocator('iframe').locator('[data-theme=lotus]')).toBeVisible();
  await editor.keyboard.press('ArrowRight');
  await expectOn(themes.getByRole('radio', { name: 'Peacock' })).toBeChecked();
  await expectOn.poll(async () => (await storedAt(`wishlists/${id}`))?.['theme']).toBe('peacock');
  const guest = await visitors.at(path);
  await expectOn(guest.getByRole('heading', { name: 'Asha & Ravi' })).toBeVisible();
  expect(await themeOf(guest)).toBe('peacock');
});
