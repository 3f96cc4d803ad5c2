import { expect, it } from 'vitest';
import { countUnthanked, listContributionsOf } from '../../../src/data/contributions/list-contributions.ts';
import { recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import {
  acceptOffer,
  inviteHost,
  joinWishlist,
  listHosts,
  offerWishlist,
  removeHost,
  withdrawOffer,
} from '../../../src/data/hosts/operations.ts';
import { readFamilyBook } from '../../../src/data/register/read-family-book.ts';
import { addEntries, changeEntry, noteGift } from '../../../src/data/register/write-family-book.ts';
import { deleteWishlist } from '../../../src/data/wishlists/delete-wishlist.ts';
import { readAnalytics, readDailyStats } from '../../../src/data/wishlists/read-analytics.ts';
import { rupees } from '../../../src/domain/money.ts';
import type { Wishlist } from '../../../src/domain/wishlist.ts';
import { newEntryId } from '../../../src/session/register/entry-ids.ts';
import { type Member, newMember } from '../accounts.ts';
import { giftOf, newTransactionId } from '../contributions/giving.ts';
import { findStored, readStored } from '../stored.ts';
import { newWishlistOf } from '../wishlists-made.ts';

const denied = { reason: 'denied' };
const FIELDS = { object: '', place: '', side: null, note: '', returned: '', receivedOn: null };

async function give(guest: Member, { id }: Wishlist, amount: number) {
  const transactionId = newTransactionId();
  await recordContribution(guest.connection, id, null, giftOf(guest, amount), { transactionId, giver: guest });
  return transactionId;
}

/** A private wishlist with a gift and an entry, which Asha has handed over to Meena. */
async function handedOver() {
  const [asha, meena, guest] = await Promise.all([newMember(), newMember(), newMember()]);
  const { wishlist } = await newWishlistOf(asha);
  await joinWishlist(meena.connection, await inviteHost(asha.connection, wishlist, 'host', asha), 'Meena');
  const earlier = await give(guest, wishlist, 501);
  const entry = { id: newEntryId(wishlist), name: 'Kaka', amount: rupees(501), ...FIELDS };
  await addEntries(asha.connection, wishlist, [entry]);
  await offerWishlist(asha.connection, wishlist.id, meena.id, 'Asha Rao');
  await acceptOffer(meena.connection, wishlist.id);
  return { asha, meena, guest, wishlist: { ...wishlist, userId: meena.id }, earlier, entry };
}

it('makes the host the owner, and the owner a host', async () => {
  const { asha, meena, wishlist } = await handedOver();
  const stored = { userId: meena.id, hostIds: [asha.id], editorIds: [asha.id], offeredTo: null };
  expect(await readStored(`wishlists/${wishlist.id}`)).toMatchObject(stored);
  expect(await readStored(`analytics/${wishlist.id}`)).toMatchObject({ ownerId: meena.id });
  const { items } = await listHosts(meena.connection, wishlist.id);
  expect(items.map(({ id, name }) => [id, name]).sort()).toEqual(
    [
      [asha.id, 'Asha Rao'],
      [meena.id, 'Meena'],
    ].sort(),
  );
  // A retry after a lost response.
  await acceptOffer(meena.connection, wishlist.id);
  expect(await readStored(`wishlists/${wishlist.id}`)).toMatchObject(stored);
});

it('gives the new owner the whole register and the statistics', async () => {
  const { meena, guest, wishlist, earlier, entry } = await handedOver();
  const later = await give(guest, wishlist, 101);
  const { items } = await listContributionsOf(meena.connection, wishlist);
  expect(items.map(({ id }) => id)).toEqual([later, earlier]);
  await expect(countUnthanked(meena.connection, wishlist)).resolves.toBe(2);
  await changeEntry(meena.connection, entry.id, { name: 'Vasant Kaka', amount: rupees(1_101), ...FIELDS });
  await addEntries(meena.connection, wishlist, [{ ...entry, id: newEntryId(wishlist), name: 'Mama' }]);
  const note = { place: 'Pune', side: null, note: '', returned: '' };
  for (const id of [earlier, later]) await noteGift(meena.connection, wishlist, id, note);
  const { entries, notes } = await readFamilyBook(meena.connection, wishlist);
  expect(entries.map(({ name }) => name).sort()).toEqual(['Mama', 'Vasant Kaka']);
  expect([...notes.keys()].sort()).toEqual([earlier, later].sort());
  await expect(readAnalytics(meena.connection, wishlist.id)).resolves.toMatchObject({ value: { contributions: 2 } });
  const days = await readDailyStats(meena.connection, wishlist);
  expect(days.items.map(({ contributions }) => contributions)).toEqual([2]);
  // The bell of the owner at the time.
  expect(Object.keys(await findStored('notifications', 'userId', meena.id))).toEqual([`${later}_contribution`]);
});

it('keeps the register of a deleted list for the new owner, and from the former one', async () => {
  const { asha, meena, wishlist, earlier } = await handedOver();
  await removeHost(meena.connection, wishlist, asha.id);
  await expect(listContributionsOf(asha.connection, wishlist)).rejects.toMatchObject(denied);
  await deleteWishlist(meena.connection, wishlist.id);
  const { items } = await listContributionsOf(meena.connection, wishlist);
  expect(items.map(({ id }) => id)).toEqual([earlier]);
  await expect(listContributionsOf(asha.connection, wishlist)).rejects.toMatchObject(denied);
  expect(await readStored(`wishlists/${wishlist.id}/hosts/${meena.id}`)).toBeNull();
});

it('does not hand over a list whose offer was taken back, or ended with the host', async () => {
  const [asha, meena] = await Promise.all([newMember(), newMember()]);
  const { wishlist } = await newWishlistOf(asha);
  const join = async () =>
    joinWishlist(meena.connection, await inviteHost(asha.connection, wishlist, 'host', asha), 'Meena');
  await join();
  await offerWishlist(asha.connection, wishlist.id, meena.id, 'Asha');
  await withdrawOffer(asha.connection, wishlist.id);
  await expect(acceptOffer(meena.connection, wishlist.id)).rejects.toMatchObject(denied);
  await offerWishlist(asha.connection, wishlist.id, meena.id, 'Asha');
  await removeHost(asha.connection, { ...wishlist, offeredTo: meena.id }, meena.id);
  await join();
  await expect(acceptOffer(meena.connection, wishlist.id)).rejects.toMatchObject(denied);
  expect(await readStored(`wishlists/${wishlist.id}`)).toMatchObject({ userId: asha.id, hostIds: [meena.id] });
});

it('loses no gift that comes at the same moment', async () => {
  const [asha, meena, guest] = await Promise.all([newMember(), newMember(), newMember()]);
  const { wishlist } = await newWishlistOf(asha);
  await joinWishlist(meena.connection, await inviteHost(asha.connection, wishlist, 'host', asha), 'Meena');
  await offerWishlist(asha.connection, wishlist.id, meena.id, 'Asha');
  await Promise.all([
    acceptOffer(meena.connection, wishlist.id),
    ...[501, 101, 51].map((amount) => give(guest, wishlist, amount)),
  ]);
  expect(await readStored(`wishlists/${wishlist.id}`)).toMatchObject({
    ...{ userId: meena.id, fundedAmount: 653, contributionCount: 3 },
  });
});
