import { expect, it } from 'vitest';
import { grantAdmin, revokeAdmin } from '../../../src/data/admin/admins.ts';
import { addNote, deleteNote, reviewNotes } from '../../../src/data/admin/admin-notes.ts';
import { type BanProgress, banUser, countUnfinished, unbanUser } from '../../../src/data/admin/ban.ts';
import { readUserActivity } from '../../../src/data/admin/count-users.ts';
import { listUsers } from '../../../src/data/admin/list-users.ts';
import { userRows } from '../../../src/data/admin/search-users.ts';
import { deactivateWishlist } from '../../../src/data/admin/moderate-wishlists.ts';
import { recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import { ensureProfile } from '../../../src/data/profiles/ensure-profile.ts';
import { readProfile } from '../../../src/data/profiles/read-profile.ts';
import { updateProfile } from '../../../src/data/profiles/update-profile.ts';
import { readWishlist } from '../../../src/data/wishlists/read-wishlist.ts';
import { type Member, newAccount, newMember, signedIn } from '../accounts.ts';
import { giftOf, giveAnonymously, newTransactionId } from '../contributions/giving.ts';
import { everyPage } from '../every-page.ts';
import { changeStored, findStored, readStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
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
  // They need four writes.
  await Promise.all(Array.from({ length: 17 }, () => newWishlistOf(owner)));
  await deactivateWishlist(admin.connection, closed.wishlist, 'Not a wedding');

  await banUser(admin.connection, owner, 'Spam');
  expect(await readStored(`users/${owner.id}`)).toMatchObject({
    status: 'banned',
    ban: { reason: 'Spam', byConfiguredAdmin: true },
    moderation: { action: 'user_banned', by: admin.id, reason: 'Spam' },
  });
  expect(await activeWishlistsOf(owner)).toHaveLength(0);
  await expect(newWishlistOf(owner)).rejects.toMatchObject(denied);
  expect(await logOf(owner.id)).toEqual(['user_banned', 'user_banned', 'user_banned', 'user_banned']);

  await unbanUser(admin.connection, owner);
  const unbanned = await readStored(`users/${owner.id}`);
  expect(unbanned).toMatchObject({ status: 'active' });
  expect(unbanned).not.toHaveProperty('ban');
  const open = await activeWishlistsOf(owner);
  expect(open).toHaveLength(17);
  expect(open).not.toContain(closed.wishlist.id);
  await newWishlistOf(owner);
});

it('bans and unbans a user with 30 funded wishlists, continues after an interruption, and says how far it is', async () => {
  const admin = await newAdmin();
  const owner = await newMember({ displayName: 'Ravi' });
  for (let made = 0; made < 30; made += 1) {
    await giveAnonymously(newVisitor(), await newWishlistOf(owner), 101);
  }
  const read = () => readProfile(admin.connection, owner.id);
  const unfinished = async () => {
    const user = await read();
    return user && countUnfinished(admin.connection, user);
  };
  const interruptAfter = (done: number) => (progress: BanProgress) => {
    if (progress.done === done) throw new Error('interrupted');
  };
  await expect(banUser(admin.connection, owner, 'Spam', interruptAfter(10))).rejects.toThrow('interrupted');
  expect(await read()).toMatchObject({ status: 'banned' });
  expect(await unfinished()).toBe(20);
  const steps: BanProgress[] = [];
  await banUser(admin.connection, owner, 'Spam', (progress) => steps.push(progress));
  expect(steps).toEqual([0, 5, 10, 15].map((done) => ({ done, total: 20 })));
  expect(await activeWishlistsOf(owner)).toHaveLength(0);
  expect(await unfinished()).toBe(0);

  await expect(unbanUser(admin.connection, owner, interruptAfter(25))).rejects.toThrow('interrupted');
  expect(await unfinished()).toBe(5);
  await unbanUser(admin.connection, owner);
  expect(await activeWishlistsOf(owner)).toHaveLength(30);
  expect(await unfinished()).toBe(0);
});

it('bans a user who never wrote a profile', async () => {
  const admin = await newAdmin();
  const account = await signedIn(await newAccount({ displayName: 'Ravi' }));
  const { wishlist } = await newWishlistOf(account);
  const nobody = { id: account.id, displayName: '', email: '' };
  await banUser(admin.connection, nobody, 'Not a wedding');
  expect(await readWishlist(newVisitor(), wishlist.id)).toEqual({ state: 'denied' });
  await expect(newWishlistOf(account)).rejects.toMatchObject(denied);
  const profile = await ensureProfile(account.connection, { ...account, isEmailVerified: true, photoURL: null }, 'hi');
  expect(profile).toMatchObject({ status: 'banned', ban: { reason: 'Not a wedding' }, displayName: '' });
  await expect(updateProfile(account.connection, { displayName: 'Ravi' })).rejects.toMatchObject(denied);

  await unbanUser(admin.connection, nobody);
  await expect(readWishlist(newVisitor(), wishlist.id)).resolves.toMatchObject({ state: 'ready' });
  await newWishlistOf(account);
});

it('lets an admin by flag ban others, but no configured admin', async () => {
  const [admin, flagged, member] = [await newAdmin(), await newMember({}, { isAdmin: true }), await newMember()];
  await expect(banUser(flagged.connection, admin, 'Spam')).rejects.toMatchObject(denied);
  await expect(revokeAdmin(flagged.connection, admin)).rejects.toMatchObject(denied);
  await banUser(flagged.connection, member, 'Spam');
  expect(await readStored(`users/${member.id}`)).toMatchObject({ ban: { byConfiguredAdmin: false } });
  // Under an address that the profile does not have.
  await changeStored(`users/${admin.id}`, { email: 'earlier@guests.example' });
  await banUser(flagged.connection, admin, 'Spam');
  await unbanUser(admin.connection, member);
});

it('keeps notes that only admins can read', async () => {
  const [admin, other, member] = [await newAdmin(), await newAdmin(), await newMember()];
  await addNote(admin.connection, member.id, ' Called them. ');
  await addNote(other.connection, member.id, 'The page is real.');
  const { items } = await reviewNotes(admin.connection, member.id);
  expect(items).toMatchObject([
    { note: { text: 'The page is real.' }, author: { id: other.id } },
    { note: { text: 'Called them.' }, author: { id: admin.id } },
  ]);
  await expect(reviewNotes(member.connection, member.id)).rejects.toMatchObject(denied);
  for (const { note } of items) await deleteNote(admin.connection, note.id);
  await expect(reviewNotes(admin.connection, member.id)).resolves.toMatchObject({ items: [] });
});

it('writes one log entry for a ban without wishlists', async () => {
  const admin = await newAdmin();
  const owner = await newMember({ displayName: 'Ravi' });
  await Promise.all(Array.from({ length: 5 }, () => newWishlistOf(owner)));
  await banUser(admin.connection, owner, 'Spam');
  expect(Object.values(await findStored('systemLogs', 'targetId', owner.id))).toMatchObject([
    { type: 'user_banned', description: 'User banned: Ravi. Spam', actorId: admin.id },
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
  await expect(banUser(admin.connection, admin, 'Spam')).rejects.toMatchObject(denied);
  await expect(grantAdmin(member.connection, member)).rejects.toMatchObject(denied);
  await expect(banUser(member.connection, admin, 'Spam')).rejects.toMatchObject(denied);
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
