import { expect, it } from 'vitest';
import { writeDocuments } from '../../../scripts/seed/emulator-owner.ts';
import { grantAdmin } from '../../../src/data/admin/admins.ts';
import { listSystemLog } from '../../../src/data/admin/list-system-log.ts';
import { countActiveUsers, measureLatency, countUsers, readGiving } from '../../../src/data/admin/platform-numbers.ts';
import { readPlatformOverTime } from '../../../src/data/admin/platform-over-time.ts';
import { listTopWishlists } from '../../../src/data/admin/top-wishlists.ts';
import { lastMonths, lastWeeks, type Period } from '../../../src/domain/platform-periods.ts';
import { storedTransaction, storedUser, storedWishlist } from '../../../src/domain/testing/documents.ts';
import { newMember } from '../accounts.ts';
import { giveAnonymously } from '../contributions/giving.ts';
import { memberAt, startOwnEmulator, visitorAt } from '../own-emulator.ts';
import { newWishlistOf } from '../wishlists-made.ts';
import { adminAt, newAdmin, withProfile } from './an-admin.ts';

const DAY_MS = 86_400_000;

it('counts and sums the whole platform, and lists the latest log entries', async () => {
  const emulator = await startOwnEmulator();
  const admin = await adminAt(emulator.port);
  const { connection } = admin;
  const totals = () => Promise.all([countUsers(connection), readGiving(connection)]);
  expect(await totals()).toEqual([1, { count: 0, amount: 0 }]);
  expect(await listTopWishlists(connection)).toEqual({ items: [], unreadable: [] });

  const owner = await withProfile(await memberAt(emulator.port, { displayName: 'Asha' }));
  const made = await newWishlistOf(owner);
  await newWishlistOf(owner);
  for (const amount of [501, 1_101]) await giveAnonymously(visitorAt(emulator.port), made, amount);
  await grantAdmin(connection, owner);

  expect(await totals()).toEqual([2, { count: 2, amount: 1_602 }]);
  expect(await countActiveUsers(connection)).toBe(2);
  expect(await countActiveUsers(connection, new Date(Date.now() + 31 * DAY_MS))).toBe(0);
  const top = await listTopWishlists(connection);
  expect(top.items).toMatchObject([{ id: made.wishlist.id, fundedAmount: 1_602, contributionCount: 2 }]);
  const { items, next } = await listSystemLog(connection, { size: 6 });
  expect(items.map(({ type, amount }) => [type, amount])).toEqual([
    ['admin_granted', undefined],
    ['contribution_made', 1_101],
    ['contribution_made', 501],
    ['wishlist_created', undefined],
    ['wishlist_created', undefined],
    ['user_signup', undefined],
  ]);
  expect((await listSystemLog(connection, { after: next })).items).toMatchObject([{ targetId: admin.id }]);
});

it('counts what is new per week and month, of contributions only the completed ones', async () => {
  const emulator = await startOwnEmulator();
  const { connection } = await adminAt(emulator.port);
  const on = (day: number) => new Date(Date.UTC(2001, 5, day));
  await writeDocuments(
    { auth: 0, firestore: emulator.port },
    {
      'users/asha': storedUser({}, on(12)),
      'wishlists/wedding': storedWishlist({}, on(12)),
      'transactions/small': storedTransaction({ amount: 501 }, on(12)),
      'transactions/large': storedTransaction({ amount: 1_101 }, on(12)),
      'transactions/a-week-before': storedTransaction({ amount: 2_101 }, on(6)),
      ...Object.fromEntries(
        (['promised', 'sent', 'received', 'set_aside'] as const).map((status) => [
          `transactions/${status}`,
          storedTransaction({ amount: 9_000, status }, on(12)),
        ]),
      ),
    },
  );
  const countsOf = async (periods: readonly Period[]) => {
    const points = await readPlatformOverTime(connection, periods);
    expect(points.map(({ period }) => period)).toEqual(periods);
    return points.map(({ period: _, ...counts }) => counts);
  };
  const nothing = { users: 0, wishlists: 0, contributions: 0, contributed: 0 };
  const wednesday = new Date(Date.UTC(2001, 5, 13));
  expect(await countsOf(lastWeeks(3, wednesday))).toEqual([
    nothing,
    { ...nothing, contributions: 1, contributed: 2_101 },
    { users: 1, wishlists: 1, contributions: 2, contributed: 1_602 },
  ]);
  expect(await countsOf(lastMonths(3, wednesday))).toEqual([
    nothing,
    nothing,
    { users: 1, wishlists: 1, contributions: 3, contributed: 3_703 },
  ]);
});

it('counts an event at the first moment of a period in that period', async () => {
  const { connection } = await newAdmin();
  const [week] = lastWeeks(200, new Date());
  if (!week) throw new Error('There is no such week.');
  const users = async () => (await readPlatformOverTime(connection, [week]))[0]?.users;
  await newMember({}, { createdAt: week.from });
  await newMember({}, { createdAt: new Date(week.until.getTime() - 1) });
  await newMember({}, { createdAt: week.until });
  expect(await users()).toBe(2);
});

it('measures the response time of the database, and reports when it does not respond', async () => {
  const emulator = await startOwnEmulator();
  const admin = await adminAt(emulator.port);
  expect(await measureLatency(admin.connection)).toBeGreaterThan(0);
  await emulator.kill();
  await expect(measureLatency(admin.connection)).rejects.toMatchObject({ reason: 'offline' });
  await expect(countUsers(admin.connection)).rejects.toMatchObject({ reason: 'offline' });
});

it('denies everyone but admins', async () => {
  const { connection } = await newMember();
  const asked = [countUsers, readGiving, countActiveUsers, listTopWishlists];
  for (const ask of asked) await expect(ask(connection)).rejects.toMatchObject({ reason: 'denied' });
  const periods = lastWeeks(1, new Date());
  await expect(readPlatformOverTime(connection, periods)).rejects.toMatchObject({ reason: 'denied' });
});
