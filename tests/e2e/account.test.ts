import { describe, inject, it } from 'vitest';
import { expectOn } from '../support/expect-on.ts';
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
});
