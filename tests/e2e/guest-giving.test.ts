import { describe, expect, inject, it } from 'vitest';
import { DEMO_PEOPLE } from '../../scripts/seed/people/demo-people.ts';
import { rupees } from '../../src/domain/money.ts';
import { findStored } from '../data/stored.ts';
import { aWishlist, changeStoredAt, gift, itemsOf, storedAt } from './a-wishlist.ts';
import { fillIn, fillInAnonymously, fillInAs, give, isThanked } from './giving.ts';
import { goTo } from './navigate.ts';
import { accountKnown, visitorsOfThisFile } from './visitors.ts';
import { expectOn } from '../support/expect-on.ts';
import { register } from './sign-in.ts';

const guests = visitorsOfThisFile();

const transactionsOf = async (id: string) =>
  Object.values(await findStored('transactions', 'wishlistId', id, inject('suitePorts').firestore));

describe('a guest with a shared link', () => {
  it('gives ₹501 under their own name within a minute, without an account', async () => {
    const { path } = await aWishlist({ items: [gift('Swing', 20_000)] });
    const opened = performance.now();
    const page = await guests.at(`${path}?via=whatsapp`);
    await fillInAs('Meena Aunty', page, 'Contribute to Swing', '₹501', 'For lazy Sundays.');
    await page.getByLabel('Email or phone (optional)').fill('98765 43210');
    await give(page);
    await isThanked(page);
    expect(performance.now() - opened).toBeLessThan(60_000);
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expectOn(page.getByText('Meena Aunty', { exact: true })).toBeVisible();

    const host = await guests.signedInAt(`${path}/analytics`, 'simrat');
    const row = host.getByRole('row', { name: /Meena Aunty/ });
    await expectOn(row).toContainText('₹501');
    await expectOn(row).toContainText('98765 43210');
    await expectOn(row).toContainText('No account');
    await expectOn(row).not.toContainText('Verified');
    await expectOn(row.getByRole('link', { name: 'Thank Meena Aunty on WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/919876543210\?text=/,
    );

    await goTo(page, `${inject('appUrl')}/register?next=/profile`);
    await register(page, 'Meena Iyer');
    await expectOn(page.getByRole('heading', { name: 'Your contributions' })).toBeVisible();
    await expectOn(page.getByRole('listitem').filter({ hasText: 'For lazy Sundays.' })).toContainText('₹501');
  });

  it('contributes without an account or a name, sees the thanks and shares; the documents agree', async () => {
    const { id, path } = await aWishlist({ items: [gift('Swing', 20_000), gift('Lamp', 2_400)] });
    const page = await guests.at(`${path}?via=whatsapp`);
    await fillInAnonymously(page, 'Contribute to Swing', '₹1,101', 'Khush raho!');
    await expectOn(page.getByText(/^Everyone sees “Anonymous”/)).toBeVisible();
    await give(page);
    await isThanked(page);
    await expectOn(page.getByRole('dialog').getByText('₹1,101 of ₹20,000', { exact: true })).toBeVisible();

    const share = page.getByRole('link', { name: 'Share on WhatsApp' });
    const text = 'Check out Asha & Ravi - Help make their special day even more memorable!';
    const message = `${text} ${inject('appUrl')}${path}?via=whatsapp`;
    await expectOn(share).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(message)}`);
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expectOn(page.getByRole('button', { name: 'Contribute to Swing' })).toBeFocused();
    await expectOn(page.getByText('₹18,899 to go')).toBeVisible();
    await expectOn(page.getByRole('region', { name: 'Blessings' })).toContainText('Khush raho!');

    const stored = await storedAt(`wishlists/${id}`);
    expect(stored).toMatchObject({ fundedAmount: 1_101, contributionCount: 1, contributorCount: 1 });
    expect(itemsOf(stored)[0]).toMatchObject({ title: 'Swing', fundedAmount: 1_101, isFunded: false });
    const entry = { userId: 'anonymous', displayName: 'Anonymous', email: '', amount: 1_101, message: 'Khush raho!' };
    expect(stored?.['contributors']).toMatchObject([entry]);
    expect(await transactionsOf(id)).toMatchObject([
      { amount: 1_101, contributorId: 'anonymous', displayName: '', email: '', isAnonymous: true },
    ]);
    await expect
      .poll(() => storedAt(`analytics/${id}`))
      .toMatchObject({ contributions: 1, views: 1, trafficSources: { whatsapp: 1 } });
  });

  it('contributes ₹1,101 in five taps', async () => {
    const { path } = await aWishlist({ items: [gift('Swing', 20_000)] });
    const page = await guests.at(path);
    await page.evaluate(() => {
      document.addEventListener('click', () => {
        document.body.dataset['taps'] = String(Number(document.body.dataset['taps'] ?? 0) + 1);
      });
    });
    await fillIn(page, 'Contribute to Swing', '₹1,101');
    await page.getByLabel('Your name').click();
    await page.keyboard.type('Meena Aunty');
    await give(page);
    await isThanked(page);
    expect(Number(await page.evaluate(() => document.body.dataset['taps']))).toBeLessThanOrEqual(5);
  });

  it('contributes any amount to the general fund', async () => {
    const { id, path } = await aWishlist({ items: [gift('Lamp', 501)] });
    const page = await guests.at(path);
    await fillInAs('Meena Aunty', page, 'Bless the couple', '₹5,001');
    await give(page);
    await isThanked(page);
    expect(await transactionsOf(id)).toMatchObject([{ amount: 5_001, metadata: { type: 'general_fund' } }]);
    expect((await storedAt(`wishlists/${id}`))?.['fundedAmount']).toBe(5_001);
  });

  it('contributes anonymously without loading the Firebase SDK', async () => {
    const { path } = await aWishlist({ items: [gift('Lamp', 501)] });
    const page = await guests.at(path);
    await fillInAnonymously(page, 'Contribute to Lamp', '₹501');
    await give(page);
    await isThanked(page);
    const scripts = await page.evaluate(() => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const read = async (name: string) => ({ name, text: await (await fetch(name)).text() });
      return Promise.all(loaded.filter((name) => name.endsWith('.js')).map(read));
    });
    const named = (part: string) => scripts.filter(({ name, text }) => name.includes(part) || text.includes(part));
    expect(named('record-contribution')).not.toEqual([]);
    expect(named('@firebase/').map(({ name }) => name)).toEqual([]);
  });

  it('signs in on the way, keeps the input, and contributes twice under their own name', async () => {
    const { id, path } = await aWishlist({ items: [gift('Swing', 20_000)] });
    const page = await guests.at(path);
    await fillIn(page, 'Contribute to Swing', '₹501', 'For the balcony.');
    await page.getByRole('link', { name: 'Have an account? Sign in' }).click();
    await page.getByLabel('Email address', { exact: true }).fill(DEMO_PEOPLE.rohan.email);
    await page.getByLabel('Password', { exact: true }).fill('blessings');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expectOn(page.getByLabel('Your shagun')).toHaveValue('501');
    await page.getByRole('button', { name: 'Next: your blessing' }).click();
    await expectOn(page.getByLabel('Your name')).toHaveValue(DEMO_PEOPLE.rohan.name);
    await expectOn(page.getByLabel('Your blessing')).toHaveValue('For the balcony.');
    await give(page);
    await isThanked(page);
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await fillIn(page, 'Contribute to Swing', '₹1,101');
    await give(page);
    await isThanked(page);
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expectOn(page.getByRole('img', { name: `Given by ${DEMO_PEOPLE.rohan.name}` })).toBeVisible();
    await expectOn(page.getByText(DEMO_PEOPLE.rohan.name, { exact: true })).toBeVisible();
    expect(await storedAt(`wishlists/${id}`)).toMatchObject({
      contributors: [{ userId: DEMO_PEOPLE.rohan.id, amount: 1_602, message: 'For the balcony.', email: '' }],
      ...{ contributorCount: 1, contributionCount: 2 },
    });
  });
});

describe('failures and races', () => {
  it('accepts one of two concurrent last contributions, and keeps the input of the other', async () => {
    guests.expectErrors(/status of 40[09]|status of 403/);
    const { id, path } = await aWishlist({ items: [gift('Lamp', 1_000)] });
    const pages = await Promise.all([guests.at(path), guests.at(path)]);
    for (const page of pages)
      await fillInAnonymously(page, 'Contribute to Lamp', 'Complete this gift · ₹1,000', 'Be a light.');
    await Promise.all(pages.map(give));
    const isThankedSoon = (page: (typeof pages)[number]) =>
      Promise.race([
        isThanked(page).then(() => true),
        page
          .getByText('This item is already fully funded')
          .waitFor()
          .then(() => false),
      ]);
    const outcomes = await Promise.all(pages.map(isThankedSoon));
    expect(outcomes.toSorted()).toEqual([false, true]);
    expect(itemsOf(await storedAt(`wishlists/${id}`))[0]).toMatchObject({ fundedAmount: 1_000, isFunded: true });

    const late = pages[outcomes.indexOf(false)];
    if (!late) throw new Error('Both guests were thanked.');
    await expectOn(late.getByLabel('Your shagun')).toHaveValue('1,000');
    await late.getByRole('button', { name: 'Bless the couple instead' }).click();
    await late.getByRole('button', { name: 'Next: your blessing' }).click();
    await expectOn(late.getByLabel('Your blessing')).toHaveValue('Be a light.');
    await give(late);
    await isThanked(late);
    expect(await transactionsOf(id)).toHaveLength(2);
    expect((await storedAt(`wishlists/${id}`))?.['fundedAmount']).toBe(2_000);
  });

  it('shows the remaining amount when another guest was faster', async () => {
    // The first attempt builds on what was read while the guest typed.
    guests.expectErrors(/status of 403/);
    const { path } = await aWishlist({ items: [gift('Lamp', 1_000)] });
    const [slow, fast] = await Promise.all([guests.at(path), guests.at(path)]);
    await fillInAnonymously(slow, 'Contribute to Lamp', '₹501', 'Be a light.');
    await fillInAnonymously(fast, 'Contribute to Lamp', '₹501');
    await fast.getByRole('button', { name: 'Back' }).click();
    await fast.getByLabel('Your shagun').fill('700');
    await fast.getByRole('button', { name: 'Next: your blessing' }).click();
    await give(fast);
    await isThanked(fast);
    await give(slow);
    await expectOn(slow.getByText('Only ₹300 is left for this item')).toBeVisible();
    await expectOn(slow.getByLabel('Your shagun')).toBeFocused();
    await expectOn(slow.getByLabel('Your shagun')).toHaveValue('501');
    await slow.getByRole('button', { name: 'Complete this gift · ₹300' }).click();
    await slow.getByRole('button', { name: 'Next: your blessing' }).click();
    await expectOn(slow.getByLabel('Your blessing')).toHaveValue('Be a light.');
    await give(slow);
    await isThanked(slow);
  });

  it('validates the amount while it is typed', async () => {
    const items = [gift('Journey', 10_000, { minContribution: rupees(500), maxContribution: rupees(2_000) })];
    const { path } = await aWishlist({ items });
    const page = await guests.at(path);
    await page.getByRole('button', { name: 'Contribute to Journey' }).click();
    const amount = page.getByLabel('Your shagun');
    for (const [typed, words] of [
      ['0', 'Please enter a valid contribution amount'],
      ['12.50', 'Please enter a valid contribution amount'],
      ['499', 'Minimum contribution is ₹500'],
      ['2001', 'Maximum contribution is ₹2,000'],
    ] as const) {
      await amount.fill(typed);
      await expectOn(page.getByText(words)).toBeVisible();
    }
  });

  it('keeps the input when the gift is removed from the list', async () => {
    // The first attempt builds on what was read while the guest typed.
    guests.expectErrors(/status of 403/);
    const { id, path } = await aWishlist({ items: [gift('Lamp', 1_000), gift('Swing', 2_000)] });
    const page = await guests.at(path);
    await fillInAnonymously(page, 'Contribute to Lamp', '₹501', 'Be a light.');
    await changeStoredAt(`wishlists/${id}`, (before) => ({ items: itemsOf(before).slice(1), totalValue: 2_000 }));
    await give(page);
    await expectOn(page.getByText('Item not found')).toBeVisible();
    await expectOn(page.getByLabel('Your blessing')).toHaveValue('Be a light.');
    expect(await transactionsOf(id)).toEqual([]);
    await page.getByRole('button', { name: 'Bless the couple instead' }).click();
    await give(page);
    await isThanked(page);
  });

  it('keeps the input while contributions are switched off', async () => {
    guests.expectErrors(/status of 403/);
    const { path } = await aWishlist({ items: [gift('Lamp', 1_000)] });
    const page = await guests.at(path);
    await fillInAnonymously(page, 'Contribute to Lamp', '₹501', 'Be a light.');
    await changeStoredAt('settings/platform', () => ({ contributionsEnabled: false }));
    try {
      await give(page);
      await expectOn(page.getByRole('dialog').getByText(/Contributions are paused at the moment/)).toBeVisible();
      await expectOn(page.getByLabel('Your blessing')).toHaveValue('Be a light.');
    } finally {
      await changeStoredAt('settings/platform', () => ({ contributionsEnabled: true }));
    }
    await give(page);
    await isThanked(page);
  });

  it('tells a guest what to do when too many have just given under a name from the same network', async () => {
    guests.expectErrors(/status of 400/);
    const { id, path } = await aWishlist({ items: [gift('Lamp', 1_000)] });
    const page = await guests.at(path);
    await page.route('**/accounts:signUp**', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } }),
    );
    await fillInAs('Meena Aunty', page, 'Contribute to Lamp', '₹501', 'From the hall.');
    await give(page);
    await expectOn(page.getByRole('dialog').getByText(/Please switch to mobile data, sign in, or give/)).toBeVisible();
    await expectOn(page.getByLabel('Your blessing')).toHaveValue('From the hall.');
    expect(await transactionsOf(id)).toEqual([]);
    await page.unroute('**/accounts:signUp**');
    await give(page);
    await isThanked(page);
  });

  it('informs a guest once of a ban, and signs them out', async () => {
    guests.expectErrors(/status of 403/);
    const { path } = await aWishlist({ items: [gift('Lamp', 1_000)] });
    const page = await guests.signedInAt(path, 'leela');
    await accountKnown(page);
    await fillIn(page, 'Contribute to Lamp', '₹501', 'Be a light.');
    await changeStoredAt(`users/${DEMO_PEOPLE.leela.id}`, () => ({ status: 'banned' }));
    try {
      await give(page);
      await expectOn(page.getByText(/This account is suspended/)).toHaveCount(1);
      await expectOn.poll(() => page.evaluate(() => localStorage.getItem('shagun.account'))).toBeNull();
    } finally {
      await changeStoredAt(`users/${DEMO_PEOPLE.leela.id}`, () => ({ status: 'inactive' }));
    }
    await expectOn(page.getByLabel('Your blessing')).toHaveValue('Be a light.');
  });

  it('counts a contribution once when its response is lost', async () => {
    guests.expectErrors(/ERR_INTERNET_DISCONNECTED|HTTP error has no status|status of 403/);
    const { id, path } = await aWishlist({ items: [gift('Lamp', 5_000)] });
    const page = await guests.at(path);
    await fillInAnonymously(page, 'Contribute to Lamp', '₹501', 'From the train.');
    // The contribution is stored, but its response is lost.
    await page.route(/documents:commit/, async (route) => {
      if (!route.request().postData()?.includes('/transactions/')) return route.continue();
      await route.fetch();
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    });
    await give(page);
    await expectOn(page.getByText(/We couldn’t reach the server. Check your connection and try again./)).toBeVisible({
      timeout: 30_000,
    });
    await expectOn(page.getByLabel('Your blessing')).toHaveValue('From the train.');
    await page.unroute(/documents:commit/);
    await page.context().setOffline(false);
    await give(page);
    await isThanked(page);
    expect(await transactionsOf(id)).toHaveLength(1);
    expect((await storedAt(`wishlists/${id}`))?.['fundedAmount']).toBe(501);
    // The denied read shows that the contribution exists.
  });

  it('restores the input after Back and Forward', async () => {
    const { path } = await aWishlist({ items: [gift('Lamp', 5_000)] });
    const page = await guests.at('/about');
    await goTo(page, `${inject('appUrl')}${path}`);
    await fillInAnonymously(page, 'Contribute to Lamp', '₹501', 'Once more.');
    await page.goBack();
    await expectOn(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expectOn(page).toHaveURL(`${inject('appUrl')}/about`);
    await page.goForward();
    await page.getByRole('alertdialog', { name: 'You had started to give ₹501 for Lamp.' }).waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectOn(page.getByLabel('Your shagun')).toHaveValue('501');
    await page.getByRole('button', { name: 'Next: your blessing' }).click();
    await expectOn(page.getByLabel('Your blessing')).toHaveValue('Once more.');
  });
});
