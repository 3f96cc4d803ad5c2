import { setLogLevel } from 'firebase/firestore/lite';
import { expect, it } from 'vitest';
import { connect } from '../../../src/data/connection.ts';
import { createWishlist } from '../../../src/data/wishlists/create-wishlist.ts';
import { deleteWishlist } from '../../../src/data/wishlists/delete-wishlist.ts';
import { deactivate, editDetails, reactivate } from '../../../src/data/wishlists/edit-details.ts';
import { listPublicWishlists } from '../../../src/data/wishlists/list-public-wishlists.ts';
import { readAnalytics } from '../../../src/data/wishlists/read-analytics.ts';
import { readWishlist } from '../../../src/data/wishlists/read-wishlist.ts';
import { wishlistId } from '../../../src/domain/ids.ts';
import { type CalendarDay } from '../../../src/domain/calendar.ts';
import { newMember } from '../accounts.ts';
import { giveAnonymously } from '../contributions/giving.ts';
import { changeStored, deleteStored, findStored, readStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { itemDetails, newWishlistOf } from '../wishlists-made.ts';

// The SDK logs a failed request; one fails on purpose.
setLogLevel('silent');

const denied = { state: 'denied' };

it('creates a wishlist with its items, analytics and log entry', async () => {
  const owner = await newMember();
  const items = [itemDetails(), itemDetails({ title: 'A trek', category: 'experience' })];
  const { wishlist } = await newWishlistOf(owner, { eventDate: '2027-02-14' as CalendarDay }, items);
  const { id } = wishlist;
  await expect(readWishlist(newVisitor(), id)).resolves.toEqual({
    state: 'ready',
    value: { ...wishlist, createdAt: expect.any(Date) as Date, updatedAt: expect.any(Date) as Date },
  });
  expect(wishlist).toMatchObject({
    userId: owner.id,
    shareableLink: `https://shagun.example/wishlist/${id}`,
    totalValue: 12_000,
    categories: ['physical', 'experience'],
    items: [{ isExperience: false }, { isExperience: true, fundingGoal: 6_000 }],
  });
  expect(await readStored(`analytics/${id}`)).toMatchObject({ ownerId: owner.id, views: 0, last: null });
  expect(await readStored(`systemLogs/wishlist_created_${id}`)).toMatchObject({ actorId: owner.id });
});

it('creates a wishlist once, however often it is retried', async () => {
  const { connection } = await newMember();
  const { wishlist } = await newWishlistOf({ connection });
  const again = { id: wishlist.id, details: wishlist, items: [itemDetails()], origin: 'https://shagun.example' };
  await expect(createWishlist(connection, again)).resolves.toMatchObject({ items: wishlist.items });
});

it.each([
  ['another title', { title: 'Asha and Ravi' }, {}],
  ['another gift', {}, { title: 'Copper dinner set' }],
])('rejects a second wishlist under the same id with %s', async (_, details, item) => {
  const { connection } = await newMember();
  const { wishlist } = await newWishlistOf({ connection });
  const changed = {
    id: wishlist.id,
    details: { ...wishlist, ...details },
    items: [itemDetails(item)],
    origin: 'https://shagun.example',
  };
  await expect(createWishlist(connection, changed)).rejects.toMatchObject({ problem: { code: 'created-earlier' } });
  await expect(readWishlist(connection, wishlist.id)).resolves.toMatchObject({
    value: { title: wishlist.title, items: [{ title: 'Brass dinner set' }] },
  });
});

it("does not mistake another user's wishlist for an earlier attempt", async () => {
  const { wishlist } = await newWishlistOf(await newMember());
  const { connection } = await newMember();
  const again = { id: wishlist.id, details: wishlist, items: [itemDetails()], origin: 'https://shagun.example' };
  await expect(createWishlist(connection, again)).rejects.toMatchObject({ reason: 'denied' });
});

it('creates no wishlist for a signed-out visitor', async () => {
  const visitor = { connection: newVisitor() };
  await expect(newWishlistOf(visitor)).rejects.toMatchObject({ reason: 'must-sign-in' });
});

it('distinguishes denied, invalid and unreachable wishlists', async () => {
  const owner = await newMember();
  const { wishlist } = await newWishlistOf(owner, { visibility: 'private' });
  const visitor = newVisitor();
  await expect(readWishlist(visitor, wishlistId(crypto.randomUUID()))).resolves.toEqual({ state: 'denied' });
  await expect(readWishlist(visitor, wishlist.id)).resolves.toEqual(denied);
  await expect(readWishlist(owner.connection, wishlist.id)).resolves.toMatchObject({ state: 'ready' });
  await changeStored(`wishlists/${wishlist.id}`, { fundedAmount: -1 });
  await expect(readWishlist(owner.connection, wishlist.id)).rejects.toMatchObject({
    reason: 'unexpected-data',
    message: expect.stringContaining(`wishlists/${wishlist.id}: fundedAmount`) as string,
  });
  const { emulators } = visitor.environment;
  const unreachable = { ...visitor.environment, emulators: emulators && { ...emulators, firestorePort: 1 } };
  await expect(readWishlist(connect(unreachable, 'unreachable'), wishlist.id)).rejects.toMatchObject({
    reason: 'offline',
  });
});

it('changes the details of a wishlist and nothing else', async () => {
  const owner = await newMember();
  const made = await newWishlistOf(owner);
  await giveAnonymously(newVisitor(), made, 501);
  const changes = { title: 'Asha & Ravi', eventType: 'anniversary', visibility: 'public' } as const;
  const { id } = made.wishlist;
  await expect(editDetails(owner.connection, id, changes)).resolves.toMatchObject({ ...changes, fundedAmount: 501 });
  expect(await readStored(`wishlists/${id}`)).toMatchObject({
    ...changes,
    description: made.wishlist.description,
    fundedAmount: 501,
    lastEdit: { kind: 'details', itemIndex: -1 },
  });
});

it('closes a wishlist to guests and reopens it', async () => {
  const owner = await newMember();
  const { wishlist } = await newWishlistOf(owner);
  await deactivate(owner.connection, wishlist.id);
  await expect(readWishlist(newVisitor(), wishlist.id)).resolves.toEqual(denied);
  await reactivate(owner.connection, wishlist.id);
  await expect(readWishlist(newVisitor(), wishlist.id)).resolves.toMatchObject({ state: 'ready' });
});

it('does not reopen a wishlist closed by an admin', async () => {
  const owner = await newMember();
  const { wishlist } = await newWishlistOf(owner);
  const moderation = { logId: crypto.randomUUID(), action: 'wishlist_deactivated', by: 'admin', at: new Date() };
  await changeStored(`wishlists/${wishlist.id}`, { isActive: false, moderation });
  await expect(reactivate(owner.connection, wishlist.id)).rejects.toMatchObject({
    problem: { code: 'deactivated-by-admin' },
  });
});

it('lets only the owner change or delete a wishlist', async () => {
  const { wishlist } = await newWishlistOf(await newMember());
  const { connection } = await newMember();
  await expect(editDetails(connection, wishlist.id, { title: 'Mine' })).rejects.toMatchObject({ reason: 'denied' });
  await expect(deleteWishlist(connection, wishlist.id)).rejects.toMatchObject({ reason: 'denied' });
});

it('reports that a deleted wishlist cannot be changed', async () => {
  const { connection } = await newMember();
  await expect(editDetails(connection, wishlistId(crypto.randomUUID()), { title: 'Gone' })).rejects.toMatchObject({
    reason: 'missing',
    message: 'Wishlist not found',
  });
});

it('deletes a wishlist idempotently and keeps its contributions', async () => {
  const owner = await newMember();
  const made = await newWishlistOf(owner);
  await giveAnonymously(newVisitor(), made, 501);
  await deleteWishlist(owner.connection, made.wishlist.id);
  await expect(readWishlist(newVisitor(), made.wishlist.id)).resolves.toEqual({ state: 'denied' });
  await expect(readAnalytics(owner.connection, made.wishlist.id)).resolves.toMatchObject({
    value: { contributions: 1, deleted: { title: made.wishlist.title, at: expect.any(Date) as Date } },
  });
  await deleteWishlist(owner.connection, made.wishlist.id);
  expect(Object.values(await findStored('transactions', 'wishlistId', made.wishlist.id))).toMatchObject([
    { amount: 501 },
  ]);
});

it('lists only public wishlists, newest first', async () => {
  const owner = await newMember();
  const one = await newWishlistOf(owner, { visibility: 'public' });
  await newWishlistOf(owner, { visibility: 'link_only' });
  await newWishlistOf(owner, { visibility: 'private' });
  const closed = await newWishlistOf(owner, { visibility: 'public' });
  await deactivate(owner.connection, closed.wishlist.id);
  const other = await newWishlistOf(owner, { visibility: 'public' });
  const unreadable = await newWishlistOf(owner, { visibility: 'public' });
  await changeStored(`wishlists/${unreadable.wishlist.id}`, { title: 7 });

  // Other tests create public wishlists too.
  const found = await listPublicWishlists(newVisitor(), { size: 100 });
  const own = found.items.filter(({ userId }) => userId === owner.id);
  expect(own.map(({ id }) => id)).toEqual([other.wishlist.id, one.wishlist.id]);
  expect(found.unreadable.map(({ message }) => message).join()).toContain(unreadable.wishlist.id);
  await deleteStored(`wishlists/${unreadable.wishlist.id}`);
  const first = await listPublicWishlists(newVisitor(), { size: 1 });
  const second = await listPublicWishlists(newVisitor(), { size: 1, after: first.next });
  expect(second.items[0]?.id).not.toEqual(first.items[0]?.id);
});
