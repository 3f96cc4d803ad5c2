import { type Page } from '@playwright/test';
import { inject } from 'vitest';
import { uuidOf } from '../../scripts/seed/ids.ts';
import { rupees } from '../../src/domain/money.ts';
import { expectOn } from '../support/expect-on.ts';
import { aWishlist, gift } from './a-wishlist.ts';
import { fillInAs, give } from './giving.ts';
import { goTo } from './navigate.ts';
import { overlaysLeft } from './overlay-history.ts';

type Look = (name: string) => Promise<void>;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const at = (path: string) => `${inject('appUrl')}${path}`;

async function open(page: Page, path: string): Promise<void> {
  await goTo(page, at(path));
  await page.locator('[data-hydrated=true]').waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Every page about the product. */
export async function asReader(page: Page, look: Look): Promise<void> {
  for (const path of ['/', '/about', '/privacy', '/terms', '/pricing', '/404']) {
    await open(page, path);
    await look(path);
  }
  await button(page, 'Menu').click();
  await expectOn(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await look('menu');
  await open(page, '/help');
  for (const question of await page.locator('main summary').all()) await question.click();
  await look('/help');
  await open(page, '/contact');
  await button(page, 'Send Message').click();
  await expectOn(page.getByText('Please fill in this field').first()).toBeVisible();
  await look('/contact');
  await open(page, '/gift-suggestions');
  await look('/gift-suggestions');
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await expectOn(page.getByRole('link', { name: 'Start my wishlist' })).toBeVisible();
  await look('gift-ideas-picked');
  await open(page, '/unsubscribe');
  await look('unsubscribe-damaged');
  await goTo(page, 'about:blank');
  await open(page, `/unsubscribe#${crypto.randomUUID()}`);
  await look('unsubscribe');
}

/** A guest who shares and reports a page, gives to a gift and reads the thanks. */
export async function asGuest(page: Page, look: Look): Promise<void> {
  const { path } = await aWishlist({
    items: [
      gift('Swing for the balcony', 20_000, { quantity: 2, minContribution: rupees(101) }),
      gift('Kanjivaram saree for the first Pongal in the new house', 12_500),
    ],
  });
  await open(page, `/wishlist/${uuidOf('wishlist', 'gauri-wedding')}`);
  await button(page, /^Contribute to/)
    .first()
    .waitFor();
  await look('wishlist');
  await open(page, path);
  await button(page, 'Contribute to Swing for the balcony').waitFor();
  await look('new-wishlist');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expectOn(page.getByRole('dialog')).toBeVisible();
  await look('sharing');
  await button(page, 'QR code').click();
  await button(page, 'Download as PNG').waitFor();
  await look('qr-code');
  await page.keyboard.press('Escape');
  await expectOn(page.getByRole('dialog', { name: 'QR code' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expectOn(page.getByRole('dialog')).toBeHidden();
  await button(page, 'Report this page').click();
  await button(page, 'Send report').click();
  await look('reporting');
  await page.keyboard.press('Escape');
  await expectOn(page.getByRole('dialog')).toBeHidden();
  await button(page, 'Contribute to Swing for the balcony').click();
  await page.getByLabel('Your shagun').fill('20');
  await button(page, 'Next: your blessing').click();
  await look('amount');
  await page.getByRole('button', { name: '₹501', exact: true }).click();
  await button(page, 'Next: your blessing').click();
  await page.getByLabel('Your blessing').fill('खुश रहो!');
  await page.getByLabel('Your name').fill('Meena Aunty');
  await look('blessing');
  await button(page, /^Contribute ₹/).click();
  await expectOn(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await look('thanks');
  await button(page, 'Back to the list').click();
  await expectOn(page.getByRole('dialog')).toBeHidden();
  await look('after-giving');
  const yours = page.getByRole('region', { name: 'Your gifts on this device' });
  await yours.getByRole('button', { name: 'Receipt' }).click();
  await expectOn(button(page, 'Keep this as a picture')).toBeVisible();
  await look('receipt');
  await button(page, 'Back to the list').click();
  await expectOn(page.getByRole('dialog')).toBeHidden();
  await yours.getByRole('button', { name: 'Edit' }).click();
  await expectOn(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeVisible();
  await look('rewording');
  await page.keyboard.press('Escape');
  await expectOn(page.getByRole('dialog')).toBeHidden();
  await overlaysLeft(page);
  await open(page, `/wishlist/${uuidOf('wishlist', 'gauri-kelvan')}`);
  await fillInAs('Meena Aunty', page, 'Contribute to A long lunch on banana leaves', '₹501');
  await give(page);
  await button(page, 'I have sent it').waitFor();
  await page.getByLabel('UTR (optional)').fill('4321');
  await button(page, 'I have sent it').click();
  await expectOn(page.getByText('A UTR has 12 digits')).toBeVisible();
  await look('send-step');
  await button(page, 'Later').click();
  await expectOn(page.getByRole('dialog')).toBeHidden();
  await look('your-gifts');
  await overlaysLeft(page);
  await open(page, `/wishlist/${crypto.randomUUID()}`);
  await look('wishlist-not-found');
}
