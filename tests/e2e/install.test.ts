import { type Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { expectOn } from '../support/expect-on.ts';
import { aPerson } from './a-person.ts';
import { aWishlist, gift, storedAt } from './a-wishlist.ts';
import { fillInAs, give, isThanked } from './giving.ts';
import { reload } from './navigate.ts';
import { hydrated, visitorsOfThisFile } from './visitors.ts';

declare global {
  interface Window {
    /** How often the browser has been told to ask. */
    asked?: number;
    /** The numbers that the icon of the application was given. */
    badges?: number[];
  }
}

const visitors = visitorsOfThisFile();

/** The browser's offer to install the application, which it makes when it likes. Returns whether it keeps silent itself. */
const offerToInstall = (page: Page) =>
  page.evaluate(() => {
    const prompt = async () => void (window.asked = (window.asked ?? 0) + 1);
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    return !window.dispatchEvent(offer);
  });

const card = (page: Page) => page.getByRole('region', { name: 'Keep Shagun at hand' });
const numbers = (page: Page) => page.getByRole('article', { name: 'Asha & Ravi' });

/** A couple with a list, at their dashboard. */
async function aCouple(): Promise<{ page: Page; path: string }> {
  const { id: ownerId, email } = await aPerson('Asha Rao');
  const { path } = await aWishlist({ items: [gift('Swing', 20_000)], ownerId });
  const page = await visitors.signedInAt('/dashboard', { email });
  await expectOn(numbers(page)).toBeVisible();
  const skip = page.getByRole('button', { name: 'Skip tour and explore on my own' });
  await skip.click();
  await expectOn(skip).toBeHidden();
  // These tests reload the page, which would show a tour again that is not stored as skipped.
  await expect.poll(() => storedAt(`onboarding/${ownerId}`)).toMatchObject({ isCompleted: true });
  return { page, path };
}

async function aGuestGives(path: string): Promise<Page> {
  const guest = await visitors.at(path);
  await fillInAs('Meena Aunty', guest, 'Contribute to Swing', '₹1,101');
  await give(guest);
  await isThanked(guest);
  return guest;
}

async function comesBack(page: Page): Promise<void> {
  await reload(page);
  await hydrated(page);
  await expectOn(numbers(page)).toBeVisible();
  await offerToInstall(page);
}

it('offers to install the application after the first gift, to couples only', async () => {
  const { page, path } = await aCouple();
  expect(await offerToInstall(page)).toBe(true);
  await expectOn(numbers(page)).toBeVisible();
  await expectOn(card(page)).toHaveCount(0);

  const guest = await aGuestGives(path);
  expect(await offerToInstall(guest)).toBe(false);
  expect(await guest.locator('link[rel=manifest]').count()).toBe(0);

  await expectOn(card(page)).toBeVisible();
  await card(page).getByRole('button', { name: 'Install', exact: true }).click();
  await expectOn(card(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.asked)).toBe(1);
});

it('does not offer it again once the couple has declined', async () => {
  const { page, path } = await aCouple();
  await offerToInstall(page);
  await aGuestGives(path);
  await card(page).getByRole('button', { name: 'Not now' }).click();
  await expectOn(card(page)).toHaveCount(0);
  await comesBack(page);
  await expectOn(page.getByText('₹1,101').first()).toBeVisible();
  await expectOn(card(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.asked)).toBeUndefined();
});

it('shows the number of unread notifications on the icon, and none after signing out', async () => {
  const { page, path } = await aCouple();
  await page.addInitScript(() => {
    const badges: number[] = (window.badges = []);
    Object.defineProperty(navigator, 'setAppBadge', { value: async (count: number) => void badges.push(count) });
  });
  await reload(page);
  const last = () => page.evaluate(() => window.badges?.at(-1));
  await aGuestGives(path);
  await expect.poll(last).toBe(1);
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect.poll(last).toBe(0);
  await page.keyboard.press('Escape');
  await aGuestGives(path);
  await expect.poll(last).toBe(1);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect.poll(last).toBe(0);
});
