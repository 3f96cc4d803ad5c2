import { expect, it } from 'vitest';
import { countWishlists, wishlistRows } from '../../../src/data/admin/list-wishlists.ts';
import { deactivateWishlist } from '../../../src/data/admin/moderate-wishlists.ts';
import { readNamedUsers } from '../../../src/data/admin/read-named.ts';
import { reviewWishlists } from '../../../src/data/admin/review.ts';
import { Failure } from '../../../src/domain/failure.ts';
import { userId } from '../../../src/domain/ids.ts';
import { newMember } from '../accounts.ts';
import { everyPage } from '../every-page.ts';
import { changeStored, deleteStored } from '../stored.ts';
import { storeWishlist } from '../wishlists.ts';
import { newWishlistOf } from '../wishlists-made.ts';
import { newAdmin } from './an-admin.ts';

const denied = { reason: 'denied' };
// Earlier than anything other tests create concurrently.
const soon = () => new Date(Date.now() + 3_600_000);

it('shows the owner of each wishlist, including several by one owner', async () => {
  const [admin, asha, gone] = [await newAdmin(), await newMember({ displayName: 'Asha' }), await newMember()];
  const made = [
    await storeWishlist(asha.id, { createdAt: soon() }),
    await storeWishlist(asha.id, { createdAt: soon() }),
    await storeWishlist(gone.id, { createdAt: soon() }),
  ].map(({ id }) => id);
  await deleteStored(`users/${gone.id}`);
  const { items } = await reviewWishlists(admin.connection, { size: 200 });
  const owners = made.map((id) => items.find(({ wishlist }) => wishlist.id === id)?.owner);
  const { id, displayName, email } = asha;
  expect(owners).toEqual([{ id, displayName, email }, { id, displayName, email }, null]);
});

it('does not read again the owner whose wishlists were requested', async () => {
  const [admin, owner] = [await newAdmin(), await newMember()];
  const { wishlist } = await newWishlistOf(owner, { visibility: 'private' });
  const { items } = await reviewWishlists(admin.connection, { owner: owner.id });
  expect(items).toMatchObject([{ wishlist: { id: wishlist.id }, owner: null }]);
});

it('denies everyone but admins', async () => {
  const { connection, id } = await newMember();
  await expect(reviewWishlists(connection)).rejects.toMatchObject(denied);
  await expect(countWishlists(connection)).rejects.toMatchObject(denied);
  await expect(readNamedUsers(connection, [userId('somebody-else')])).rejects.toMatchObject(denied);
  await expect(reviewWishlists(connection, { owner: id })).resolves.toMatchObject({ items: [] });
});

it('counts wishlists by state and visibility', async () => {
  const [admin, owner] = [await newAdmin(), await newMember()];
  const kinds = [
    {},
    { state: 'active' },
    { state: 'inactive' },
    { visibility: 'private' },
    { state: 'inactive', visibility: 'private' },
  ] as const;
  const counted = () => Promise.all(kinds.map((kind) => countWishlists(admin.connection, kind)));
  const before = await counted();
  const { wishlist } = await newWishlistOf(owner, { visibility: 'private' });
  await deactivateWishlist(admin.connection, wishlist, 'Not a wedding');
  // Other tests create wishlists meanwhile.
  const grown = (await counted()).map((count, kind) => count > (before[kind] ?? count));
  expect(grown.filter((_, kind) => kind !== 1)).toEqual([true, true, true, true]);
});

it('exports exactly the listed wishlists', async () => {
  const [admin, owner] = [await newAdmin(), await newMember()];
  const { wishlist } = await newWishlistOf(owner);
  await newWishlistOf(await newMember());
  const pages = await everyPage(wishlistRows(admin.connection, { owner: owner.id }));
  expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual([wishlist.id]);
});

it('resolves many user names, even if a profile is invalid or missing', async () => {
  const [admin, broken] = [await newAdmin(), await newMember()];
  await changeStored(`users/${broken.id}`, { displayName: 7 });
  const members = await Promise.all(Array.from({ length: 31 }, () => newMember()));
  const missing = userId(crypto.randomUUID());
  const asked = [...members.map(({ id }) => id), broken.id, missing, broken.id];
  const named = await readNamedUsers(admin.connection, asked);
  expect(named.size).toBe(32);
  expect(members.map(({ id }) => named.get(id))).toEqual(
    members.map(({ id, displayName, email }) => ({ id, displayName, email })),
  );
  expect(named.get(broken.id)).toBeInstanceOf(Failure);
  expect(named.has(missing)).toBe(false);
  expect((await readNamedUsers(admin.connection, [])).size).toBe(0);
});
