import { expect, it } from 'vitest';
import { watchAccount } from '../../../src/data/accounts/operations.ts';
import { register, signInWithGoogleCredential } from '../../../src/data/accounts/sign-in-operations.ts';
import type { Connection } from '../../../src/data/connection.ts';
import { recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import { listMyContributions } from '../../../src/data/contributions/list-contributions.ts';
import { ensureProfile } from '../../../src/data/profiles/operations.ts';
import type { ContributionForm } from '../../../src/domain/contribution.ts';
import type { TransactionId, WishlistId } from '../../../src/domain/ids.ts';
import { newMember } from '../accounts.ts';
import { listenTo } from '../listening.ts';
import { changeStored, readStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { newWishlistOf, type WishlistMade } from '../wishlists-made.ts';
import { anonymousGift, newTransactionId } from './giving.ts';

// Guests who give under a name without an account.

const MEENA: ContributionForm = { ...anonymousGift(501), isAnonymous: false, displayName: 'Meena Aunty', contact: '' };

async function give(
  browser: Connection,
  { wishlist, itemId }: Pick<WishlistMade, 'wishlist' | 'itemId'>,
  form: Partial<ContributionForm> = {},
): Promise<TransactionId> {
  const transactionId = newTransactionId();
  await recordContribution(browser, wishlist.id, itemId, { ...MEENA, ...form }, { transactionId, giver: null });
  return transactionId;
}

const giverOf = async (id: TransactionId) => (await readStored(`transactions/${id}`))?.['contributorId'];
const entriesOf = async (id: WishlistId) => (await readStored(`wishlists/${id}`))?.['contributors'];
const newEmail = () => `${crypto.randomUUID()}@guests.example`;

/** As Google's window returns it; the Auth emulator accepts it unsigned. */
const googleToken = (email: string) => JSON.stringify({ sub: crypto.randomUUID(), email, email_verified: true });

const REGISTERING = [
  ['with a password', (browser: Connection) => register(browser, newEmail(), 'blessings', 'Meena Iyer')],
  ['with Google', (browser: Connection) => signInWithGoogleCredential(browser, googleToken(newEmail()))],
] as const;

it('records the name, which no account vouches for', async () => {
  const made = await newWishlistOf(await newMember());
  const id = await give(newVisitor(), made);
  expect(await readStored(`transactions/${id}`)).toMatchObject({
    contributorId: expect.stringMatching(/^(?!anonymous$).+/) as string,
    displayName: 'Meena Aunty',
    isAnonymous: false,
    isVerified: false,
    ...{ email: '', isEmailVerified: false, phoneNumber: null },
  });
  const entry = { displayName: 'Meena Aunty', isAnonymous: false };
  expect(await readStored(`wishlists/${made.wishlist.id}`)).toMatchObject({
    contributors: [entry],
    items: [{ contributors: [{ ...entry, isVerified: false }] }],
  });
});

it.each([
  [' meena@home.example ', { email: 'meena@home.example', phoneNumber: null }],
  ['+91 98765 43210', { email: '', phoneNumber: '+91 98765 43210' }],
  ['९८७६५ ४३२१०', { email: '', phoneNumber: '98765 43210' }],
])('leaves "%s" with the couple, unverified', async (contact, stored) => {
  const id = await give(newVisitor(), await newWishlistOf(await newMember()), { contact });
  expect(await readStored(`transactions/${id}`)).toMatchObject({ ...stored, isEmailVerified: false });
});

it('adds a second contribution from the same browser to the entry of the first', async () => {
  const made = await newWishlistOf(await newMember());
  const browser = newVisitor();
  const [first, second] = [await give(browser, made), await give(browser, made)];
  expect(await giverOf(second)).toBe(await giverOf(first));
  expect(await entriesOf(made.wishlist.id)).toMatchObject([{ displayName: 'Meena Aunty', amount: 1_002 }]);
});

it('stores nothing about a guest who then gives anonymously', async () => {
  const made = await newWishlistOf(await newMember());
  const browser = newVisitor();
  await give(browser, made);
  const id = await give(browser, made, anonymousGift(101));
  expect(await readStored(`transactions/${id}`)).toMatchObject({
    contributorId: 'anonymous',
    displayName: '',
    isVerified: false,
  });
});

it('does not accept a name without an account if the couple asks guests to sign in', async () => {
  const made = await newWishlistOf(await newMember());
  await changeStored(`wishlists/${made.wishlist.id}`, { givers: 'signed_in' });
  await expect(give(newVisitor(), made)).rejects.toMatchObject({ problem: { code: 'must-sign-in' } });
});

it('leaves the guest signed out for the rest of the page', async () => {
  const browser = newVisitor();
  await give(browser, await newWishlistOf(await newMember()));
  const heard = listenTo<unknown>((onValue, signal) => watchAccount(browser, onValue, signal));
  expect(await heard.until(() => true)).toBeNull();
});

it.each(REGISTERING)('keeps the gifts of a guest who later registers %s', async (_, registers) => {
  const browser = newVisitor();
  const id = await give(browser, await newWishlistOf(await newMember()));
  const account = await registers(browser);
  expect(account.id).toBe(await giverOf(id));
  expect(account.email).not.toBe('');
  await expect(ensureProfile(browser, account, 'en')).resolves.toMatchObject({ email: account.email });
  expect((await listMyContributions(browser, account.id, {})).items).toMatchObject([{ id, amount: 501 }]);
});

it.each(REGISTERING)(
  'gives as an account right after registering %s on a list that asks for one',
  async (_, registers) => {
    const browser = newVisitor();
    const made = await newWishlistOf(await newMember());
    await give(browser, made);
    await changeStored(`wishlists/${made.wishlist.id}`, { givers: 'signed_in' });
    const giver = await registers(browser);
    const transactionId = newTransactionId();
    const form = { ...MEENA, contact: giver.email };
    await recordContribution(browser, made.wishlist.id, made.itemId, form, { transactionId, giver });
    expect(await readStored(`transactions/${transactionId}`)).toMatchObject({ isVerified: true, email: giver.email });
  },
);

it('signs in to the Google account that exists already', async () => {
  const token = googleToken(newEmail());
  const earlier = await signInWithGoogleCredential(newVisitor(), token);
  const browser = newVisitor();
  const id = await give(browser, await newWishlistOf(await newMember()));
  const account = await signInWithGoogleCredential(browser, token);
  expect(account.id).toBe(earlier.id);
  expect(await giverOf(id)).not.toBe(account.id);
});
