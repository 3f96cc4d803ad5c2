import { type Page } from '@playwright/test';
import { inject } from 'vitest';
import { uuidOf } from '../../scripts/seed/ids.ts';
import { DEMO_PEOPLE } from '../../scripts/seed/people/demo-people.ts';
import { expectOn } from '../support/expect-on.ts';
import { aDeletedWishlist } from './a-wishlist.ts';
import { goTo } from './navigate.ts';
import { overlaysLeft } from './overlay-history.ts';
import { register, submitSignIn } from './sign-in.ts';

type Look = (name: string) => Promise<void>;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const at = (path: string) => `${inject('appUrl')}${path}`;

/** Every screen from registration to sharing a wishlist. */
export async function asNewcomer(page: Page, look: Look): Promise<void> {
  await goTo(page, at('/login'));
  await button(page, 'Sign In').click();
  await look('login');
  await button(page, 'Forgot password?').click();
  await expectOn(page.getByRole('dialog')).toBeVisible();
  await look('forgotten-password');
  await goTo(page, at('/register'));
  await button(page, 'Create Account').click();
  await look('register');
  await register(page, 'Asha Rao');

  await expectOn(page.getByText('Step 1 of 6')).toBeVisible();
  await look('tour-1');
  await page.keyboard.press('ArrowRight');
  await expectOn(page.getByText('Step 2 of 6')).toBeVisible();
  await look('tour-2');
  await button(page, 'Skip tour and explore on my own').click();
  await expectOn(page.getByRole('dialog')).toBeHidden();
  await look('dashboard-empty');

  await goTo(page, at('/create-wishlist'));
  await expectOn(page.getByLabel('Title')).toBeVisible();
  await look('create-empty');
  await button(page, 'Add a gift').click();
  const sheet = page.getByRole('dialog', { name: 'Add a gift' });
  await expectOn(sheet).toBeVisible();
  await look('item-sheet');
  await sheet.getByRole('button', { name: 'Add to the list' }).click();
  await look('item-sheet-refused');
  await sheet.getByLabel('Name').fill('Brass lamp');
  await sheet.getByLabel('Cost').fill('2,101');
  await sheet.getByLabel('Description').fill('नए घर की हर शाम के लिए');
  await sheet.getByRole('button', { name: 'Add to the list' }).click();
  await expectOn(sheet).toBeHidden();
  await button(page, 'Paste a list').click();
  await page.getByLabel(/^One gift per line/).fill('Fan 2500\nKettle ₹1,500\nPressure cooker');
  await look('paste-sheet');
  await page.getByLabel(/^One gift per line/).fill('Fan 2500\nKettle ₹1,500');
  await button(page, /^Add 2 gifts/).click();
  await expectOn(page.getByRole('dialog')).toBeHidden();
  await button(page, 'Create wishlist').click();
  await look('create-refused');
  await page
    .getByRole('link', { name: 'About' })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expectOn(page.getByRole('alertdialog')).toBeVisible();
  await look('leave-question');
  await button(page, 'Stay').click();
  await page.getByLabel('First name on the card').fill('Asha');
  await page.getByLabel('Second name on the card').fill('Ravi');
  await expectOn(page.getByLabel('Title')).toHaveValue('Asha & Ravi’s wedding');
  await page.getByLabel('Welcome').fill('आपका आशीर्वाद ही काफ़ी है।');
  await button(page, 'Create wishlist').click();
  await expectOn(page.getByRole('heading', { name: 'Your wishlist is ready' })).toBeVisible();
  await look('created');
  await button(page, 'QR code').click();
  await expectOn(button(page, 'Download as PNG')).toBeVisible();
  await look('created-qr');
  await goTo(page, at('/profile'));
  await expectOn(page.getByText('Not verified yet')).toBeVisible();
  await look('profile-new');
}

/** Every screen of an owner whose wishlists have contributions. */
export async function asOwner(page: Page, look: Look): Promise<void> {
  await goTo(page, at('/login?next=/dashboard'));
  await submitSignIn(page, DEMO_PEOPLE.gauri.email);
  const wedding = `/wishlist/${uuidOf('wishlist', 'gauri-wedding')}`;
  const card = page.getByRole('article').filter({ has: page.locator(`a[href^="${wedding}"]`) });
  await expectOn(card).toBeVisible();
  const skip = button(page, 'Skip tour and explore on my own');
  await skip.or(button(page, 'Take Tour')).first().waitFor();
  await look('dashboard-full');
  const analytics = (await card.getByRole('link', { name: 'Analytics' }).getAttribute('href')) ?? '';
  await card.getByRole('button', { name: 'Share' }).click();
  await expectOn(page.getByRole('dialog')).toBeVisible();
  await look('share-sheet');

  await goTo(page, at(analytics));
  await expectOn(button(page, /^(Mark as thanked|Thanked):/).first()).toBeVisible();
  await look('analytics');
  await button(page, 'Select').click();
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check();
  await look('register-selection');
  await button(page, 'Select by…').click();
  const selectBy = page.getByRole('dialog', { name: 'Select contributions' });
  await expectOn(selectBy.getByRole('button', { name: /^Select \d+ contributions$/ })).toBeVisible();
  await look('select-by');
  await selectBy.getByRole('button', { name: 'Close' }).click();
  await expectOn(selectBy).toBeHidden();
  await button(page, 'Set aside').click();
  const setAside = page.getByRole('dialog', { name: 'Set aside this contribution?' });
  await expectOn(setAside).toBeVisible();
  await look('set-aside-question');
  await setAside.getByRole('button', { name: 'Cancel' }).click();
  await expectOn(setAside).toBeHidden();
  await inTheRegister(page, look);
  await button(page, /^Notifications/).click();
  await expectOn(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first()).toBeVisible();
  await look('bell');

  await goTo(page, at(analytics.replace('/analytics', '/print')));
  await expectOn(page.locator('.print-card').first()).toBeVisible();
  await look('print-cards');
  await page.getByRole('radio', { name: 'Table stand' }).check();
  await look('print-stand');

  await goTo(page, at(analytics.replace('/analytics', '/edit')));
  await expectOn(page.getByLabel('Title')).toBeVisible();
  await look('edit');
  await page.getByRole('radio', { name: 'Preview' }).check();
  await expectOn(page.frameLocator('iframe').getByText('Gauri & Omkar', { exact: true })).toBeVisible();
  await look('edit-preview');
  await page.getByRole('radio', { name: 'Edit' }).check();
  const edits = button(page, /^Edit /);
  await edits.first().click();
  await expectOn(page.getByRole('dialog', { name: 'Edit the event' })).toBeVisible();
  await look('edit-event');
  await page.keyboard.press('Escape');
  await expectOn(page.getByRole('dialog')).toBeHidden();
  await edits.last().click();
  await expectOn(page.getByRole('dialog', { name: 'Edit the gift' })).toBeVisible();
  await look('edit-item');
  await page.keyboard.press('Escape');
  await expectOn(page.getByRole('dialog')).toBeHidden();
  await button(page, 'Show history').click();
  await expectOn(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await look('edit-history');
  await page.keyboard.press('Escape');
  await expectOn(page.getByRole('dialog')).toBeHidden();
  await button(page, /^(Add a|Change) UPI address$/).click();
  const upi = page.getByRole('dialog');
  await upi.getByLabel('UPI address', { exact: true }).fill('gauri');
  await upi.getByRole('button', { name: 'Save', exact: true }).click();
  await expectOn(upi.getByLabel('UPI address', { exact: true })).toBeFocused();
  await look('upi-sheet');

  await goTo(page, at(`${wedding}/hosts`));
  await button(page, 'Create link').click();
  // A walk in another language has left one, too.
  const invitation = page.getByText(/\/join\/[0-9a-f-]{36}$/).first();
  await expectOn(invitation).toBeVisible();
  await look('hosts');
  await goTo(page, (await invitation.textContent()) ?? '');
  await expectOn(page.getByRole('heading', { level: 1, name: 'This is your own wishlist' })).toBeVisible();
  await look('join');

  await goTo(page, at(`/wishlist/${uuidOf('wishlist', 'gauri-kelvan')}/analytics`));
  await button(page, 'Files').click();
  await page.getByRole('menuitem', { name: 'Compare with a bank statement' }).click();
  const comparison = page.getByRole('region', { name: 'Compare with a bank statement' });
  await comparison.getByRole('button', { name: 'Compare', exact: true }).click();
  await look('statement');
  await comparison.getByLabel('Or paste it here').fill(STATEMENT);
  await comparison.getByRole('button', { name: 'Compare', exact: true }).click();
  await expectOn(comparison.getByText('Found 2 payments to you.')).toBeVisible();
  await look('statement-compared');

  await goTo(page, at(analytics.replace('/analytics', '')));
  const bar = page.getByRole('complementary', { name: 'Your page' });
  await expectOn(bar.getByRole('button', { name: 'More' })).toBeEnabled();
  await look('own-page');
  await bar.getByRole('button', { name: 'More' }).click();
  await expectOn(bar.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await look('own-page-more');
  await bar.getByRole('menuitem', { name: 'Delete' }).click();
  await expectOn(page.getByRole('alertdialog')).toBeVisible();
  await look('own-page-question');

  await goTo(page, at('/profile'));
  await expectOn(page.getByRole('region', { name: 'In numbers' }).getByText(/^₹/)).toBeVisible();
  await look('profile');
  await page.getByRole('link', { name: 'Delete account' }).click();
  await expectOn(page.getByRole('heading', { level: 1, name: 'Delete account' })).toBeVisible();
  await look('delete-account');
  await button(page, 'Delete my account').click();
  await expectOn(page.getByRole('alertdialog')).toBeVisible();
  await look('delete-account-question');
  await goTo(page, at('/profile'));
  await button(page, 'Edit Profile').click();
  await expectOn(page.getByLabel('Full name')).toBeVisible();
  await look('profile-edit');

  await overlaysLeft(page);
  const deleted = await aDeletedWishlist('gauri', 'Gauri’s griha pravesh');
  await goTo(page, at(`${deleted}/analytics`));
  await expectOn(button(page, /^Mark as thanked:/).first()).toBeVisible();
  await look('deleted-register');
  await goTo(page, at('/dashboard'));
  await expectOn(page.getByRole('region', { name: 'Deleted wishlists' })).toBeVisible();
  await look('dashboard-with-deleted');
}

const STATEMENT = [
  'Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance',
  '21/11/26,UPI/432187654321/ASHWINI,,"1,500.00",1.00',
  '22/11/26,SALARY,,"84,250.00",1.00',
].join('\n');

/** The sheets and parts of the register of a list with contributions. Leaves the register as it was. */
async function inTheRegister(page: Page, look: Look): Promise<void> {
  await button(page, 'Done').click();
  await button(page, 'Add an entry').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Save and add another' }).click();
  await expectOn(sheet.getByLabel('Name')).toBeFocused();
  await look('entry-sheet');
  await sheet.getByLabel('Name').fill('Sabnis kaka');
  await sheet.getByLabel('Amount (₹)').fill('501');
  await sheet.getByRole('button', { name: 'Save and add another' }).click();
  await expectOn(sheet.getByText('Saved: Sabnis kaka')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).last().click();
  await expectOn(sheet).toBeHidden();
  await button(page, 'More options: Sabnis kaka').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expectOn(question).toBeVisible();
  await look('delete-question');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectOn(question).toBeHidden();

  await button(page, /^Options: /)
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Add side, village, return gift' }).click();
  await expectOn(sheet).toBeVisible();
  await look('gift-note');
  await page.keyboard.press('Escape');
  await expectOn(sheet).toBeHidden();

  await button(page, 'Thank one by one').click();
  await expectOn(sheet.getByLabel('Message', { exact: true })).toBeEnabled();
  await look('thank-sheet');
  await page.keyboard.press('Escape');
  await expectOn(sheet).toBeHidden();

  await button(page, 'Files').click();
  await look('register-files');
  await page.getByRole('menuitem', { name: 'Import from a file' }).click();
  const part = page.getByRole('region', { name: 'Import from a file' });
  await button(page, 'Check before adding').click();
  await look('import');
  await part
    .getByLabel('Or copy the rows and paste them here')
    .fill('Name,Rs.,Village\nSunanda Joglekar,501,Wai\nDidi,,Satara');
  await button(page, 'Check before adding').click();
  await expectOn(part.getByText('1 row can’t be added')).toBeVisible();
  await look('import-preview');
}
