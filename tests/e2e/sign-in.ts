import { type Page } from '@playwright/test';
import { inject } from 'vitest';
import { DEMO_PASSWORD, DEMO_PEOPLE, type PersonKey } from '../../scripts/seed/people/demo-people.ts';
import { expectOn } from '../support/expect-on.ts';

/** The sign-in page that leads to `path`. */
export function signInPageFor(path: string): string {
  return `/login?next=${encodeURIComponent(path)}`;
}

/** Signs in with a demo account on that page. */
export async function signIn(page: Page, who: PersonKey, path: string): Promise<void> {
  await page.getByLabel('Email address', { exact: true }).fill(DEMO_PEOPLE[who].email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectOn(page).toHaveURL(`${inject('appUrl')}${path}`);
}
