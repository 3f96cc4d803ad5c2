import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, inject, it } from 'vitest';
import { expectOn } from '../support/expect-on.ts';
import { aPerson } from './a-person.ts';
import { aWishlist, gift } from './a-wishlist.ts';
import { fillInAs, give, isThanked } from './giving.ts';
import { goTo } from './navigate.ts';
import { newEmail, register, submitSignIn } from './sign-in.ts';
import { visitorsOfThisFile } from './visitors.ts';

const visitors = visitorsOfThisFile();

const at = (path: string) => `${inject('appUrl')}${path}`;

describe('the account', () => {
  it('has a new password after it is changed, and only that one signs in', async () => {
    visitors.expectErrors(/status of 400/);
    const email = newEmail();
    const page = await visitors.open('/register?next=/profile');
    await register(page, 'Asha Rao', email);
    await page.getByRole('button', { name: 'Change password' }).click();
    const sheet = page.getByRole('dialog', { name: 'Change password' });
    await sheet.getByLabel('New password', { exact: true }).fill('many blessings');
    await sheet.getByLabel('Confirm password').fill('many blessings');
    await sheet.getByRole('button', { name: 'Save password' }).click();
    await expectOn(page.getByText(/^Password changed/)).toBeVisible();
    await expectOn(sheet).toBeHidden();

    const elsewhere = await visitors.open('/login?next=/profile');
    await submitSignIn(elsewhere, email, 'blessings');
    await expectOn(elsewhere.getByRole('main').getByText(/The email and password don’t match/)).toBeVisible();
    await submitSignIn(elsewhere, email, 'many blessings');
    await expectOn(elsewhere).toHaveURL(at('/profile'));
  });

  it('signs in with Google too after it is connected, until it is disconnected', async () => {
    const email = newEmail();
    const page = await visitors.open('/register?next=/profile');
    await register(page, 'Meera Iyer', email);
    await page.getByRole('button', { name: 'Connect Google' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose a Google account' });
    const google = newEmail();
    await picker.getByLabel('Email address').fill(google);
    await picker.getByRole('button', { name: 'Continue', exact: true }).click();
    const card = page.getByRole('region', { name: 'Sign-in and security' });
    await expectOn(card.getByText(google)).toBeVisible();

    const elsewhere = await visitors.open('/login?next=/profile');
    await elsewhere.getByRole('button', { name: 'Continue with Google' }).click();
    await elsewhere.getByRole('dialog').getByLabel('Email address').fill(google);
    await elsewhere.getByRole('dialog').getByRole('button', { name: 'Continue', exact: true }).click();
    await expectOn(elsewhere.getByRole('heading', { name: 'Meera Iyer' })).toBeVisible();

    await card.getByRole('button', { name: 'Disconnect Google' }).click();
    await expectOn(card.getByRole('button', { name: 'Connect Google' })).toBeVisible();
    await goTo(elsewhere, at('/profile'));
    await expectOn(elsewhere.getByRole('button', { name: 'Connect Google' })).toBeVisible();
  });

  it('is downloaded with everything that is stored about the member', async () => {
    const { id: ownerId, email } = await aPerson('Asha Rao');
    const { path } = await aWishlist({ items: [gift('Swing', 20_000)], ownerId });
    const guest = await visitors.at(path);
    await fillInAs('Meera Aunty', guest, 'Contribute to Swing', '₹1,101');
    await give(guest);
    await isThanked(guest);

    const page = await visitors.open('/login?next=/profile');
    await submitSignIn(page, email);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^shagun-my-data-\d{4}-\d{2}-\d{2}\.zip$/);
    const files = unzipSync(await readFile(await download.path()));
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(text('README.txt')).toContain(`Asha Rao, ${email}`);
    expect(JSON.parse(text('wishlists.json'))).toMatchObject([{ title: 'Asha & Ravi' }]);
    expect(JSON.parse(text('gifts-received.json'))).toMatchObject([{ displayName: 'Meera Aunty', amount: 1_101 }]);
    expect(text('notifications.csv')).toContain('Meera Aunty contributed ₹1101');
  });
});
