import { expect, it } from 'vitest';
import { grantAdmin } from '../../../src/data/admin/admins.ts';
import { listSystemLog } from '../../../src/data/admin/list-system-log.ts';
import { readPlatformTotals } from '../../../src/data/admin/platform-totals.ts';
import { readSettings } from '../../../src/data/admin/read-settings.ts';
import { saveSettings } from '../../../src/data/admin/save-settings.ts';
import { contributeToWishlist } from '../../../src/data/contributions/contribute.ts';
import { ensureProfile } from '../../../src/data/profiles/ensure-profile.ts';
import { deactivate } from '../../../src/data/wishlists/edit-details.ts';
import { DEFAULT_SETTINGS } from '../../../src/domain/platform.ts';
import { type Member, newMember } from '../accounts.ts';
import { anonymousGift, giveAnonymously, newTransactionId } from '../contributions/giving.ts';
import { memberAt, type OwnEmulator, startOwnEmulator, visitorAt } from '../own-emulator.ts';
import { newWishlistOf } from '../wishlists-made.ts';

async function withProfile(member: Member): Promise<Member> {
  await ensureProfile(member.connection, { ...member, isEmailVerified: true, photoURL: null });
  return member;
}

async function adminAt({ port }: OwnEmulator): Promise<Member> {
  return withProfile(await memberAt(port, { email: `${crypto.randomUUID()}@shagun.example`, displayName: 'Devika' }));
}

it('counts and sums the whole platform, and tells what happened last', async () => {
  const emulator = await startOwnEmulator();
  const admin = await adminAt(emulator);
  const totals = (now?: Date) => readPlatformTotals(admin.connection, now);
  expect(await totals()).toEqual({
    users: 1,
    activeUsers: 1,
    wishlists: 0,
    activeWishlists: 0,
    contributions: 0,
    contributed: 0,
    openReports: 0,
  });

  const owner = await withProfile(await memberAt(emulator.port, { displayName: 'Asha' }));
  const made = await newWishlistOf(owner);
  await deactivate(owner.connection, (await newWishlistOf(owner)).wishlist.id);
  for (const amount of [501, 1_101]) await giveAnonymously(visitorAt(emulator.port), made, amount);
  await grantAdmin(admin.connection, owner);

  const later = new Date(Date.now() + 31 * 86_400_000);
  expect(await totals()).toMatchObject({ users: 2, activeUsers: 2, wishlists: 2, activeWishlists: 1 });
  expect(await totals(later)).toMatchObject({ activeUsers: 0, contributions: 2, contributed: 1_602 });
  const { items, next } = await listSystemLog(admin.connection, { size: 6 });
  expect(items.map(({ type, amount }) => [type, amount])).toEqual([
    ['admin_granted', undefined],
    ['contribution_made', 1_101],
    ['contribution_made', 501],
    ['wishlist_created', undefined],
    ['wishlist_created', undefined],
    ['user_signup', undefined],
  ]);
  expect((await listSystemLog(admin.connection, { after: next })).items).toMatchObject([{ targetId: admin.id }]);
});

it('switches contributions off and on, and tells guests why', async () => {
  const emulator = await startOwnEmulator();
  const admin = await adminAt(emulator);
  const made = await newWishlistOf(await memberAt(emulator.port));
  const guest = visitorAt(emulator.port);
  await expect(readSettings(guest)).resolves.toEqual(DEFAULT_SETTINGS);

  const settings = { feePercent: 5.5, announcement: ' We are resting. ', contributionsEnabled: false };
  await saveSettings(admin.connection, settings);
  await expect(readSettings(guest)).resolves.toEqual({ ...settings, announcement: 'We are resting.' });
  await expect(giveAnonymously(guest, made, 501)).rejects.toMatchObject({ problem: { code: 'switched-off' } });
  const { items } = await listSystemLog(admin.connection, { size: 1 });
  expect(items).toMatchObject([{ description: 'Settings changed: fee 5.5 %, contributions off', actorId: admin.id }]);

  await saveSettings(admin.connection, { ...settings, contributionsEnabled: true });
  await giveAnonymously(guest, made, 501);
});

it('lets only admins change the settings, and only to what makes sense', async () => {
  const member = await newMember();
  await expect(saveSettings(member.connection, DEFAULT_SETTINGS)).rejects.toMatchObject({ reason: 'denied' });
  for (const feePercent of [-1, 21, Number.NaN])
    await expect(saveSettings(member.connection, { ...DEFAULT_SETTINGS, feePercent })).rejects.toMatchObject({
      reason: 'invalid',
    });
});

it('tells a banned giver so', async () => {
  const { wishlist } = await newWishlistOf(await newMember());
  const banned = await newMember({}, { status: 'banned' });
  const gift = { transactionId: newTransactionId(), giver: banned };
  await expect(contributeToWishlist(banned.connection, wishlist.id, anonymousGift(11), gift)).rejects.toMatchObject({
    reason: 'banned',
  });
});
