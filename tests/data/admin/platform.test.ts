import { announcing } from '../../../src/domain/testing/documents.ts';
import { expect, it } from 'vitest';
import { listSystemLog } from '../../../src/data/admin/list-system-log.ts';
import { readSettings } from '../../../src/data/admin/read-settings.ts';
import { saveSettings } from '../../../src/data/admin/save-settings.ts';
import { recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import { DEFAULT_SETTINGS } from '../../../src/domain/platform.ts';
import { newMember } from '../accounts.ts';
import { anonymousGift, giveAnonymously, newTransactionId } from '../contributions/giving.ts';
import { memberAt, startOwnEmulator, visitorAt } from '../own-emulator.ts';
import { newWishlistOf } from '../wishlists-made.ts';
import { adminAt } from './an-admin.ts';

it('switches contributions off and on, with a reason for guests', async () => {
  const emulator = await startOwnEmulator();
  const admin = await adminAt(emulator.port);
  const made = await newWishlistOf(await memberAt(emulator.port));
  const guest = visitorAt(emulator.port);
  await expect(readSettings(guest)).resolves.toEqual(DEFAULT_SETTINGS);

  const settings = {
    feePercent: 5.5,
    announcements: [announcing('We are resting.')],
    contributionsEnabled: false,
    maintenance: false,
  };
  const saved = await saveSettings(admin.connection, settings, null);
  if (!saved.isSaved) throw new Error('Another admin was faster.');
  await expect(readSettings(guest)).resolves.toEqual(settings);
  await expect(giveAnonymously(guest, made, 501)).rejects.toMatchObject({ problem: { code: 'switched-off' } });
  const { items } = await listSystemLog(admin.connection, { size: 1 });
  expect(items).toMatchObject([{ description: 'Settings changed: fee 5.5 %, contributions off', actorId: admin.id }]);

  await saveSettings(admin.connection, { ...settings, contributionsEnabled: true }, saved.version);
  await giveAnonymously(guest, made, 501);
});

it('lets only admins change the settings, and only to valid values', async () => {
  const member = await newMember();
  await expect(saveSettings(member.connection, DEFAULT_SETTINGS, null)).rejects.toMatchObject({ reason: 'denied' });
  for (const feePercent of [-1, 21, Number.NaN])
    await expect(saveSettings(member.connection, { ...DEFAULT_SETTINGS, feePercent }, null)).rejects.toMatchObject({
      reason: 'invalid',
    });
});

it('tells a banned contributor about the ban', async () => {
  const { wishlist } = await newWishlistOf(await newMember());
  const banned = await newMember({}, { status: 'banned' });
  const gift = { transactionId: newTransactionId(), giver: banned };
  await expect(recordContribution(banned.connection, wishlist.id, null, anonymousGift(11), gift)).rejects.toMatchObject(
    {
      reason: 'banned',
    },
  );
});
