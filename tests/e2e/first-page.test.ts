import { inject, it } from 'vitest';
import { expectOn } from '../support/expect-on.ts';
import { settled } from '../support/settled.ts';
import { visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

it('renders the first page without console errors', async () => {
  const page = await visitors.open('/');
  await expectOn(page).toHaveTitle(/Shagun/);
  await expectOn(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
});

it('shows a 404 page with a link home', async () => {
  const page = await visitors.open('/no/such/page');
  await expectOn(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expectOn(page).toHaveURL(`${inject('appUrl')}/`);
  await expectOn(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeHidden();
});
