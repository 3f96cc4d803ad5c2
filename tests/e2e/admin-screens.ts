import { type Page } from '@playwright/test';
import { inject } from 'vitest';
import { DEMO_PEOPLE } from '../../scripts/seed/people/demo-people.ts';
import { expectOn } from '../support/expect-on.ts';
import { goTo } from './navigate.ts';
import { signIn, signInPageFor } from './sign-in.ts';

type Look = (name: string) => Promise<void>;

const at = (path: string) => `${inject('appUrl')}${path}`;
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Every screen of an admin. Changes nothing. */
export async function asAdmin(page: Page, look: Look): Promise<void> {
  await goTo(page, at(signInPageFor('/admin')));
  await signIn(page, 'neel', '/admin');
  await expectOn(page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem')).toHaveCount(10);
  await look('admin');
  await page.getByRole('button', { name: 'Export Data' }).click();
  await expectOn(dialog(page)).toBeVisible();
  await look('admin-export');

  await goTo(page, at('/admin/users'));
  await page.getByRole('row').nth(1).waitFor();
  await look('admin-users');
  await page
    .getByRole('button', { name: /^View Details of/ })
    .first()
    .click();
  await expectOn(dialog(page)).toBeVisible();
  await look('admin-user');

  await goTo(page, at(`/admin/users?user=${DEMO_PEOPLE.rohan.id}`));
  await page.getByRole('dialog').getByRole('button', { name: 'Ban' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ban', exact: true }).click();
  await expectOn(page.getByText('Enter a reason')).toBeVisible();
  await look('admin-ban');

  await goTo(page, at('/admin/wishlists'));
  await page.getByRole('row').nth(1).waitFor();
  await look('admin-wishlists');
  await page
    .getByRole('button', { name: /^Manage / })
    .first()
    .click();
  await expectOn(page.getByRole('menu')).toBeVisible();
  await look('admin-wishlists-menu');
  await goTo(page, at('/admin/wishlists?tab=reports'));
  await page.getByRole('article').first().waitFor();
  await look('admin-reports');
  await goTo(page, at('/admin/transactions'));
  await page.getByRole('row').nth(1).waitFor();
  await look('admin-transactions');
  await goTo(page, at('/admin/log'));
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await look('admin-log');
  await goTo(page, at('/admin/analytics'));
  await page.locator('main a[href^="/wishlist/"]').first().waitFor();
  await look('admin-analytics');
  await goTo(page, at('/admin/support'));
  const subject = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
  await subject.first().waitFor();
  await look('admin-support');
  await subject.getByRole('button').first().click();
  await expectOn(dialog(page)).toBeVisible();
  await look('admin-message');
  await page.keyboard.press('Escape');
  await expectOn(dialog(page)).toBeHidden();
  await page.getByRole('tab', { name: 'Subscribers' }).click();
  await page.getByRole('row').nth(1).waitFor();
  await look('admin-subscribers');
  await goTo(page, at('/admin/settings'));
  await page.getByLabel('Fee (%)').waitFor();
  await look('admin-settings');
}
