import { type BrowserContext, type Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { DEMO_PASSWORD } from '../../scripts/seed/people/demo-people.ts';
import { appVariables } from '../../scripts/suite/app-variables.ts';
import { parseEnvironment } from '../../src/config/environment.ts';
import { signIn } from '../../src/data/accounts/sign-in.ts';
import { connect } from '../../src/data/connection.ts';
import { recordContribution } from '../../src/data/contributions/record-contribution.ts';
import { transactionId, type WishlistId } from '../../src/domain/ids.ts';
import { expectOn } from '../support/expect-on.ts';
import { findStored } from '../data/stored.ts';
import { aPerson } from './a-person.ts';
import { aWishlist, gift, storedAt } from './a-wishlist.ts';
import { goTo } from './navigate.ts';
import { signInPageFor, submitSignIn } from './sign-in.ts';
import { hydrated, visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

const at = (path: string) => `${inject('appUrl')}${path}`;
const IS_WRITE = /documents:commit|accounts:delete|:runQuery/;

/** Lets a tab make `most` requests to the server that change something or look for what is left, and answers no further ones. */
async function holdAfter(page: Page, most: number): Promise<{ readonly isHeld: () => boolean }> {
  let count = 0;
  await page.route(IS_WRITE, (route) => {
    count += 1;
    return count <= most ? route.continue() : undefined;
  });
  return { isHeld: () => count > most };
}

async function openTab(context: BrowserContext, most: number) {
  const page = await context.newPage();
  const { isHeld } = await holdAfter(page, most);
  await goTo(page, at('/profile'));
  return { page, isHeld };
}

/** Gives ₹501 under the member’s name, on another device. */
async function give(email: string, to: WishlistId): Promise<void> {
  const parsed = parseEnvironment(appVariables(inject('suitePorts')));
  if (!parsed.ok) throw new Error('The environment of the suite cannot be read.');
  const connection = connect(parsed.environment, crypto.randomUUID());
  const giver = await signIn(connection, email, DEMO_PASSWORD, { remember: true });
  const form = { amount: 501, message: 'Be happy', isAnonymous: false, displayName: 'Asha Rao', contact: email };
  await recordContribution(connection, to, null, form, { transactionId: transactionId(crypto.randomUUID()), giver });
}

it('deletes an account although the tab is closed after each of its steps', async () => {
  visitors.expectErrors(/status of 40[03]/);
  const { id, email } = await aPerson('Asha Rao');
  const own = await aWishlist({ items: [gift('Brass lamp', 2_101)], ownerId: id });
  const couple = await aWishlist({ items: [gift('Sofa', 50_000)] });
  await give(email, couple.id);
  const context = await visitors.newWindow();
  const page = await context.newPage();
  await goTo(page, at(signInPageFor('/profile')));
  await submitSignIn(page, email);
  await page.getByRole('link', { name: 'Delete account' }).click();
  await hydrated(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const { isHeld } = await holdAfter(page, 1);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click();
  await expectOn.poll(isHeld).toBe(true);
  await page.close();

  let tabs = 0;
  for (let isDone = false; !isDone;) {
    // Each tab repeats what the others have finished, which needs a request to see that nothing is left.
    const tab = await openTab(context, tabs);
    const done = tab.page.getByRole('heading', { name: 'Your account is deleted' });
    // A tab that is closed while it waits for an answer may have deleted the account after all.
    const isOver = async () => tab.page.url().includes('/login') || (await done.isVisible());
    await expectOn.poll(async () => tab.isHeld() || (await isOver())).toBe(true);
    isDone = await isOver();
    if (!isDone) await expectOn(tab.page.getByRole('heading', { name: 'Deleting your account' })).toBeVisible();
    await tab.page.close();
    tabs += 1;
  }
  expect(tabs).toBeGreaterThan(6);

  expect(await storedAt(`users/${id}`)).toBeNull();
  expect(await storedAt(`wishlists/${own.id}`)).toBeNull();
  const kept = await storedAt(`wishlists/${couple.id}`);
  expect(kept).toMatchObject({ fundedAmount: 501, contributionCount: 1, contributors: [{ userId: 'anonymous' }] });
  expect(JSON.stringify(kept)).not.toContain(id);
  expect(await findStored('transactions', 'contributorId', id, inject('suitePorts').firestore)).toEqual({});

  const after = await visitors.open('/login?next=/profile');
  await submitSignIn(after, email);
  await expectOn(after.getByRole('main').getByText(/The email and password don’t match/)).toBeVisible();
});
