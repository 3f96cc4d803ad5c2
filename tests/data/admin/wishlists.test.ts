import { expect, it } from 'vitest';
import { listTransactions, transactionRows } from '../../../src/data/admin/list-transactions.ts';
import { countWishlists, listWishlists, wishlistRows } from '../../../src/data/admin/list-wishlists.ts';
import {
  deactivateWishlist,
  deleteWishlistAsAdmin,
  reactivateWishlist,
} from '../../../src/data/admin/moderate-wishlists.ts';
import { reactivate } from '../../../src/data/wishlists/edit-details.ts';
import { readAnalytics } from '../../../src/data/wishlists/read-analytics.ts';
import { readWishlist } from '../../../src/data/wishlists/read-wishlist.ts';
import { newMember } from '../accounts.ts';
import { giveAnonymously, newTransactionId } from '../contributions/giving.ts';
import { everyPage } from '../every-page.ts';
import { findStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { newWishlistOf } from '../wishlists-made.ts';
import { newAdmin } from './an-admin.ts';

const denied = { reason: 'denied' };

it('closes a wishlist so that its owner cannot reopen it, and reopens it', async () => {
  const [admin, owner] = [await newAdmin(), await newMember()];
  const { wishlist } = await newWishlistOf(owner);
  await deactivateWishlist(admin.connection, wishlist, 'Not a wedding');
  await expect(readWishlist(newVisitor(), wishlist.id)).resolves.toEqual({ state: 'denied' });
  await expect(reactivate(owner.connection, wishlist.id)).rejects.toMatchObject({
    problem: { code: 'deactivated-by-admin' },
  });
  await reactivateWishlist(admin.connection, wishlist);
  await expect(readWishlist(newVisitor(), wishlist.id)).resolves.toMatchObject({ state: 'ready' });
  const log = Object.values(await findStored('systemLogs', 'targetId', wishlist.id));
  expect(log.map(({ description }) => description).toSorted()).toEqual([
    'Wishlist created: Asha weds Ravi',
    'Wishlist deactivated: Asha weds Ravi. Not a wedding',
    'Wishlist reactivated: Asha weds Ravi',
  ]);
});

it('deletes a wishlist idempotently', async () => {
  const [admin, owner] = [await newAdmin(), await newMember()];
  const { wishlist } = await newWishlistOf(owner);
  await expect(deleteWishlistAsAdmin(owner.connection, wishlist)).rejects.toMatchObject(denied);
  await deleteWishlistAsAdmin(admin.connection, wishlist);
  await deleteWishlistAsAdmin(admin.connection, wishlist);
  await expect(readWishlist(newVisitor(), wishlist.id)).resolves.toEqual({ state: 'denied' });
  await expect(readAnalytics(owner.connection, wishlist.id)).resolves.toMatchObject({
    value: { deleted: { title: wishlist.title } },
  });
  expect(await findStored('systemLogs', 'targetId', wishlist.id)).toHaveProperty(`wishlist_deleted_${wishlist.id}`);
});

it('lists wishlists by state and visibility', async () => {
  const [admin, owner] = [await newAdmin(), await newMember()];
  const open = await newWishlistOf(owner, { visibility: 'private' });
  const closed = await newWishlistOf(owner, { visibility: 'private' });
  await deactivateWishlist(admin.connection, closed.wishlist, 'Not a wedding');
  const shown = await newWishlistOf(owner, { visibility: 'public' });
  const found = async (filter: Parameters<typeof listWishlists>[1]) => {
    const { items } = await listWishlists(admin.connection, { ...filter, size: 200 });
    return items.filter(({ userId }) => userId === owner.id).map(({ id }) => id);
  };
  const [a, b, c] = [open.wishlist.id, closed.wishlist.id, shown.wishlist.id];
  expect(await found({})).toEqual([c, b, a]);
  expect(await found({ state: 'active' })).toEqual([c, a]);
  expect(await found({ state: 'inactive' })).toEqual([b]);
  expect(await found({ visibility: 'private' })).toEqual([b, a]);
  expect(await found({ visibility: 'private', state: 'active' })).toEqual([a]);
  const own = await listWishlists(admin.connection, { owner: owner.id });
  expect(own.items.map(({ id }) => id)).toEqual([c, b, a]);
  await expect(countWishlists(admin.connection, { owner: owner.id })).resolves.toBe(3);
  await expect(listWishlists(owner.connection)).rejects.toMatchObject(denied);
});

it('exports all wishlists and contributions', async () => {
  const [admin, owner] = [await newAdmin(), await newMember()];
  const made = await newWishlistOf(owner, { visibility: 'private' });
  const open = await newWishlistOf(owner);
  const transactionId = newTransactionId();
  await giveAnonymously(newVisitor(), open, 501, transactionId);
  const wishlists = await everyPage(wishlistRows(admin.connection));
  expect(wishlists.flatMap(({ items }) => items.map(({ id }) => id))).toContain(made.wishlist.id);
  const gifts = await everyPage(transactionRows(admin.connection));
  expect(gifts.flatMap(({ items }) => items.map(({ id }) => id))).toContain(transactionId);
  await expect(listTransactions(owner.connection)).rejects.toMatchObject(denied);
});

it('stops reading for an export when it is cancelled', async () => {
  const { connection } = await newAdmin();
  for (const rows of [wishlistRows, transactionRows])
    await expect(rows(connection, {}, { signal: AbortSignal.abort() }).next()).rejects.toThrow(/abort/i);
});
