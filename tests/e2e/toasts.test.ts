import { type BrowserContext, type Locator, type Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { expectOn } from '../support/expect-on.ts';
import { coveredBy } from '../support/covered.ts';
import { settled } from '../support/settled.ts';
import { holdFiles } from './hold-files.ts';
import { aWishlist, gift } from './a-wishlist.ts';
import { register, signInPageFor, signIn } from './sign-in.ts';
import { OFFLINE, visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

/** Keeps toasts visible, as if a mouse pointed at them. */
const holdToasts = (context: BrowserContext) =>
  context.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (added instanceof Element && added.matches('.toast'))
          added.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }).observe(document, { childList: true, subtree: true });
  });

async function signedIn(path: string, width: number, height: number): Promise<Page> {
  const page = await visitors.open(signInPageFor(path), holdToasts);
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'gauri', path);
  return page;
}

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });

/** Asserts that a toast is in the window and does not cover `control`, which can be pressed. */
async function expectClearOf(page: Page, control: Locator): Promise<void> {
  await shownToasts(page);
  await expectOn(control).toBeInViewport({ ratio: 1 });
  await control.click({ trial: true });
  await expectApart(page, control);
}

/** The toasts, once one is in the window. */
async function shownToasts(page: Page): Promise<Locator> {
  const toasts = page.locator('.toasts:has(.toast)');
  await expectOn(toasts).toBeInViewport({ ratio: 1 });
  await settled(page);
  return toasts;
}

/** Asserts that a toast is in the window and does not cover `element`. */
async function expectApart(page: Page, element: Locator): Promise<void> {
  const toasts = await shownToasts(page);
  const [toast, below] = [await toasts.boundingBox(), await element.boundingBox()];
  if (!toast || !below) throw new Error('The toast or the element is not there.');
  const isApart =
    toast.x + toast.width <= below.x ||
    below.x + below.width <= toast.x ||
    toast.y + toast.height <= below.y ||
    below.y + below.height <= toast.y;
  expect(isApart, JSON.stringify({ toast, below })).toBe(true);
}

it('a toast shown before its position script loads leaves every control free afterwards', async () => {
  let release = async () => undefined as void;
  const page = await visitors.open(signInPageFor('/dashboard'), async (context) => {
    await holdToasts(context);
    release = await holdFiles(context, 'toast-position-*.js');
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'gauri', '/dashboard');
  const toasts = page.locator('.toasts:has(.toast)');
  await expectOn(toasts).toContainText('Welcome back');
  // It covers the button that closes the announcement.
  await expect.poll(() => coveredBy(toasts)).not.toEqual([]);
  await release();
  await expect.poll(() => coveredBy(toasts)).toEqual([]);
});

describe.each([
  [360, 740],
  [1280, 800],
] as const)('at %i × %i px a toast leaves free', (width, height) => {
  it('“Mark all read” and “Close” of the notifications', async () => {
    visitors.expectErrors(OFFLINE);
    const page = await signedIn('/dashboard', width, height);
    await button(page, 'Dismiss').click();
    await button(page, /^Notifications/).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    const first = panel.getByRole('listitem').first();
    await first.waitFor();
    // What has not loaded before the page is offline never does.
    await settled(page);
    await page.context().setOffline(true);
    await button(first, /^Mark as read/).click();
    await expectClearOf(page, button(panel, 'Mark all read'));
    await expectClearOf(page, button(panel, 'Close'));
  });

  it('the first link of the menu', async () => {
    const page = await signedIn('/dashboard', width, height);
    // The heading of a new screen receives the focus, which closes the menu.
    await expectOn(page.getByRole('heading', { level: 1 })).toBeFocused();
    const isPhone = width < 640;
    if (isPhone) await button(page, 'Menu').click();
    const menu = isPhone ? page.getByRole('navigation', { name: 'Menu' }) : page.getByRole('banner');
    await expectClearOf(page, menu.getByRole('link', { name: 'Home', exact: true }));
    expect(await coveredBy(page.locator('.toasts:has(.toast)'))).toEqual([]);
  });

  it('what the tour points at, and its buttons', async () => {
    const page = await visitors.open('/register', holdToasts);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await register(page, 'Asha Rao');
    const tour = page.getByRole('dialog');
    await expectOn(tour.getByText('Step 1 of 6')).toBeVisible();
    const highlighted = tour.locator('[data-highlighted]');
    for (const step of ['welcome', 'create_wishlist', 'add_items'] as const) {
      await expectOn(highlighted).toHaveAttribute('data-highlighted', step);
      await expectApart(page, highlighted);
      await expectClearOf(page, button(tour, 'Next'));
      await button(tour, 'Next').click();
    }
  });

  it('the first field of a sheet, and its buttons', async () => {
    visitors.expectErrors(OFFLINE);
    const { path } = await aWishlist({ items: [gift('Lamp', 501)], owner: 'gauri' });
    const page = await signedIn(`${path}/edit`, width, height);
    await button(page, 'Add a gift').click();
    const sheet = page.getByRole('dialog', { name: 'Add a gift' });
    await sheet.getByLabel('Cost').fill('501');
    await sheet.getByLabel('Name').fill('Brass lamp');
    await page.context().setOffline(true);
    await button(sheet, 'Add to the list').click();
    await expectClearOf(page, sheet.getByLabel('Name'));
    await expectClearOf(page, button(sheet, 'Add to the list'));
    await expectClearOf(page, button(sheet, 'Close'));
  });

  it('the owner’s buttons', async () => {
    const { path } = await aWishlist({ items: [gift('Lamp', 501)], owner: 'gauri' });
    const page = await signedIn(path, width, height);
    const bar = page.getByRole('complementary', { name: 'Your page' });
    await bar.getByRole('button', { name: 'More' }).click();
    await bar.getByRole('menuitem', { name: 'Deactivate' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
    for (const control of [
      bar.getByRole('link', { name: 'View Analytics' }),
      bar.getByRole('link', { name: 'Edit' }),
      bar.getByRole('button', { name: 'Reactivate' }),
      bar.getByRole('button', { name: 'More' }),
    ])
      await expectClearOf(page, control);
  });
});
