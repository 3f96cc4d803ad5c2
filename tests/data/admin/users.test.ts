import { expect, it } from 'vitest';
import { grantAdmin, revokeAdmin } from '../../../src/data/admin/admins.ts';
import { banUser, unbanUser } from '../../../src/data/admin/ban.ts';
import { readUserActivity } from '../../../src/data/admin/count-users.ts';
import { listUsers, userRows } from '../../../src/data/admin/list-users.ts';
import { setWishlistActive } from '../../../src/data/admin/moderate-wishlists.ts';
import { recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import { type Member, newMember } from '../accounts.ts';
import { giftOf, newTransactionId } from '../contributions/giving.ts';
import { everyPage } from '../every-page.ts';
import { changeStored, findStored, readStored } from '../stored.ts';
import { newWishlistOf } from '../wishlists-made.ts';
import { newAdmin } from './an-admin.ts';

const denied = { reason: 'denied' };

async function activeWishlistsOf({ id }: Member): Promise<readonly string[]> {
  const own = Object.entries(await findStored('wishlists', 'userId', id));
  return own.filter(([, { isActive }]) => isActive).map(([wishlist]) => wishlist);
}

async function logOf(target: string): Promise<readonly unknown[]> {
  const entries = Object.values(await findStored('systemLogs', 'targetId', target));
  return entries.map(({ type }) => type);
}

it('bans a user together with all active wishlists, and unbans both', async () => {
  const admin = await newAdmin();
  const owner = await newMember({ displayName: 'Ravi' });
  const closed = await newWishlistOf(owner);
  // More writes than fit into two batches.
  await Promise.all(Array.from({ length: 17 }, () => newWishlistOf(owner)));
  await setWishlistActive(admin.connection, closed.wishlist, false);

  await banUser(admin.connection, owner);
  expect(await readStored(`users/${owner.id}`)).toMatchObject({
    status: 'banned',
    moderation: { action: 'user_banned', by: admin.id },
  });
  expect(await activeWishlistsOf(owner)).toHaveLength(0);
  await expect(newWishlistOf(owner)).rejects.toMatchObject(denied);
  expect(await logOf(owner.id)).toEqual(['user_banned', 'user_banned', 'user_banned']);

  await unbanUser(admin.connection, owner);
  expect(await readStored(`users/${owner.id}`)).toMatchObject({ status: 'active' });
  const open = await activeWishlistsOf(owner);
  expect(open).toHaveLength(17);
  expect(open).not.toContain(closed.wishlist.id);
  await newWishlistOf(owner);
});

it('writes one log entry for a ban without wishlists', async () => {
  const admin = await newAdmin();
  const owner = await newMember({ displayName: 'Ravi' });
  await Promise.all(Array.from({ length: 8 }, () => newWishlistOf(owner)));
  await banUser(admin.connection, owner);
  expect(Object.values(await findStored('systemLogs', 'targetId', owner.id))).toMatchObject([
    { type: 'user_banned', description: 'User banned: Ravi', actorId: admin.id },
  ]);
});

it('makes a user an admin and revokes it', async () => {
  const admin = await newAdmin();
  const member = await newMember({ displayName: 'Meera' });
  await expect(listUsers(member.connection)).rejects.toMatchObject(denied);
  await grantAdmin(admin.connection, member);
  await listUsers(member.connection, { size: 1 });
  await revokeAdmin(admin.connection, member);
  await expect(listUsers(member.connection)).rejects.toMatchObject(denied);
  expect((await logOf(member.id)).toSorted()).toEqual(['admin_granted', 'admin_revoked']);
});

it('lets no admin change their own rights, and no one else any', async () => {
  const admin = await newAdmin();
  const member = await newMember();
  await expect(revokeAdmin(admin.connection, admin)).rejects.toMatchObject(denied);
  await expect(banUser(admin.connection, admin)).rejects.toMatchObject(denied);
  await expect(grantAdmin(member.connection, member)).rejects.toMatchObject(denied);
  await expect(banUser(member.connection, admin)).rejects.toMatchObject(denied);
});

it('lists users, newest first, and by status', async () => {
  const admin = await newAdmin();
  const createdAt = new Date(Date.now() + 2 * 3_600_000);
  const made = await Promise.all(
    (['active', 'inactive', 'banned'] as const).map((status) => newMember({}, { createdAt, status })),
  );
  const listed = async (status: 'all' | 'inactive' | 'banned') =>
    (await listUsers(admin.connection, { status, size: 50 })).items;
  const all = await listed('all');
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(made.map(({ id }) => id)));
  const times = all.map((user) => user.createdAt.getTime());
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  for (const status of ['inactive', 'banned'] as const)
    expect(new Set((await listed(status)).map((user) => user.status))).toEqual(new Set([status]));
});

it("counts a user's wishlists and named contributions", async () => {
  const admin = await newAdmin();
  const member = await newMember({ displayName: 'Meera' });
  const { wishlist } = await newWishlistOf(member);
  await newWishlistOf(member);
  await recordContribution(member.connection, wishlist.id, null, giftOf(member, 11), {
    transactionId: newTransactionId(),
    giver: member,
  });
  await expect(readUserActivity(admin.connection, member.id)).resolves.toEqual({ wishlists: 2, contributions: 1 });
  await expect(readUserActivity(admin.connection, admin.id)).resolves.toEqual({ wishlists: 0, contributions: 0 });
});

it('exports all users even if one of them cannot be parsed', async () => {
  const admin = await newAdmin();
  const [member, broken] = [await newMember(), await newMember()];
  await changeStored(`users/${broken.id}`, { preferences: 'none' });
  const pages = await everyPage(userRows(admin.connection));
  expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(
    expect.arrayContaining([admin.id, member.id]),
  );
  expect(pages.flatMap(({ unreadable }) => unreadable.map(({ message }) => message)).join()).toContain(broken.id);
});
