import { expect, it } from 'vitest';
import { deleteWishlistAsAdmin } from '../../../src/data/admin/moderate-wishlists.ts';
import { inviteHost, joinWishlist } from '../../../src/data/hosts/operations.ts';
import { deleteWishlist } from '../../../src/data/wishlists/delete-wishlist.ts';
import { editDetails } from '../../../src/data/wishlists/edit-details.ts';
import { addCeremony, editInvitation } from '../../../src/data/wishlists/edit-invitation.ts';
import { addItem, editItem, removeItem, reorderItems } from '../../../src/data/wishlists/edit-items.ts';
import { readHistory, undoChange } from '../../../src/data/wishlists/history.ts';
import { changePaymentDetails } from '../../../src/data/wishlists/payment-details.ts';
import { readWishlist } from '../../../src/data/wishlists/read-wishlist.ts';
import { type Change, MOST_CHANGES } from '../../../src/domain/history.ts';
import { ceremonyId, itemId, type WishlistId } from '../../../src/domain/ids.ts';
import { rupees } from '../../../src/domain/money.ts';
import { ceremony, generalFund, invitation } from '../../../src/domain/testing/examples.ts';
import { type Member, newMember } from '../accounts.ts';
import { newAdmin } from '../admin/an-admin.ts';
import { giveAnonymously } from '../contributions/giving.ts';
import { readStored, writeStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { itemDetails, newWishlistOf, upiAccount } from '../wishlists-made.ts';

async function togetherWith() {
  const [asha, meena] = await Promise.all([newMember(), newMember({ displayName: 'Meena' })]);
  const made = await newWishlistOf(asha, {}, [itemDetails({ quantity: 6 }), itemDetails({ title: 'Lamp' })]);
  await joinWishlist(meena.connection, await inviteHost(asha.connection, made.wishlist, 'host', asha), 'Meena');
  return { asha, meena, ...made, id: made.wishlist.id };
}

async function lastChange({ connection }: Member, id: WishlistId): Promise<Change> {
  const [last] = await readHistory(connection, id);
  return last ?? expect.fail('There is no history.');
}

it('tells the owner what a host changed, and undoes it', async () => {
  const { asha, meena, id, itemId } = await togetherWith();
  await expect(readHistory(asha.connection, id)).resolves.toEqual([]);
  const dearer = itemDetails({ price: rupees(7_500) });
  await editItem(meena.connection, id, itemId, dearer);
  const change = await lastChange(asha, id);
  expect(change).toMatchObject({
    by: meena.id,
    kind: 'edit',
    subject: itemId,
    before: { price: 6_000, quantity: 6 },
    after: { price: 7_500 },
  });
  expect(change.after).not.toHaveProperty('quantity');
  const after = await undoChange(asha.connection, id, change);
  expect(after.items[0]).toMatchObject({ price: 6_000, quantity: 6 });
  const [undoing, ...others] = await readHistory(meena.connection, id);
  expect(undoing).toMatchObject({ by: asha.id, kind: 'edit', before: { price: 7_500 }, after: { price: 6_000 } });
  expect(others).toEqual([change]);
});

it('does not undo what was changed since', async () => {
  const { asha, meena, id, itemId } = await togetherWith();
  await editItem(meena.connection, id, itemId, itemDetails({ price: rupees(7_500) }));
  const change = await lastChange(asha, id);
  await editItem(meena.connection, id, itemId, itemDetails({ price: rupees(8_000) }));
  await expect(undoChange(asha.connection, id, change)).rejects.toMatchObject({ problem: { code: 'changed-since' } });
  await expect(readHistory(asha.connection, id)).resolves.toHaveLength(2);
});

it('undoes other fields than those changed since', async () => {
  const { asha, id, itemId } = await togetherWith();
  const dearer = itemDetails({ quantity: 6, price: rupees(7_500) });
  await editItem(asha.connection, id, itemId, dearer);
  const change = await lastChange(asha, id);
  await editItem(asha.connection, id, itemId, { ...dearer, title: 'Copper dinner set' });
  const after = await undoChange(asha.connection, id, change);
  expect(after.items[0]).toMatchObject({ price: 6_000, title: 'Copper dinner set' });
});

it('brings a removed gift back once, though two hosts undo its removal at the same time', async () => {
  const { asha, meena, id, itemId, ...made } = await togetherWith();
  await giveAnonymously(newVisitor(), { ...made, itemId }, 2_000);
  await removeItem(meena.connection, id, itemId);
  const change = await lastChange(asha, id);
  expect(change).toMatchObject({ kind: 'remove', before: { title: 'Brass dinner set', fundedAmount: 2_000 } });
  await Promise.all([asha, meena].map(({ connection }) => undoChange(connection, id, change)));
  const read = await readWishlist(asha.connection, id);
  const after = read.state === 'ready' ? read.value : expect.fail('It cannot be read.');
  expect(after.items.map(({ title }) => title)).toEqual(['Lamp', 'Brass dinner set']);
  expect(after).toMatchObject({ fundedAmount: 2_000, items: [{}, { fundedAmount: 0, quantity: 6, price: 6_000 }] });
  expect(generalFund(after)).toBe(2_000);
  const [, back = made.item] = after.items;
  await giveAnonymously(newVisitor(), { wishlist: after, item: back, itemId: back.id }, 500);
});

it('tells and undoes every kind of edit', async () => {
  const { asha, id, wishlist } = await togetherWith();
  const { connection } = asha;
  const begin = await readStored(`wishlists/${id}`);
  const undone = async (edit: () => Promise<unknown>) => {
    await edit();
    await undoChange(connection, id, await lastChange(asha, id));
    const { updatedAt: _, lastEdit: __, removedItemIds: ___, ...now } = (await readStored(`wishlists/${id}`)) ?? {};
    expect(begin).toMatchObject(now);
  };
  await undone(() => editDetails(connection, id, { title: 'Our day', theme: 'lotus', showsAmounts: true }));
  await undone(() => editInvitation(connection, id, invitation()));
  const { id: _, ...details } = ceremony(0);
  await undone(() => addCeremony(connection, id, ceremonyId(crypto.randomUUID()), details));
  await undone(() => addItem(connection, id, itemId(crypto.randomUUID()), itemDetails()));
  await undone(() => reorderItems(connection, id, wishlist.items.map((item) => item.id).reverse()));
});

it('tells the edits of a list from before a field existed', async () => {
  const { asha, id } = await togetherWith();
  const { theme: _, stage: __, ...older } = (await readStored(`wishlists/${id}`)) ?? {};
  await writeStored(`wishlists/${id}`, older);
  await editDetails(asha.connection, id, { title: 'Our day' });
  const change = await lastChange(asha, id);
  expect(change).toMatchObject({ before: { title: 'Asha weds Ravi' }, after: { title: 'Our day', theme: 'marigold' } });
  await expect(undoChange(asha.connection, id, change)).resolves.toMatchObject({ title: 'Asha weds Ravi' });
});

it('tells that gifts by UPI were switched on with the first address', async () => {
  const { asha, id } = await togetherWith();
  await editDetails(asha.connection, id, { title: 'Our day' });
  await changePaymentDetails(asha.connection, id, [upiAccount]);
  const change = await lastChange(asha, id);
  expect(change).toMatchObject({ kind: 'details', before: { acceptsUpi: false }, after: { acceptsUpi: true } });
  await expect(undoChange(asha.connection, id, change)).resolves.toMatchObject({ acceptsUpi: false });
});

it('keeps the latest thirty edits', async () => {
  const { asha, id } = await togetherWith();
  for (let day = 1; day <= MOST_CHANGES + 2; day++) await editDetails(asha.connection, id, { title: `Day ${day}` });
  const changes = await readHistory(asha.connection, id);
  expect(changes).toHaveLength(MOST_CHANGES);
  expect(changes.at(0)).toMatchObject({ after: { title: `Day ${MOST_CHANGES + 2}` } });
  expect(changes.at(-1)).toMatchObject({ after: { title: 'Day 3' } });
});

it('is shown to nobody else, and deleted with the list', async () => {
  const { asha, meena, id } = await togetherWith();
  await editDetails(meena.connection, id, { title: 'Our day' });
  await expect(readHistory((await newMember()).connection, id)).rejects.toMatchObject({ reason: 'denied' });
  await deleteWishlist(asha.connection, id);
  await expect(readStored(`histories/${id}`)).resolves.toBeNull();
});

it('is deleted with a list that an admin deletes', async () => {
  const { asha, id, wishlist } = await togetherWith();
  await editDetails(asha.connection, id, { title: 'Our day' });
  await deleteWishlistAsAdmin((await newAdmin()).connection, wishlist);
  await expect(readStored(`histories/${id}`)).resolves.toBeNull();
});
