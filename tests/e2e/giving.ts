import { type Page } from '@playwright/test';
import { expectOn } from '../support/expect-on.ts';

/** Opens the contribution sheet and fills it in up to the name. */
export async function fillIn(page: Page, opener: string, chip: string, blessing = ''): Promise<void> {
  await page.getByRole('button', { name: opener, exact: true }).click();
  await page.getByRole('button', { name: chip, exact: true }).click();
  await page.getByRole('button', { name: 'Next: your blessing' }).click();
  if (blessing !== '') await page.getByLabel('Your blessing').fill(blessing);
}

/** The same without an account, under a name. */
export async function fillInAs(name: string, ...[page, ...gift]: Parameters<typeof fillIn>): Promise<void> {
  await fillIn(page, ...gift);
  await page.getByLabel('Your name').fill(name);
}

/** The same without an account, without a name. */
export async function fillInAnonymously(...[page, ...gift]: Parameters<typeof fillIn>): Promise<void> {
  await fillIn(page, ...gift);
  await page.getByRole('switch', { name: 'Give anonymously' }).check();
}

export const give = (page: Page) => page.getByRole('button', { name: /^Contribute ₹[\d,]+$/ }).click();

export async function isThanked(page: Page): Promise<void> {
  await expectOn(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
}
