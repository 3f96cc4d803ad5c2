import { expect, inject, it } from 'vitest';
import { findStored } from '../data/stored.ts';
import { aWishlist, changeStoredAt, gift } from './a-wishlist.ts';
import { fillIn, fillInAs, give, isThanked } from './giving.ts';
import { goTo } from './navigate.ts';
import { register } from './sign-in.ts';
import { visitorsOfThisFile } from './visitors.ts';

const guests = visitorsOfThisFile();

const transactionsOf = async (id: string) =>
  Object.values(await findStored('transactions', 'wishlistId', id, inject('suitePorts').firestore));

/** The same token, as of Firebase's anonymous provider. The emulators accept it unsigned. */
function asGuestToken(token: string): string {
  const [header, payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { firebase: object };
  const changed = { ...claims, firebase: { ...claims.firebase, sign_in_provider: 'anonymous' } };
  return `${header}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}.`;
}

it('lets a new member give where an account is required, even if registering returned a guest’s token', async () => {
  const { path } = await aWishlist({ items: [gift('Swing', 20_000)] });
  const page = await guests.at(path);
  await fillInAs('Meena Aunty', page, 'Contribute to Swing', '₹501');
  await give(page);
  await isThanked(page);

  const strict = await aWishlist({ items: [gift('Lamp', 20_000)] });
  await changeStoredAt(`wishlists/${strict.id}`, () => ({ givers: 'signed_in' }));
  await page.route('**/accounts:signUp*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { idToken: string };
    await route.fulfill({ response, json: { ...answer, idToken: asGuestToken(answer.idToken) } });
  });
  await goTo(page, `${inject('appUrl')}/register?next=${strict.path}`);
  await register(page, 'Meena Iyer');
  await fillIn(page, 'Contribute to Lamp', '₹501');
  await give(page);
  await isThanked(page);
  expect(await transactionsOf(strict.id)).toMatchObject([{ displayName: 'Meena Iyer', isVerified: true }]);
});
