import { type Page } from '@playwright/test';
import { describe, expect, inject, it } from 'vitest';
import { DEMO_PEOPLE } from '../../scripts/seed/people/demo-people.ts';
import { expectOn } from '../support/expect-on.ts';
import { aWishlist, gift } from './a-wishlist.ts';
import { goTo, reload } from './navigate.ts';
import { visitorsOfThisFile } from './visitors.ts';
import { overlayDepthIs as depthIs, traverse } from './overlay-history.ts';

const guests = visitorsOfThisFile();

const at = (path: string) => `${inject('appUrl')}${path}`;
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Opens a shared link in a tab that has shown another page before. */
async function openLink(): Promise<Page> {
  const { path } = await aWishlist({ items: [gift('Swing', 20_000)] });
  const page = await guests.at('/about');
  await goTo(page, at(path));
  await expectOn(page.getByRole('button', { name: 'Contribute to Swing' })).toBeVisible();
  await page.locator('[data-hydrated=true]').waitFor();
  return page;
}

describe('Back on the guest’s page', () => {
  it('closes the sheet for giving and stays; the next one leaves', async () => {
    const page = await openLink();
    await tap(page, 'Contribute to Swing');
    await page.getByLabel('Your shagun').fill('777');
    await depthIs(page, 1);
    await traverse(page, -1);
    await expectOn(dialog(page, 'Contribute to Swing')).toBeHidden();
    await expectOn(page.getByRole('button', { name: 'Contribute to Swing' })).toBeFocused();

    await tap(page, 'Contribute to Swing');
    await expectOn(page.getByLabel('Your shagun')).toHaveValue('777');
    await depthIs(page, 1);
    await traverse(page, -1);
    await expectOn(dialog(page, 'Contribute to Swing')).toBeHidden();
    await traverse(page, -1);
    await expectOn(page).toHaveURL(at('/about'));
  });

  it('closes the QR code, then the sheet it was opened from, then leaves', async () => {
    const page = await openLink();
    await tap(page, 'Share');
    await tap(page, 'QR code');
    await expectOn(dialog(page, 'QR code')).toBeVisible();
    await depthIs(page, 2);
    await traverse(page, -1);
    await expectOn(dialog(page, 'QR code')).toBeHidden();
    await expectOn(page.getByRole('button', { name: 'QR code', exact: true })).toBeFocused();
    await depthIs(page, 1);
    await traverse(page, -1);
    await expectOn(dialog(page, 'Share this page')).toBeHidden();
    await depthIs(page, 0);
    await traverse(page, -1);
    await expectOn(page).toHaveURL(at('/about'));
  });

  it('closes a sheet on the first page of a tab', async () => {
    const { path } = await aWishlist({ items: [gift('Swing', 20_000)] });
    const page = await guests.at(path);
    await tap(page, 'Bless the couple');
    await expectOn(dialog(page, 'Bless the couple')).toBeVisible();
    await depthIs(page, 1);
    await traverse(page, -1);
    await expectOn(dialog(page, 'Bless the couple')).toBeHidden();
    await expectOn(page).toHaveURL(at(path));
  });

  it('leaves at once after a sheet was closed by its button, with Escape or by its backdrop', async () => {
    const page = await openLink();
    const ways: ((page: Page) => Promise<void>)[] = [
      () => tap(page, 'Close'),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(200, 20),
    ];
    for (const close of ways) {
      await tap(page, 'Share');
      await expectOn(dialog(page, 'Share this page')).toBeVisible();
      await depthIs(page, 1);
      await close(page);
      await expectOn(dialog(page, 'Share this page')).toBeHidden();
      await depthIs(page, 0);
    }
    await traverse(page, -1);
    await expectOn(page).toHaveURL(at('/about'));
  });

  it('goes back twice when pressed twice quickly', async () => {
    const page = await openLink();
    await tap(page, 'Share');
    await depthIs(page, 1);
    await traverse(page, -1);
    await traverse(page, -1);
    await expectOn(page).toHaveURL(at('/about'));
  });

  it('shows the page, and no sheet, on Forward after one was closed', async () => {
    const page = await openLink();
    await tap(page, 'Share');
    await depthIs(page, 1);
    await traverse(page, -1);
    await expectOn(dialog(page, 'Share this page')).toBeHidden();
    const returned = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('popstate', ({ state }) => state === null && resolve());
        }),
    );
    await traverse(page, 1);
    await returned;
    await expectOn(dialog(page, 'Share this page')).toBeHidden();
    await tap(page, 'Share');
    await expectOn(dialog(page, 'Share this page')).toBeVisible();
  });

  it('leaves at once after a reload with an open sheet', async () => {
    const page = await openLink();
    await tap(page, 'Share');
    await depthIs(page, 1);
    await reload(page);
    await depthIs(page, 0);
    await expectOn(page.getByRole('button', { name: 'Contribute to Swing' })).toBeVisible();
    await traverse(page, -1);
    await expectOn(page).toHaveURL(at('/about'));
  });

  it('returns from a link in a sheet to the page in one step', async () => {
    const page = await openLink();
    const address = page.url();
    await tap(page, 'Contribute to Swing');
    await tap(page, '₹501');
    await tap(page, 'Next: your blessing');
    await depthIs(page, 1);
    await page.getByRole('link', { name: 'Have an account? Sign in' }).click();
    await expectOn(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
    await traverse(page, -1);
    await expectOn(page).toHaveURL(address);
    await expectOn(page.getByLabel('Your shagun')).toHaveValue('501');
    await depthIs(page, 1);
    await traverse(page, -1);
    await expectOn(page.getByLabel('Your shagun')).toBeHidden();
    await depthIs(page, 0);
    await traverse(page, -1);
    await expectOn(page).toHaveURL(at('/about'));
  });

  it('closes the menu of a phone, and keeps the page where it was scrolled to meanwhile', async () => {
    const page = await openLink();
    await tap(page, 'Menu');
    await expectOn(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await depthIs(page, 1);
    await page.evaluate(() => scrollTo(0, 100));
    await traverse(page, -1);
    await expectOn(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
    await depthIs(page, 0);
    expect(await page.evaluate(() => scrollY)).toBe(100);
    await tap(page, 'Menu');
    await depthIs(page, 1);
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Gift Ideas' }).click();
    await expectOn(page).toHaveURL(at('/gift-suggestions'));
    await traverse(page, -1);
    await expectOn(page.getByRole('button', { name: 'Contribute to Swing' })).toBeVisible();
  });

  it('leaves at once after a tablet was turned with its menu open', async () => {
    const page = await openLink();
    await page.setViewportSize({ width: 800, height: 1280 });
    await tap(page, 'Menu');
    await depthIs(page, 1);
    await page.setViewportSize({ width: 1280, height: 800 });
    await depthIs(page, 0);
    await traverse(page, -1);
    await expectOn(page).toHaveURL(at('/about'));
  });

  it('keeps what was written in a report until it is sent', async () => {
    const page = await openLink();
    const reopen = async () => {
      await tap(page, 'Report this page');
      await expectOn(dialog(page, 'Report this page')).toBeVisible();
      await depthIs(page, 1);
    };
    await reopen();
    await page.getByRole('radio', { name: 'Something else' }).check();
    await page.getByRole('textbox', { name: 'Anything to add?' }).fill('It is a shop.');
    await traverse(page, -1);
    await expectOn(dialog(page, 'Report this page')).toBeHidden();
    await reopen();
    await expectOn(page.getByRole('radio', { name: 'Something else' })).toBeChecked();
    await expectOn(page.getByRole('textbox', { name: 'Anything to add?' })).toHaveValue('It is a shop.');
    await tap(page, 'Send report');
    await expectOn(dialog(page, 'Report this page').getByRole('status')).toBeVisible();
    await traverse(page, -1);
    await expectOn(dialog(page, 'Report this page')).toBeHidden();
    await reopen();
    await expectOn(page.getByRole('textbox', { name: 'Anything to add?' })).toHaveValue('');
  });
});

describe('Back on pages for members', () => {
  const owner = async () => {
    const { path } = await aWishlist({ items: [gift('Swing', 20_000)], owner: 'simrat' });
    return { path, page: await guests.signedInAt('/dashboard', 'simrat') };
  };

  it('closes the question, then leaves the page', async () => {
    const { page, path } = await owner();
    await goTo(page, at(`${path}/edit`));
    await tap(page, 'Delete Swing');
    await expectOn(page.getByRole('alertdialog')).toBeVisible();
    await depthIs(page, 1);
    await traverse(page, -1);
    await expectOn(page.getByRole('alertdialog')).toBeHidden();
    await expectOn(page).toHaveURL(at(`${path}/edit`));
    await traverse(page, -1);
    await expectOn(page).toHaveURL(at('/dashboard'));
  });

  it('asks before it drops a half-written gift, and again before it leaves the page', async () => {
    const { page, path } = await owner();
    await goTo(page, at(`${path}/edit`));
    await page.getByLabel('Title').fill('Asha weds Ravi');
    await tap(page, 'Add a gift');
    await dialog(page, 'Add a gift').getByLabel('Name').fill('Lamp');
    await depthIs(page, 1);
    await traverse(page, -1);
    await expectOn(page.getByRole('alertdialog')).toBeVisible();
    await depthIs(page, 2);
    await traverse(page, -1);
    await expectOn(page.getByRole('alertdialog')).toBeHidden();
    await expectOn(dialog(page, 'Add a gift').getByLabel('Name')).toHaveValue('Lamp');
    await depthIs(page, 1);
    await traverse(page, -1);
    await tap(page, 'Discard');
    await expectOn(dialog(page, 'Add a gift')).toBeHidden();
    await depthIs(page, 0);
  });

  it('asks before it leaves unsaved changes, with one step for the question', async () => {
    const { page } = await owner();
    await page.getByRole('link', { name: 'New Wishlist' }).first().click();
    await page.getByLabel('Title').fill('Asha weds Ravi');
    await tap(page, 'Paste a list');
    await depthIs(page, 1);
    await traverse(page, -1);
    await expectOn(page.getByRole('dialog')).toBeHidden();
    await traverse(page, -1);
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expectOn(question).toBeVisible();
    await depthIs(page, 1);
    await traverse(page, -1);
    await expectOn(question).toBeHidden();
    await expectOn(page).toHaveURL(at('/create-wishlist'));
    await traverse(page, -1);
    await question.getByRole('button', { name: 'Leave' }).click();
    await expectOn(page).toHaveURL(at('/dashboard'));
    await expectOn(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  });

  it('keeps a pasted list until it is added', async () => {
    const { page, path } = await owner();
    await goTo(page, at(`${path}/edit`));
    await tap(page, 'Paste a list');
    await page.getByRole('textbox', { name: /^One gift per line/ }).fill('Kettle 1500');
    await depthIs(page, 1);
    await traverse(page, -1);
    await expectOn(page.getByRole('dialog')).toBeHidden();
    await tap(page, 'Paste a list');
    await expectOn(page.getByRole('textbox', { name: /^One gift per line/ })).toHaveValue('Kettle 1500');
    await tap(page, 'Add 1 gift');
    await expectOn(page.getByRole('heading', { level: 3, name: 'Kettle' })).toBeVisible();
    await tap(page, 'Paste a list');
    await expectOn(page.getByRole('textbox', { name: /^One gift per line/ })).toHaveValue('');
  });

  it('closes the bell, follows its links from the page, and returns in one step', async () => {
    const { page } = await owner();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expectOn(dialog(page, 'Notifications')).toBeVisible();
    await depthIs(page, 1);
    await traverse(page, -1);
    await expectOn(dialog(page, 'Notifications')).toBeHidden();
    await tap(page, 'Menu');
    await depthIs(page, 1);
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Profile Settings' }).click();
    await expectOn(page).toHaveURL(at('/profile'));
    await traverse(page, -1);
    await expectOn(page).toHaveURL(at('/dashboard'));
    await depthIs(page, 0);
  });

  it('keeps the address typed in the reset dialog', async () => {
    const page = await guests.at('/login');
    const email = () => page.getByRole('dialog').getByLabel('Email address');
    await tap(page, 'Forgot password?');
    await email().fill(DEMO_PEOPLE.simrat.email);
    await depthIs(page, 1);
    await traverse(page, -1);
    await expectOn(email()).toBeHidden();
    await tap(page, 'Forgot password?');
    await expectOn(email()).toHaveValue(DEMO_PEOPLE.simrat.email);
  });

  it('skips the tour before it leaves the page', async () => {
    const page = await guests.signedInAt('/dashboard', 'simrat');
    await tap(page, 'Take Tour');
    await expectOn(page.getByText('Step 1 of 6')).toBeVisible();
    await depthIs(page, 1);
    await traverse(page, -1);
    await expectOn(page.getByText('Step 1 of 6')).toBeHidden();
    await expectOn(page).toHaveURL(at('/dashboard'));
  });
});
