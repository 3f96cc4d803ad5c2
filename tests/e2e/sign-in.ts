import { type Page } from '@playwright/test';
import { inject } from 'vitest';
import { DEMO_PASSWORD, EVERYBODY, type PersonKey } from '../../scripts/seed/people/everybody.ts';
import { expectOn } from '../support/expect-on.ts';

/** Where somebody signs in who wants to go there. */
export function doorTo(path: string): string {
  return `/login?next=${encodeURIComponent(path)}`;
}

/** One of the demo's people comes in by that door. */
export async function signIn(page: Page, who: PersonKey, path: string): Promise<void> {
  await page.getByLabel('Email address', { exact: true }).fill(EVERYBODY[who].email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectOn(page).toHaveURL(`${inject('appUrl')}${path}`);
}
