import { expect, it } from 'vitest';
import type { CoverageReport } from '../../../emulator/rules/coverage.ts';
import { DEMO_PROJECT, LOOPBACK } from '../../../scripts/suite/project.ts';
import { banUser, unbanUser } from '../../../src/data/admin/ban.ts';
import { correctContribution } from '../../../src/data/contributions/correct-contribution.ts';
import { recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import { startErasure } from '../../../src/data/erasure/erasure-record.ts';
import { eraseGifts } from '../../../src/data/erasure/erase-gifts.ts';
import { takeBack } from '../../../src/data/contributions/take-back.ts';
import { acceptOffer, inviteHost, joinWishlist, offerWishlist } from '../../../src/data/hosts/operations.ts';
import { clearNotifications, markAllRead } from '../../../src/data/notifications/operations.ts';
import { addEntries } from '../../../src/data/register/write-family-book.ts';
import { unsubscribe } from '../../../src/data/support/operations.ts';
import { deleteWishlist } from '../../../src/data/wishlists/delete-wishlist.ts';
import { editDetails } from '../../../src/data/wishlists/edit-details.ts';
import { subscriberId } from '../../../src/domain/ids.ts';
import { rupees } from '../../../src/domain/money.ts';
import { MOST_ENTRIES_AT_ONCE } from '../../../src/domain/register-entry.ts';
import { newEntryId } from '../../../src/session/register/entry-ids.ts';
import type { Member } from '../accounts.ts';
import { adminAt, withProfile } from '../admin/an-admin.ts';
import { anonymousGift, giftOf, giveOnDevice, newTransactionId } from '../contributions/giving.ts';
import { memberAt, startOwnEmulator, visitorAt } from '../own-emulator.ts';
import { readStored, writeStored } from '../stored.ts';
import { newWishlistOf, newWishlistWithUpi } from '../wishlists-made.ts';

/**
 * Firestore allows 20 document accesses per commit, and says only that some of them "may be cached". So these are counted
 * as if the writes of a commit shared no cache, and the calls as if there were none at all. The emulator of the tests
 * denies accesses beyond the limit.
 */
interface Measured {
  readonly port: number;
  readonly owner: Member;
  /** The most accesses of one commit of this operation, and how many calls these are. */
  accessesOf(operation: () => Promise<unknown>): Promise<readonly [accesses: number, calls: number]>;
}

async function measured(): Promise<Measured> {
  const emulator = await startOwnEmulator('--log-decisions');
  const { port } = emulator;
  const project = `http://${LOOPBACK}:${port}/emulator/v1/projects/${DEMO_PROJECT}`;
  return {
    port,
    owner: await withProfile(await memberAt(port)),
    async accessesOf(operation) {
      // The preparation is not counted.
      await emulator.kill();
      await emulator.restart();
      await operation();
      const { usage } = (await (await fetch(`${project}:ruleCoverage`)).json()) as CoverageReport;
      return [usage?.documentsOfCommit ?? NaN, usage?.callsOfCommit ?? NaN];
    },
  };
}

/** Gifts of the owner to their own list: the rules try what else an owner may change first. */
async function givesToOwnList({ owner }: Measured) {
  const { wishlist, itemId } = await newWishlistOf(owner);
  return async (amount: number) => {
    const id = newTransactionId();
    const ids = { transactionId: id, giver: owner };
    await recordContribution(owner.connection, wishlist.id, itemId, giftOf(owner, amount), ids);
    return { id, wishlistId: wishlist.id };
  };
}

const times = <T>(count: number, act: (index: number) => T) => Array.from({ length: count }, (_, index) => act(index));

it('counts 16 for a gift that completes an item and is the first of its day', async () => {
  const run = await measured();
  await writeStored('settings/platform', { contributionsEnabled: true }, run.port);
  const give = await givesToOwnList(run);
  await expect(run.accessesOf(() => give(6_000))).resolves.toEqual([16, 18]);
});

it('counts 14 to set a gift aside, and to restore it', async () => {
  const run = await measured();
  const give = await givesToOwnList(run);
  const gift = await give(501);
  await give(1_101);
  await expect(run.accessesOf(() => correctContribution(run.owner.connection, gift, 'mistake'))).resolves.toEqual([
    14, 16,
  ]);
  await expect(run.accessesOf(() => correctContribution(run.owner.connection, gift, null))).resolves.toEqual([14, 16]);
});

it('counts 8 to make a gift of an erased account anonymous', async () => {
  const run = await measured();
  const give = await givesToOwnList(run);
  const { id } = await give(501);
  await run.accessesOf(() => startErasure(run.owner.connection, run.owner.id));
  const erase = () => eraseGifts(run.owner.connection, run.owner.id);
  await expect(run.accessesOf(erase)).resolves.toEqual([8, 11]);
  expect(await readStored(`transactions/${id}`, run.port)).toMatchObject({ contributorId: 'anonymous' });
});

it('counts 9 to take back an anonymous gift', async () => {
  const run = await measured();
  const { wishlist } = await newWishlistOf(run.owner);
  const guest = visitorAt(run.port);
  const gift = await giveOnDevice(guest, wishlist, null, anonymousGift(501));
  await expect(run.accessesOf(() => takeBack(guest, gift))).resolves.toEqual([9, 12]);
});

it('counts 8 per commit to ban and unban the owner of twelve lists', async () => {
  const run = await measured();
  const admin = await adminAt(run.port);
  await Promise.all(times(12, () => newWishlistOf(run.owner)));
  await expect(run.accessesOf(() => banUser(admin.connection, run.owner, 'Spam'))).resolves.toEqual([8, 9]);
  await expect(run.accessesOf(() => unbanUser(admin.connection, run.owner))).resolves.toEqual([8, 9]);
});

it('counts 12 per commit of an import, and 16 by a host', async () => {
  const run = await measured();
  const { wishlist } = await newWishlistOf(run.owner);
  const envelope = {
    ...{ name: 'Kaka', amount: rupees(501), object: '', place: '', side: null },
    ...{ note: '', returned: '', receivedOn: null },
  };
  const entries = times(MOST_ENTRIES_AT_ONCE, () => ({ ...envelope, id: newEntryId(wishlist) }));
  await expect(run.accessesOf(() => addEntries(run.owner.connection, wishlist, entries))).resolves.toEqual([12, 16]);
  const invitation = await inviteHost(run.owner.connection, wishlist, 'host', run.owner);
  const host = await withProfile(await memberAt(run.port));
  await expect(run.accessesOf(() => joinWishlist(host.connection, invitation, 'Meena'))).resolves.toEqual([5, 6]);
  const more = times(MOST_ENTRIES_AT_ONCE, () => ({ ...envelope, id: newEntryId(wishlist) }));
  await expect(run.accessesOf(() => addEntries(host.connection, wishlist, more))).resolves.toEqual([16, 20]);
});

it('counts 5 to offer a list to a host, and 4 to accept it', async () => {
  const run = await measured();
  const { wishlist } = await newWishlistOf(run.owner);
  const invitation = await inviteHost(run.owner.connection, wishlist, 'host', run.owner);
  const host = await withProfile(await memberAt(run.port));
  await joinWishlist(host.connection, invitation, 'Meena');
  const offer = () => offerWishlist(run.owner.connection, wishlist.id, host.id, 'Asha');
  await expect(run.accessesOf(offer)).resolves.toEqual([5, 7]);
  await expect(run.accessesOf(() => acceptOffer(host.connection, wishlist.id))).resolves.toEqual([4, 5]);
});

it('counts 10 per commit to read and clear all notifications', async () => {
  const run = await measured();
  const { connection, id } = run.owner;
  await Promise.all(
    times(25, (at) =>
      writeStored(`notifications/${at}`, { userId: id, isRead: false, createdAt: new Date() }, run.port),
    ),
  );
  await expect(run.accessesOf(() => markAllRead(connection, id))).resolves.toEqual([10, 20]);
  await expect(run.accessesOf(() => clearNotifications(connection, id))).resolves.toEqual([10, 20]);
});

it('counts 10 per commit to unsubscribe from everything', async () => {
  const run = await measured();
  const ids = times(12, () => subscriberId(crypto.randomUUID()));
  await expect(run.accessesOf(() => unsubscribe(visitorAt(run.port), ids))).resolves.toEqual([10, 10]);
});

it('counts 6 for an edit', async () => {
  const run = await measured();
  await writeStored('settings/platform', { contributionsEnabled: true }, run.port);
  const { wishlist } = await newWishlistOf(run.owner);
  const rename = (title: string) => editDetails(run.owner.connection, wishlist.id, { title });
  await rename('Our day');
  await expect(run.accessesOf(() => rename('Our great day'))).resolves.toEqual([6, 8]);
});

it('counts 8 to delete a list with UPI', async () => {
  const run = await measured();
  const { wishlist } = await newWishlistWithUpi(run.owner);
  await expect(run.accessesOf(() => deleteWishlist(run.owner.connection, wishlist.id))).resolves.toEqual([8, 9]);
});
