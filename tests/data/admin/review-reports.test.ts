import { expect, it } from 'vitest';
import { deactivateWishlist } from '../../../src/data/admin/moderate-wishlists.ts';
import { countReports, resolveReport } from '../../../src/data/admin/reports.ts';
import { reviewReports } from '../../../src/data/admin/review.ts';
import { watchNotifications } from '../../../src/data/notifications/watch-notifications.ts';
import type { Listed } from '../../../src/data/listed.ts';
import { reportWishlist } from '../../../src/data/support/operations.ts';
import { ANONYMOUS } from '../../../src/domain/ids.ts';
import type { Notification } from '../../../src/domain/notification.ts';
import { newMember } from '../accounts.ts';
import { listenTo } from '../listening.ts';
import { changeStored, deleteStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { newWishlistOf } from '../wishlists-made.ts';
import { newAdmin } from './an-admin.ts';

it('shows each report with its wishlist and reporter', async () => {
  const [admin, owner, reporter] = [await newAdmin(), await newMember(), await newMember({ displayName: 'Kabir' })];
  const { wishlist } = await newWishlistOf(owner, { title: 'Not a wedding' });
  const [deleted, broken] = [await newWishlistOf(owner), await newWishlistOf(owner)];
  const words = { reason: 'fraud', message: 'They are not getting married' } as const;
  const ids = [
    await reportWishlist(reporter.connection, { wishlistId: wishlist.id, ...words }, reporter.id),
    await reportWishlist(newVisitor(), { wishlistId: deleted.wishlist.id, ...words }, ANONYMOUS),
    await reportWishlist(newVisitor(), { wishlistId: broken.wishlist.id, ...words }, ANONYMOUS),
  ];
  await deleteStored(`wishlists/${deleted.wishlist.id}`);
  await changeStored(`wishlists/${broken.wishlist.id}`, { title: 7 });
  await deactivateWishlist(admin.connection, wishlist, 'Not a wedding');
  const { items } = await reviewReports(admin.connection, { status: 'open', size: 200 });
  const { id, displayName, email } = reporter;
  expect(ids.map((each) => items.find(({ report }) => report.id === each))).toMatchObject([
    {
      report: { reason: 'fraud', message: 'They are not getting married' },
      reporter: { id, displayName, email },
      wishlist: { id: wishlist.id, title: 'Not a wedding', userId: owner.id, isActive: false },
    },
    { reporter: null, wishlist: 'deleted' },
    { reporter: null, wishlist: 'unreadable' },
  ]);
});

it('counts reports until they are resolved', async () => {
  const [admin, owner] = [await newAdmin(), await newMember()];
  const { wishlist } = await newWishlistOf(owner);
  const resolvedBefore = await countReports(admin.connection, 'resolved');
  const id = await reportWishlist(newVisitor(), { wishlistId: wishlist.id, reason: 'spam', message: '' }, ANONYMOUS);
  expect(await countReports(admin.connection, 'open')).toBeGreaterThan(0);
  await resolveReport(admin.connection, { id, reason: 'spam', reporterId: ANONYMOUS }, 'It is a wedding');
  expect(await countReports(admin.connection, 'resolved')).toBeGreaterThan(resolvedBefore);
  const denied = { reason: 'denied' };
  await expect(countReports(owner.connection, 'open')).rejects.toMatchObject(denied);
  await expect(reviewReports(owner.connection, { status: 'open' })).rejects.toMatchObject(denied);
});

it('tells reporters with an account what was found', async () => {
  const [admin, owner, reporter] = [await newAdmin(), await newMember(), await newMember()];
  const { wishlist } = await newWishlistOf(owner);
  const report = { wishlistId: wishlist.id, reason: 'spam', message: '' } as const;
  const id = await reportWishlist(reporter.connection, report, reporter.id);
  await resolveReport(admin.connection, { id, reason: 'spam', reporterId: reporter.id }, ' It is a wedding ');
  const heard = listenTo<Listed<Notification>>((...live) =>
    watchNotifications(reporter.connection, reporter.id, ...live),
  );
  const told = { type: 'system', data: { reportId: id, outcome: 'It is a wedding' } };
  expect(await heard.until(({ items }) => items.length > 0)).toMatchObject({ items: [told] });
});
