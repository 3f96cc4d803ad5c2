import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import {
  countData,
  findSubjects,
  personArchive,
  readErasureStart,
  removePerson,
} from '../../../src/data/data-requests/operations.ts';
import { eraseAccount } from '../../../src/data/erasure/erase-account.ts';
import { inviteHost, joinWishlist } from '../../../src/data/hosts/operations.ts';
import { ensureProfile } from '../../../src/data/profiles/ensure-profile.ts';
import { subscribe, reportWishlist, sendSupportMessage } from '../../../src/data/support/operations.ts';
import { addNote } from '../../../src/data/admin/admin-notes.ts';
import { type DataSubject, REMOVAL_STEPS } from '../../../src/domain/data-request.ts';
import { userId } from '../../../src/domain/ids.ts';
import { referenceOf } from '../../../src/domain/reference.ts';
import { type Member, newMember } from '../accounts.ts';
import { newAdmin } from '../admin/an-admin.ts';
import { giftOf, giveAnonymously, giveOnDevice, namedGift, newTransactionId } from '../contributions/giving.ts';
import { changeStored, findStored, readStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { newWishlistOf } from '../wishlists-made.ts';

const none = () => undefined;
const letter = (email: string) => ({
  ...({ name: 'Asha', email, subject: 'My data', category: 'privacy', message: 'Please', priority: 'normal' } as const),
});
const subjectOf = ({ id, email, displayName }: Member): DataSubject => ({
  ...{ id, email, name: displayName },
  language: 'en',
});

async function give(giver: Member, { id }: Awaited<ReturnType<typeof newWishlistOf>>['wishlist'], amount = 501) {
  const transactionId = newTransactionId();
  await recordContribution(giver.connection, id, null, giftOf(giver, amount, 'Be happy'), { transactionId, giver });
  return transactionId;
}

/** Asha has something of every kind. */
async function asha() {
  const [admin, member, host] = [await newAdmin(), await newMember({ displayName: 'Asha' }), await newMember()];
  const own = await newWishlistOf(member);
  const theirs = await newWishlistOf(host);
  await joinWishlist(member.connection, await inviteHost(host.connection, theirs.wishlist, 'host', host), 'Asha');
  const gift = await give(member, theirs.wishlist);
  await sendSupportMessage(newVisitor(), letter(member.email), 'anonymous');
  await sendSupportMessage(member.connection, letter('other@guests.example'), member.id);
  await subscribe(newVisitor(), member.email, 'newsletter');
  const report = { wishlistId: theirs.wishlist.id, reason: 'spam', message: '' } as const;
  await reportWishlist(member.connection, report, member.id);
  await addNote(admin.connection, member.id, 'Called her.');
  return { admin, member, host, own: own.wishlist, theirs: theirs.wishlist, gift };
}

const logOf = async (target: string, type: string) =>
  Object.values(await findStored('systemLogs', 'targetId', target)).filter((entry) => entry['type'] === type);

describe('finding a person', () => {
  it('looks for an address in any capitals, a phone number as it is written, and an id', async () => {
    const [admin, member] = [await newAdmin(), await newMember({ displayName: 'Asha' })];
    const digits = `9${String(Math.random()).slice(2, 11).padEnd(9, '0')}`;
    await changeStored(`users/${member.id}`, { phoneNumber: `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` });
    for (const typed of [member.email.toUpperCase(), member.id, digits, `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`])
      expect(await findSubjects(admin.connection, typed), typed).toEqual([
        expect.objectContaining({ id: member.id, email: member.email, name: 'Asha' }),
      ]);
  });

  it('finds a guest without an account by the reference of a gift, and no one by that of an anonymous one', async () => {
    const { admin, own } = await asha();
    const guest = newVisitor();
    const { id, contributorId } = await giveOnDevice(guest, own, null, namedGift(1_101));
    expect(await findSubjects(admin.connection, referenceOf(id))).toMatchObject([
      { id: contributorId, name: 'Meera Iyer' },
    ]);
    const anonymous = newTransactionId();
    await giveAnonymously(newVisitor(), await newWishlistOf(await newMember()), 501, anonymous);
    expect(await findSubjects(admin.connection, referenceOf(anonymous))).toEqual([]);
  });

  it('keeps an address that no account has, because guests may have typed it', async () => {
    const admin = await newAdmin();
    const email = `${crypto.randomUUID()}@guests.example`;
    expect(await findSubjects(admin.connection, email)).toMatchObject([{ id: null, email }]);
  });

  it('counts each kind once, and logs who asked', async () => {
    const { admin, member } = await asha();
    expect(await countData(admin.connection, subjectOf(member))).toEqual({
      ...{ profile: 1, wishlists: 1, 'shared-lists': 1, 'gifts-given': 1, messages: 2, subscriptions: 1 },
      // The list, the gift, the report and this request.
      ...{ reports: 1, notes: 1, log: 4 },
    });
    expect(await logOf(member.id, 'data_found')).toMatchObject([{ actorId: admin.id }]);
  });

  it('is denied to members', async () => {
    const member = await newMember();
    await expect(countData(member.connection, subjectOf(member))).rejects.toMatchObject({ reason: 'denied' });
  });
});

async function filesIn(archive: Blob): Promise<Readonly<Record<string, string>>> {
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strFromU8(content)]));
}

it('exports what an admin can read, and logs it before it is read', async () => {
  const { admin, member, own, gift, theirs } = await asha();
  const reading = { signal: new AbortController().signal, onProgress: none };
  const readmeOf = (files: readonly string[]) => files.join();
  const files = await filesIn(await personArchive(admin.connection, subjectOf(member), readmeOf, reading));
  expect(files['README.txt']).toBe(
    'profile,wishlists,statistics,gifts-given,lists-shared-with-you,messages,subscriptions,reports,log',
  );
  expect(files['wishlists.json']).toContain(own.id);
  expect(files['gifts-given.json']).toContain(gift);
  expect(JSON.parse(files['lists-shared-with-you.json'] ?? '')).toEqual([{ id: theirs.id, title: theirs.title }]);
  expect(files['log.json']).toContain('data_exported');
  expect(Object.values(files).join()).not.toContain('Called her.');
  expect(await logOf(member.id, 'data_exported')).toMatchObject([{ actorId: admin.id }]);
});

describe('deleting a person’s data', () => {
  it('deletes what admins can, leaves gifts without a name, and logs each step', async () => {
    const { admin, member, own, theirs, gift } = await asha();
    const steps: string[] = [];
    await removePerson(admin.connection, subjectOf(member), (step) => steps.push(step));
    expect(steps).toEqual(REMOVAL_STEPS);
    for (const path of [`users/${member.id}`, `wishlists/${own.id}`, `systemLogs/user_signup_${member.id}`])
      expect(await readStored(path), path).toBeNull();
    expect(await readStored(`analytics/${own.id}`)).toMatchObject({ deleted: { title: '' } });
    expect(await readStored(`transactions/${gift}`)).toMatchObject({
      ...{ contributorId: 'anonymous', displayName: '', email: '', amount: 501, metadata: { message: 'Be happy' } },
    });
    expect(await readStored(`wishlists/${theirs.id}`)).toMatchObject({
      ...{ fundedAmount: 501, contributionCount: 1, contributors: [{ userId: 'anonymous', displayName: 'Anonymous' }] },
    });
    expect(await readStored(`notifications/${gift}_contribution`)).toBeNull();
    for (const [collection, field, value] of [
      ['supportMessages', 'email', member.email],
      ['supportMessages', 'userId', member.id],
      ['subscribers', 'email', member.email],
      ['reports', 'reporterId', member.id],
      ['adminNotes', 'targetId', member.id],
    ] as const)
      expect(await findStored(collection, field, value), collection).toEqual({});
    expect(await logOf(member.id, 'user_deleted')).toMatchObject([{ actorId: admin.id }]);
    expect(await logOf(gift, 'gift_erased')).toMatchObject([{ actorId: admin.id }]);
    expect(await logOf(own.id, 'wishlist_deleted')).toMatchObject([{ description: 'Wishlist deleted with its owner' }]);
    expect(await readErasureStart(admin.connection, subjectOf(member))).toBeInstanceOf(Date);
  });

  it('continues after an interruption at any step', async () => {
    const { admin, member, gift } = await asha();
    for (const last of REMOVAL_STEPS)
      await expect(
        removePerson(admin.connection, subjectOf(member), (step) => {
          if (step === last) throw new Error('Interrupted.');
        }),
      ).rejects.toThrow('Interrupted.');
    await removePerson(admin.connection, subjectOf(member), none);
    expect(await readStored(`users/${member.id}`)).toBeNull();
    expect(await readStored(`transactions/${gift}`)).toMatchObject({ contributorId: 'anonymous' });
    expect(await findStored('adminNotes', 'targetId', member.id)).toEqual({});
  });

  it('leaves a list that others edit, which goes to them when the person signs in', async () => {
    const { admin, member, host, own } = await asha();
    await joinWishlist(host.connection, await inviteHost(member.connection, own, 'host', member), 'Meena');
    await removePerson(admin.connection, subjectOf(member), none);
    expect(await readStored(`wishlists/${own.id}`)).toMatchObject({ userId: member.id });
    await expect(
      ensureProfile(member.connection, { ...member, isEmailVerified: true, photoURL: null }, 'en'),
    ).rejects.toMatchObject({ reason: 'erasing' });
    await eraseAccount(member.connection, none);
    expect(await readStored(`wishlists/${own.id}`)).toMatchObject({ userId: host.id, hostIds: [] });
  });

  it('makes the gifts of a guest without an account anonymous', async () => {
    const { admin, own } = await asha();
    const gift = await giveOnDevice(newVisitor(), own, null, namedGift(1_101));
    const [subject] = await findSubjects(admin.connection, referenceOf(gift.id));
    if (!subject) throw new Error('The guest is not found.');
    await removePerson(admin.connection, subject, none);
    expect(await readStored(`transactions/${gift.id}`)).toMatchObject({ contributorId: 'anonymous', displayName: '' });
    expect(await readErasureStart(admin.connection, subject)).toBeNull();
    const address = { id: null, email: `${crypto.randomUUID()}@guests.example`, name: '', language: 'en' } as const;
    await removePerson(admin.connection, address, none);
  });

  it('is denied to members, and to admins by flag for the admin by address', async () => {
    const { member, admin } = await asha();
    await expect(removePerson((await newMember()).connection, subjectOf(member), none)).rejects.toMatchObject({
      reason: 'denied',
    });
    const byFlag = await newMember();
    await changeStored(`users/${byFlag.id}`, { isAdmin: true });
    await expect(removePerson(byFlag.connection, subjectOf(admin), none)).rejects.toMatchObject({ reason: 'denied' });
    expect(await readStored(`users/${userId(admin.id)}`)).not.toBeNull();
  });
});
