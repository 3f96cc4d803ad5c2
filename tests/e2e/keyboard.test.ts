import { type Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { appVariables } from '../../scripts/suite/app-variables.ts';
import { parseEnvironment } from '../../src/config/environment.ts';
import { connect } from '../../src/data/connection.ts';
import { recordContribution } from '../../src/data/contributions/record-contribution.ts';
import { transactionId, wishlistId } from '../../src/domain/ids.ts';
import { Keys } from './keys.ts';
import { expectOn } from '../support/expect-on.ts';
import { visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

async function addGift(keys: Keys, name: string, cost: string): Promise<void> {
  await keys.press('Enter');
  await keys.isOn('textbox', 'Name');
  await keys.type(name);
  await keys.tabTo('textbox', 'Cost');
  await keys.type(cost);
  await keys.tabTo('textbox', 'Description');
  await keys.type('For our first home');
  await keys.tabTo('button', 'Add to the list');
  await keys.press('Enter');
  await keys.isOn('button', 'Add a gift');
}

/** Contributes signed out, from another device. */
async function give(page: Page, address: string): Promise<void> {
  const parsed = parseEnvironment(appVariables(inject('suitePorts')));
  if (!parsed.ok) throw new Error('The environment of the suite cannot be read.');
  const form = { amount: 501, message: 'Be happy', isAnonymous: true, displayName: '', contact: '' };
  await recordContribution(connect(parsed.environment, crypto.randomUUID()), idIn(address), null, form, {
    transactionId: transactionId(crypto.randomUUID()),
    giver: null,
  });
  await expectOn(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
}

const idIn = (address: string) => wishlistId(new URL(address).pathname.split('/')[2] ?? '');

it('a host completes every task by keyboard only', { timeout: 240_000 }, async () => {
  const page = await visitors.open('/register', (context) =>
    context.grantPermissions(['clipboard-read', 'clipboard-write']),
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  const keys = new Keys(page);
  const heading = (name: string) => keys.isOn('heading', name);

  // Registration.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await keys.tabTo('link', 'Skip to content', { within: 2 });
  await keys.press('Enter');
  await keys.tabTo('textbox', 'Full name');
  await keys.type('Asha Rao');
  await keys.tabTo('textbox', 'Email address');
  await keys.type(`${crypto.randomUUID()}@guests.example`);
  await keys.tabTo('textbox', 'Password');
  await keys.type('blessings');
  await keys.tabTo('textbox', 'Confirm password');
  await keys.type('blessing');
  await keys.tabTo('checkbox', /I accept/);
  await keys.press('Space');
  await keys.tabTo('button', 'Create Account');
  await keys.press('Enter');
  await keys.isOn('textbox', 'Confirm password');
  await keys.type('blessings');
  await keys.press('Enter');

  // The tour: forwards, back, and to the end.
  await keys.isOn('button', 'Next');
  await keys.press('Enter', 'ArrowRight', 'ArrowLeft');
  await expectOn(page.getByText('Step 2 of 6')).toBeVisible();
  await keys.tabTo('button', 'Previous');
  await keys.press('Space');
  await expectOn(page.getByText('Step 1 of 6')).toBeVisible();
  await keys.press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await keys.tabTo('button', 'Get Started');
  await keys.press('Enter');
  await heading('Welcome, Asha!');

  // A wishlist with gifts: added, discarded, edited, moved, deleted.
  await keys.tabTo('link', 'New Wishlist');
  await keys.press('Enter');
  await heading('Create a wishlist');
  await keys.tabTo('combobox', 'Occasion');
  await keys.press('ArrowDown');
  await keys.tabTo('textbox', 'Title');
  await keys.type('Asha weds Ravi');
  await keys.tabTo('textbox', 'Welcome');
  await keys.type('Your blessings are enough.');
  await keys.tabTo('radio', /^Public/);
  await keys.press('ArrowDown');
  await keys.isOn('radio', /^Link only/);
  await keys.tabTo('button', 'Add a gift');
  await addGift(keys, 'Brass lamp', '2,101');
  await addGift(keys, 'Kettle', '1,500');
  await addGift(keys, 'Fan', '2,500');
  await keys.press('Enter');
  await keys.isOn('textbox', 'Name');
  await keys.type('Not this one');
  await keys.press('Escape');
  await keys.isOn('button', 'Keep editing');
  await keys.tabTo('button', 'Discard');
  await keys.press('Enter');
  await keys.isOn('button', 'Add a gift');
  await keys.tabTo('button', 'Edit Kettle', { back: true });
  await keys.press('Enter');
  await keys.isOn('textbox', 'Name');
  await keys.type('Steel kettle');
  await keys.tabTo('button', 'Save the gift');
  await keys.press('Enter');
  await keys.isOn('button', 'Edit Steel kettle');
  await keys.tabTo('button', 'Move Steel kettle up', { back: true });
  await keys.press('Enter');
  await keys.isOn('button', 'Move Steel kettle down');
  await expectOn(page.getByRole('heading', { level: 3 })).toHaveText(['Steel kettle', 'Brass lamp', 'Fan']);
  await keys.tabTo('button', 'Delete Fan');
  await keys.press('Enter');
  await keys.isOn('button', 'Cancel');
  await keys.tabTo('button', 'Delete');
  await keys.press('Enter');
  await keys.isOn('button', 'Delete Brass lamp');
  await keys.tabTo('button', 'Create wishlist');
  await keys.press('Enter');

  // Sharing.
  await heading('Your wishlist is ready');
  await keys.tabTo('link', 'WhatsApp');
  await keys.tabTo('button', 'Copy link');
  await keys.press('Enter');
  await expectOn(page.getByText('Link copied to clipboard!')).toBeVisible();
  await keys.tabTo('button', 'QR code');
  await keys.press('Enter');
  await expectOn(page.getByRole('button', { name: 'Download as PNG' })).toBeVisible();
  await keys.tabTo('button', 'Download as PNG');
  await keys.press('Escape');
  await keys.isOn('button', 'QR code');

  // The owner's page, a contribution, and editing.
  await keys.tabTo('link', 'See it as guests do');
  await keys.press('Enter');
  await heading('Asha weds Ravi');
  await give(page, page.url());
  await keys.tabTo('link', 'Edit', { back: true });
  await keys.press('Enter');
  await heading('Edit wishlist');
  await keys.tabTo('textbox', 'Title');
  await keys.type('Asha & Ravi');
  await keys.tabTo('button', 'Save changes');
  await keys.press('Enter');
  const details = page.locator('form').filter({ has: page.getByRole('button', { name: 'Save changes' }) });
  await expectOn(details.getByText('All changes are saved.')).toBeFocused();
  await keys.tabTo('link', 'Analytics', { back: true });
  await keys.press('Enter');

  // Marking as thanked.
  await heading('Analytics');
  await keys.tabTo('button', /^Mark as thanked:/);
  await keys.press('Enter');
  await expectOn(page.getByRole('button', { name: /^Thanked:/ })).toBeVisible();
  await keys.isOn('button', /^Thanked:/);

  // The bell.
  await keys.tabTo('button', 'Notifications, 1 unread', { back: true });
  await keys.press('Enter');
  await heading('Notifications');
  await keys.tabTo('button', /^Mark as read/);
  await keys.press('Enter');
  await keys.isOn('button', /^Delete:/);
  await keys.press('Enter');
  await keys.tabTo('button', 'Delete');
  await keys.press('Enter');
  await expectOn(page.getByText('No notifications yet')).toBeVisible();
  await heading('Notifications');
  await keys.press('Escape');
  await keys.isOn('button', 'Notifications');

  // The profile, and signing out.
  await keys.tabTo('button', 'Account menu for Asha Rao');
  await keys.press('Enter');
  await keys.isOn('menuitem', 'Profile Settings');
  await keys.press('Enter');
  await heading('Profile Settings');
  await keys.tabTo('button', 'Edit Profile');
  await keys.press('Enter');
  await keys.isOn('textbox', 'Full name');
  await keys.type('Asha & Ravi');
  await keys.tabTo('switch', 'Pop-up notifications');
  await keys.press('Space');
  await keys.tabTo('radio', /^Everyone/);
  await keys.press('ArrowUp');
  await keys.isOn('radio', /^Nobody/);
  await keys.tabTo('button', 'Save Changes');
  await keys.press('Enter');
  await expectOn(page.getByRole('heading', { name: 'Asha & Ravi' })).toBeVisible();
  await keys.tabTo('button', 'Edit Profile', { back: true });
  await keys.tabTo('button', 'Account menu for Asha & Ravi', { back: true });
  await keys.press('ArrowDown');
  await keys.isOn('menuitem', 'Profile Settings');
  await keys.press('ArrowDown');
  await keys.isOn('menuitem', 'Sign Out');
  await keys.press('Enter');
  await expectOn(page).toHaveURL(`${inject('appUrl')}/`);
  expect(await page.evaluate(() => localStorage.getItem('shagun.account'))).toBeNull();
});
