import { type Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { DEMO_PEOPLE } from '../../scripts/seed/people/demo-people.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { expectOn } from '../support/expect-on.ts';
import { aPerson } from './a-person.ts';
import { aWishlist, gift, itemsOf, storedAt } from './a-wishlist.ts';
import { goTo } from './navigate.ts';
import { signInPageFor, submitSignIn } from './sign-in.ts';
import { visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();
const at = (path: string) => `${inject('appUrl')}${path}`;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

const TITLE = 'Simrat weds Kabir';

/** A page of someone who opens this address and has to sign in first. */
async function opening(path: string, { email }: { readonly email: string }): Promise<Page> {
  const page = await visitors.at(signInPageFor(path));
  await submitSignIn(page, email);
  return page;
}

/** The owner creates a link and reads it. */
async function invite(page: Page, role: 'Host' | 'Register keeper'): Promise<string> {
  await page.getByRole('radio', { name: role }).check();
  await button(page, 'Create link').click();
  const shown = page.getByText(/\/join\/[0-9a-f-]{36}$/);
  await expectOn(shown).toBeVisible();
  return new URL((await shown.textContent()) ?? '').pathname;
}

async function accept(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await button(page, 'Accept').click();
  await expectOn(page).toHaveURL(at('/dashboard'));
  const tour = page.getByRole('button', { name: 'Skip tour and explore on my own' });
  await tour.click();
}

async function changePrice(page: Page, item: string, cost: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${item}` }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Cost').fill(cost);
  await sheet.getByRole('button', { name: /^Save/ }).click();
  await expectOn(sheet).toBeHidden();
}

it('lets two hosts edit one list, and a register keeper read it, until they go', { timeout: 180_000 }, async () => {
  visitors.expectErrors(/status of 403/);
  const { id, path } = await aWishlist({
    items: [gift('Brass lamp', 2_101), gift('Kettle', 1_500)],
    details: { title: TITLE, visibility: 'private' },
  });
  const [meena, suresh] = await Promise.all([aPerson('Meena Gill'), aPerson('Suresh Gill')]);

  // The owner invites a host.
  const owner = await visitors.signedInAt(`${path}/hosts`, 'simrat');
  await expectOn(owner.getByRole('heading', { level: 1, name: 'Hosts' })).toBeVisible();
  await expectNoViolations(owner);
  const invitation = await invite(owner, 'Host');
  await expectNoViolations(owner);

  // The invited person signs in, reads who invites to what, and accepts.
  const host = await opening(invitation, meena);
  await expectOn(host.getByRole('heading', { level: 1 })).toHaveText(
    `${DEMO_PEOPLE.simrat.name} invites you to “${TITLE}”`,
  );
  await expectNoViolations(host);
  await accept(host, 'Meena');
  await expectOn(host.getByRole('article', { name: TITLE }).getByText('Host', { exact: true })).toBeVisible();
  await expectNoViolations(host);

  // The owner sees them, without loading the page again. The link works once.
  await expectOn(owner.getByText('Meena', { exact: true })).toBeVisible();
  await expectOn(owner.getByText(/\/join\//)).toBeHidden();
  const late = await opening(invitation, suresh);
  await expectOn(late.getByRole('heading', { level: 1, name: 'This link has been used' })).toBeVisible();

  // Both edit at the same time, each another gift.
  await link(host, 'Edit').click();
  await goTo(owner, at(`${path}/edit`));
  await Promise.all([changePrice(owner, 'Brass lamp', '2501'), changePrice(host, 'Kettle', '1751')]);
  await expectOn(owner.getByText('₹1,751').first()).toBeVisible();
  await expectOn(host.getByText('₹2,501').first()).toBeVisible();
  expect(itemsOf(await storedAt(`wishlists/${id}`)).map(({ price }) => price)).toEqual([2_501, 1_751]);
  await expectOn(button(owner, 'Delete wishlist')).toBeVisible();
  await expectOn(button(host, 'Delete wishlist')).toBeHidden();

  // The owner reads who changed what, and undoes it. The host sees that.
  await button(owner, 'Show history').click();
  const history = owner.getByRole('dialog', { name: 'History' });
  await expectOn(history.getByText('Meena', { exact: true })).toBeVisible();
  await expectOn(history.getByText('Cost: ₹1,500 → ₹1,751')).toBeVisible();
  await expectNoViolations(owner);
  await history.getByRole('button', { name: 'Undo: Changed “Kettle”' }).click();
  await expectOn(history.getByText('Changed again since')).toBeVisible();
  await owner.goBack();
  await expectOn(history).toBeHidden();
  await expectOn(host.getByText('₹1,500').first()).toBeVisible();

  // A register keeper opens the register, and cannot edit.
  await goTo(owner, at(`${path}/hosts`));
  const forKeeper = await invite(owner, 'Register keeper');
  await goTo(late, at(forKeeper));
  await accept(late, 'Suresh');
  await link(late, 'Register').click();
  await expectOn(late.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await goTo(late, at(`${path}/edit`));
  await expectOn(late.getByRole('link', { name: 'Open the register' })).toBeVisible();

  // The owner hands the list over to the host.
  await button(owner, 'Make owner: Meena').click();
  await expectNoViolations(owner);
  await button(owner, 'Offer it').click();
  await goTo(host, at('/dashboard'));
  await link(host, 'See the offer').click();
  await button(host, 'Become the owner').click();
  await expectOn(button(host, `Remove ${DEMO_PEOPLE.simrat.name}`)).toBeVisible();
  await expectNoViolations(host);
  await expectOn(button(owner, 'Leave')).toBeVisible();

  // The new owner removes the former one, whose dashboard no longer has the list.
  await goTo(owner, at('/dashboard'));
  await expectOn(owner.getByRole('article', { name: TITLE })).toBeVisible();
  await button(host, `Remove ${DEMO_PEOPLE.simrat.name}`).click();
  await host.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expectOn(host.getByText(DEMO_PEOPLE.simrat.name, { exact: true })).toBeHidden();
  await expectOn(owner.getByRole('article', { name: TITLE })).toBeHidden();

  // The register keeper leaves.
  await goTo(late, at(`${path}/hosts`));
  await button(late, 'Leave').click();
  await late.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expectOn(late).toHaveURL(at('/dashboard'));
  await expectOn(late.getByRole('article', { name: TITLE })).toBeHidden();
  expect(await storedAt(`wishlists/${id}`)).toMatchObject({ userId: meena.id, hostIds: [], editorIds: [] });
});
