import { expect, it } from 'vitest';
import { trackLinkClick, trackShare, trackUserAction } from '../../../src/data/tracking/operations.ts';
import { trackView } from '../../../src/data/tracking/track-view.ts';
import { countShare } from '../../../src/session/wishlists/sharing.ts';
import { startOfDay, type UtcDay, type Visit } from '../../../src/domain/analytics.ts';
import { ANONYMOUS, type WishlistId } from '../../../src/domain/ids.ts';
import { newMember } from '../accounts.ts';
import { changeStored, findStored, readStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { newWishlistOf } from '../wishlists-made.ts';
import { storeWishlist } from '../wishlists.ts';

const FROM_A_SITE: Visit = {
  source: 'news.example.co.in',
  referrer: 'news.example.co.in',
  device: 'phone',
  isFirst: true,
};
const AGAIN: Visit = { source: 'direct', referrer: 'direct', device: 'desktop', isFirst: false };

async function someWishlist(changes = {}) {
  const { id } = await newMember();
  return storeWishlist(id, changes);
}

const COUNTED = ['views', 'uniqueVisitors', 'shares', 'contributions'] as const;

/** The counts of all days together: midnight in UTC may pass during a test. */
async function countedByDay(wishlist: { readonly id: WishlistId; readonly ownerId: string }) {
  const days = Object.entries(await findStored('dailyStats', 'wishlistId', wishlist.id));
  for (const [id, { date, ownerId, createdAt }] of days) {
    expect(id).toBe(`${wishlist.id}_${String(date)}`);
    expect(ownerId).toBe(wishlist.ownerId);
    expect(createdAt).toEqual(startOfDay(date as UtcDay));
  }
  const sumOf = (count: string) => days.reduce((sum, [, day]) => sum + Number(day[count]), 0);
  return Object.fromEntries(COUNTED.map((count) => [count, sumOf(count)]));
}

it("counts a guest's view in the totals and the daily statistics", async () => {
  const wishlist = await someWishlist();
  const guest = newVisitor();
  await trackView(guest, wishlist, FROM_A_SITE);
  await trackView(guest, wishlist, AGAIN);
  expect(await readStored(`analytics/${wishlist.id}`)).toMatchObject({
    views: 2,
    uniqueVisitors: 1,
    shares: 0,
    contributions: 0,
    trafficSources: { 'news.example.co.in': 1, direct: 1 },
    deviceStats: { phone: 1, desktop: 1 },
    referralStats: { 'news.example.co.in': 1, direct: 1 },
    last: { kind: 'view', source: 'direct', device: 'desktop', referrer: 'direct' },
  });
  expect(await countedByDay(wishlist)).toEqual({ views: 2, uniqueVisitors: 1, shares: 0, contributions: 0 });
});

it('counts every view of many concurrent guests', async () => {
  const wishlist = await someWishlist();
  await Promise.all(Array.from({ length: 20 }, () => trackView(newVisitor(), wishlist, FROM_A_SITE)));
  expect(await readStored(`analytics/${wishlist.id}`)).toMatchObject({ views: 20, deviceStats: { phone: 20 } });
  expect(await countedByDay(wishlist)).toMatchObject({ views: 20 });
});

it('counts a new source as "other" when there are too many', async () => {
  const wishlist = await someWishlist();
  const sixty = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`site-${index}.example`, 1]));
  await changeStored(`analytics/${wishlist.id}`, { trafficSources: sixty, referralStats: sixty });
  await trackView(newVisitor(), wishlist, FROM_A_SITE);
  await trackView(newVisitor(), wishlist, { ...FROM_A_SITE, source: 'site-7.example', referrer: 'direct' });
  expect(await readStored(`analytics/${wishlist.id}`)).toMatchObject({
    views: 2,
    trafficSources: { 'site-7.example': 2, other: 1 },
    referralStats: { direct: 1, other: 1 },
  });
});

it.each([{ visibility: 'private' }, { isActive: false }])(
  'does not count views of a hidden wishlist: %o',
  async (changes) => {
    const wishlist = await someWishlist(changes);
    await expect(trackView(newVisitor(), wishlist, FROM_A_SITE)).rejects.toMatchObject({ reason: 'denied' });
    await expect(trackView(newVisitor(), wishlist, AGAIN)).rejects.toMatchObject({ reason: 'denied' });
    expect(await readStored(`analytics/${wishlist.id}`)).toMatchObject({ views: 0 });
  },
);

it('counts a share, and records its channel and user', async () => {
  const { connection, id } = await newMember();
  const wishlist = await storeWishlist(id);
  await trackShare(connection, wishlist, 'whatsapp', id);
  await trackShare(newVisitor(), wishlist, 'qr', ANONYMOUS);
  expect(await readStored(`analytics/${wishlist.id}`)).toMatchObject({ shares: 2, views: 0 });
  expect(await countedByDay(wishlist)).toMatchObject({ shares: 2, views: 0 });
  const events = Object.values(await findStored('shareEvents', 'wishlistId', wishlist.id));
  expect(events).toHaveLength(2);
  expect(events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ userId: id, platform: 'whatsapp' }),
      expect.objectContaining({ userId: 'anonymous', platform: 'qr' }),
    ]),
  );
});

it('records who shared a page together with the share', async () => {
  const { connection, id } = await newMember();
  const wishlist = await storeWishlist(id);
  await countShare(connection)(wishlist, 'copy', id);
  expect(await readStored(`analytics/${wishlist.id}`)).toMatchObject({ shares: 1 });
  const [action] = Object.values(await findStored('userActions', 'userId', id));
  expect(action).toMatchObject({
    action: 'wishlist_share_clicked',
    metadata: { extra: { wishlistId: wishlist.id, platform: 'copy' } },
  });
});

it('records user actions within the size limit', async () => {
  const { connection, id } = await newMember();
  const extra = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`key${index}`, 'ध'.repeat(200)]));
  await trackUserAction(connection, 'onboarding_skipped', { step: 'welcome', at: 3, ...extra }, id);
  const [action] = Object.values(await findStored('userActions', 'userId', id));
  expect(action).toMatchObject({ action: 'onboarding_skipped', metadata: { extra: { step: 'welcome', at: '3' } } });
});

it('counts clicks on a link from the first', async () => {
  const { wishlist, item } = await newWishlistOf(await newMember());
  await trackLinkClick(newVisitor(), wishlist.id, item.id, 0);
  await trackLinkClick(newVisitor(), wishlist.id, item.id, 0);
  expect(await readStored(`affiliateLinks/${wishlist.id}_${item.id}`)).toMatchObject({ clicks: 2 });
});

it("records no share in another user's name", async () => {
  const wishlist = await someWishlist();
  const share = trackShare(newVisitor(), wishlist, 'copy', wishlist.ownerId);
  await expect(share).rejects.toMatchObject({ reason: 'denied' });
  expect(await readStored(`analytics/${wishlist.id}`)).toMatchObject({ shares: 0 });
});
