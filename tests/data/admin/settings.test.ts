import { describe, expect, it } from 'vitest';
import { writeDocuments } from '../../../scripts/seed/emulator-owner.ts';
import { readSettingsWithChange } from '../../../src/data/admin/read-settings.ts';
import { saveSettings } from '../../../src/data/admin/save-settings.ts';
import { recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import { ensureProfile } from '../../../src/data/profiles/ensure-profile.ts';
import { readSettingsAsGuest } from '../../../src/data/rest/read-settings.ts';
import { DEFAULT_SETTINGS } from '../../../src/domain/platform.ts';
import { announcing } from '../../../src/domain/testing/documents.ts';
import type { Member } from '../accounts.ts';
import { withProfile } from './an-admin.ts';
import { anonymousGift, newTransactionId } from '../contributions/giving.ts';
import { lineTo } from '../line.ts';
import { memberAt, startOwnEmulator, visitorAt } from '../own-emulator.ts';
import { findStored, readStored, writeStored } from '../stored.ts';
import { newWishlistOf } from '../wishlists-made.ts';

const CHANGED = {
  ...DEFAULT_SETTINGS,
  feePercent: 12.25,
  announcements: [announcing('We rest on Sunday.', { texts: { en: 'We rest on Sunday.', hi: 'रविवार को छुट्टी है।' } })],
};

async function adminAt(port: number): Promise<Member> {
  return memberAt(port, { email: `${crypto.randomUUID()}@shagun.example`, displayName: 'Devika' });
}

async function versionAt(port: number): Promise<string> {
  const stored = (await readStored('settings/platform', port)) as { moderation: { logId: string } };
  return stored.moderation.logId;
}

it('are read by anyone without the SDK, for one document read', async () => {
  const { port } = await startOwnEmulator();
  const line = await lineTo(port);
  const visitor = visitorAt(line.port);
  await expect(readSettingsAsGuest(visitor)).resolves.toEqual(DEFAULT_SETTINGS);
  await saveSettings((await adminAt(port)).connection, CHANGED, null);
  await expect(readSettingsAsGuest(visitor)).resolves.toEqual(CHANGED);
  expect(line.cost()).toEqual({ reads: 2, writes: 0, commits: 0 });
});

it('report a failed read', async () => {
  const { port } = await startOwnEmulator();
  const line = await lineTo(port);
  await writeDocuments({ auth: 0, firestore: port }, { 'settings/platform': { ...CHANGED, feePercent: 'a little' } });
  await expect(readSettingsAsGuest(visitorAt(port))).rejects.toMatchObject({ reason: 'unexpected-data' });
  line.cut();
  await expect(readSettingsAsGuest(visitorAt(line.port))).rejects.toMatchObject({ reason: 'offline' });
});

it('show admins who changed them last, and when', async () => {
  const { port } = await startOwnEmulator();
  const admin = await adminAt(port);
  const read = () => readSettingsWithChange(admin.connection);
  await expect(read()).resolves.toEqual({ settings: DEFAULT_SETTINGS, version: null, lastChange: null });

  const saved = await saveSettings(admin.connection, CHANGED, null);
  const { at, logId: version } = (
    (await readStored('settings/platform', port)) as { moderation: { at: Date; logId: string } }
  ).moderation;
  expect(saved).toEqual({ isSaved: true, version });
  // This user has no profile yet.
  await expect(read()).resolves.toEqual({ settings: CHANGED, version, lastChange: { at, by: null } });
  await ensureProfile(admin.connection, { ...admin, isEmailVerified: true, photoURL: null }, 'en');
  await expect(read()).resolves.toEqual({ settings: CHANGED, version, lastChange: { at, by: 'Devika' } });
});

it('are saved together with a log entry, or not at all', async () => {
  const { port } = await startOwnEmulator();
  const admin = await adminAt(port);
  await saveSettings(admin.connection, CHANGED, null);
  const entries = await findStored('systemLogs', 'targetId', 'platform', port);
  expect(Object.values(entries)).toMatchObject([
    { type: 'settings_changed', actorId: admin.id, description: 'Settings changed: fee 12.25 %, contributions on' },
  ]);
  expect(await readStored('settings/platform', port)).toMatchObject({
    ...CHANGED,
    moderation: { logId: Object.keys(entries)[0], by: admin.id },
  });
  await expect(
    saveSettings(
      admin.connection,
      { ...CHANGED, announcements: Array.from({ length: 4 }, () => announcing('Soon.')) },
      null,
    ),
  ).rejects.toMatchObject({
    reason: 'invalid',
  });
  const member = await memberAt(port);
  await expect(saveSettings(member.connection, DEFAULT_SETTINGS, await versionAt(port))).rejects.toMatchObject({
    reason: 'denied',
  });
  expect(await findStored('systemLogs', 'targetId', 'platform', port)).toEqual(entries);
});

it('make a contribution fail while switched off, and accept it once switched on again', async () => {
  const { port } = await startOwnEmulator();
  const admin = await adminAt(port);
  const { wishlist, itemId } = await newWishlistOf(await memberAt(port));
  const transactionId = newTransactionId();
  const give = () =>
    recordContribution(visitorAt(port), wishlist.id, itemId, anonymousGift(501), { transactionId, giver: null });
  await saveSettings(admin.connection, { ...DEFAULT_SETTINGS, contributionsEnabled: false }, null);
  await expect(give()).rejects.toMatchObject({ problem: { code: 'switched-off' } });
  expect(await readStored(`transactions/${transactionId}`, port)).toBeNull();
  await saveSettings(admin.connection, DEFAULT_SETTINGS, await versionAt(port));
  await expect(give()).resolves.toMatchObject({ wasRecordedAlready: false });
  expect(await readStored(`transactions/${transactionId}`, port)).toMatchObject({ amount: 501 });
});

it('keep members and guests from writing during maintenance, and let them afterwards', async () => {
  const { port } = await startOwnEmulator();
  const admin = await adminAt(port);
  const owner = await withProfile(await memberAt(port));
  const { wishlist, itemId } = await newWishlistOf(owner);
  const transactionId = newTransactionId();
  const give = () =>
    recordContribution(visitorAt(port), wishlist.id, itemId, anonymousGift(501), { transactionId, giver: null });
  await saveSettings(admin.connection, { ...DEFAULT_SETTINGS, maintenance: true }, null);
  expect(await readStored('settings/platform', port)).toMatchObject({ maintenance: true, contributionsEnabled: false });
  await expect(give()).rejects.toMatchObject({ problem: { code: 'switched-off' } });
  await expect(newWishlistOf(owner)).rejects.toMatchObject({ reason: 'denied' });
  await expect(newWishlistOf(admin)).resolves.toMatchObject({});
  await saveSettings(admin.connection, DEFAULT_SETTINGS, await versionAt(port));
  await give();
  await newWishlistOf(owner);
  const log = Object.values(await findStored('systemLogs', 'targetId', 'platform', port));
  expect(log.map((entry) => (entry as { description: string }).description).sort()).toEqual([
    'Settings changed: fee 7.5 %, contributions off, maintenance',
    'Settings changed: fee 7.5 %, contributions on',
  ]);
});

it('are read without the fields that an earlier version did not store', async () => {
  const { port } = await startOwnEmulator();
  await writeStored('settings/platform', { feePercent: 5, announcement: '', contributionsEnabled: false }, port);
  await expect(readSettingsAsGuest(visitorAt(port))).resolves.toEqual({
    ...{ feePercent: 5, announcements: [], contributionsEnabled: false, maintenance: false },
  });
});

describe('when two admins save concurrently', () => {
  it('reject the later save and report what the earlier one changed', async () => {
    const { port } = await startOwnEmulator();
    const [asha, devika] = await Promise.all([adminAt(port), adminAt(port)]);
    const { version } = await readSettingsWithChange(asha.connection);
    await saveSettings(devika.connection, CHANGED, version);
    const late = await saveSettings(asha.connection, { ...DEFAULT_SETTINGS, feePercent: 5 }, version);
    const stored = await versionAt(port);
    expect(late).toMatchObject({ isSaved: false, current: { settings: CHANGED, version: stored } });
    expect(await readStored('settings/platform', port)).toMatchObject(CHANGED);
    expect(Object.keys(await findStored('systemLogs', 'targetId', 'platform', port))).toHaveLength(1);

    // The second admin confirms after seeing the change.
    await expect(saveSettings(asha.connection, { ...CHANGED, feePercent: 5 }, stored)).resolves.toMatchObject({
      isSaved: true,
    });
    expect(await readStored('settings/platform', port)).toMatchObject({ ...CHANGED, feePercent: 5 });
  });

  it.each([1, 2, 3])('never confirm both saves: round %i', async () => {
    const { port } = await startOwnEmulator();
    const admins = await Promise.all([adminAt(port), adminAt(port)]);
    const saves = await Promise.all(
      admins.map(({ connection }, index) =>
        saveSettings(connection, { ...DEFAULT_SETTINGS, feePercent: index + 1 }, null),
      ),
    );
    expect(saves.map(({ isSaved }) => isSaved).toSorted()).toEqual([false, true]);
    expect(await readStored('settings/platform', port)).toMatchObject({
      feePercent: saves.findIndex(({ isSaved }) => isSaved) + 1,
    });
  });
});
