import { type Page } from '@playwright/test';
import { inject } from 'vitest';
import { DEMO_PASSWORD, DEMO_PEOPLE, type PersonKey } from '../../scripts/seed/people/demo-people.ts';

/** The sign-in page that leads to `path`. */
export function signInPageFor(path: string): string {
  return `/login?next=${encodeURIComponent(path)}`;
}

/** Fills in the sign-in page and submits it. */
export async function submitSignIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export const newEmail = () => `${crypto.randomUUID()}@guests.example`;

/** Fills in the registration page and submits it. */
export async function register(page: Page, name: string, email = newEmail()): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('blessings');
  await page.getByLabel('Confirm password').fill('blessings');
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Signs in with a demo account on that page. */
export async function signIn(page: Page, who: PersonKey, path: string): Promise<void> {
  await submitSignIn(page, DEMO_PEOPLE[who].email);
  await page.waitForURL(`${inject('appUrl')}${path}`, { waitUntil: 'commit' });
}
