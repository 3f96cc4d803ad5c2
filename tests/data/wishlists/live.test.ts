import { expect, it } from 'vitest';
import { type Listed } from '../../../src/data/listed.ts';
import { readAnalytics, readDailyStats } from '../../../src/data/wishlists/read-analytics.ts';
import { watchOwnAnalytics } from '../../../src/data/wishlists/watch-own-analytics.ts';
import { watchOwnWishlists } from '../../../src/data/wishlists/watch-own-wishlists.ts';
import { type Analytics, startOfDay, utcDay } from '../../../src/domain/analytics.ts';
import { wishlistId } from '../../../src/domain/ids.ts';
import { type Wishlist } from '../../../src/domain/wishlist.ts';
import { newMember } from '../accounts.ts';
import { giveAnonymously } from '../contributions/giving.ts';
import { listenTo } from '../listening.ts';
import { changeStored, writeStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { newWishlistOf } from '../wishlists-made.ts';

it("delivers a user's own wishlists, newest first", async () => {
  const owner = await newMember();
  await newWishlistOf(await newMember());
  const heard = listenTo<Listed<Wishlist>>((...live) => watchOwnWishlists(owner.connection, owner.id, ...live));
  expect(await heard.until(() => true)).toEqual({ items: [], unreadable: [] });
  const one = await newWishlistOf(owner);
  const other = await newWishlistOf(owner, { visibility: 'private' });
  const both = await heard.until(({ items }) => items.length === 2);
  expect(both.items.map(({ id }) => id)).toEqual([other.wishlist.id, one.wishlist.id]);
  await giveAnonymously(newVisitor(), one, 501);
  await heard.until(({ items }) => items[1]?.fundedAmount === 501);
});

it('delivers the other wishlists if one cannot be parsed', async () => {
  const owner = await newMember();
  const { wishlist } = await newWishlistOf(owner);
  const broken = await newWishlistOf(owner);
  await changeStored(`wishlists/${broken.wishlist.id}`, { items: 'none' });
  const heard = listenTo<Listed<Wishlist>>((...live) => watchOwnWishlists(owner.connection, owner.id, ...live));
  expect(await heard.until(({ items }) => items.length > 0)).toMatchObject({
    items: [{ id: wishlist.id }],
    unreadable: [{ reason: 'unexpected-data' }],
  });
});

it('denies wishlists and analytics of other users', async () => {
  const owner = await newMember();
  const { connection } = await newMember();
  const wishlists = listenTo<Listed<Wishlist>>((...live) => watchOwnWishlists(connection, owner.id, ...live));
  expect(await wishlists.failure()).toMatchObject({ reason: 'denied' });
  const analytics = listenTo<Listed<Analytics>>((...live) => watchOwnAnalytics(connection, owner.id, ...live));
  expect(await analytics.failure()).toMatchObject({ reason: 'denied' });
});

it("delivers the analytics of a user's own wishlists", async () => {
  const owner = await newMember();
  const made = await newWishlistOf(owner);
  const heard = listenTo<Listed<Analytics>>((...live) => watchOwnAnalytics(owner.connection, owner.id, ...live));
  await heard.until(({ items }) => items[0]?.contributions === 0);
  await giveAnonymously(newVisitor(), made, 501);
  await heard.until(({ items }) => items[0]?.contributions === 1);
});

it('lets only the owner read the analytics of a wishlist', async () => {
  const owner = await newMember();
  const made = await newWishlistOf(owner);
  await giveAnonymously(newVisitor(), made, 501);
  const { id } = made.wishlist;
  await changeStored(`analytics/${id}`, { views: 4, deviceStats: { phone: 4 } });
  await expect(readAnalytics(owner.connection, id)).resolves.toMatchObject({
    state: 'ready',
    value: { wishlistId: id, contributions: 1, views: 4, deviceStats: { phone: 4 } },
  });
  await expect(readAnalytics(newVisitor(), id)).resolves.toEqual({ state: 'denied' });
  await expect(readAnalytics(owner.connection, wishlistId(crypto.randomUUID()))).resolves.toEqual({ state: 'denied' });
});

it('reads the last sixty days of a wishlist, oldest first', async () => {
  const owner = await newMember();
  const { wishlist } = await newWishlistOf(owner);
  const now = new Date();
  const day = (ago: number) => utcDay(new Date(now.getTime() - ago * 86_400_000));
  for (const ago of [0, 59, 60, 7]) {
    await writeStored(`dailyStats/${wishlist.id}_${day(ago)}`, {
      wishlistId: wishlist.id,
      ownerId: owner.id,
      date: day(ago),
      views: ago,
      uniqueVisitors: 0,
      shares: 0,
      contributions: 0,
      createdAt: startOfDay(day(ago)),
      updatedAt: now,
    });
  }
  await changeStored(`dailyStats/${wishlist.id}_${day(7)}`, { views: 'many' });
  const { items, unreadable } = await readDailyStats(owner.connection, wishlist, now);
  expect(items).toMatchObject([
    { date: day(59), views: 59 },
    { date: day(0), views: 0 },
  ]);
  expect(unreadable).toHaveLength(1);
  const { connection } = await newMember();
  await expect(readDailyStats(connection, wishlist)).rejects.toMatchObject({ reason: 'denied' });
});
