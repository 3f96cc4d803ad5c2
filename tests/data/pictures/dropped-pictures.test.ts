import { expect, it, vi } from 'vitest';
import { until } from '../../../scripts/suite/until.ts';
import type { Connection } from '../../../src/data/connection.ts';
import { inviteHost, joinWishlist } from '../../../src/data/hosts/operations.ts';
import { discardPictures } from '../../../src/data/pictures/discard-pictures.ts';
import { PICTURE_KINDS } from '../../../src/data/pictures/picture-kinds.ts';
import { deleteWishlist } from '../../../src/data/wishlists/delete-wishlist.ts';
import { editDetails } from '../../../src/data/wishlists/edit-details.ts';
import { editInvitation } from '../../../src/data/wishlists/edit-invitation.ts';
import { editItem, removeItem } from '../../../src/data/wishlists/edit-items.ts';
import { readHistory, undoChange } from '../../../src/data/wishlists/history.ts';
import { MOST_CHANGES } from '../../../src/domain/history.ts';
import { itemId, type WishlistId } from '../../../src/domain/ids.ts';
import { rupees } from '../../../src/domain/money.ts';
import { describedPicture } from '../../../src/domain/picture.ts';
import { invitation } from '../../../src/domain/testing/examples.ts';
import { WAIT_DEADLINE_MS } from '../../support/deadlines.ts';
import { newMember } from '../accounts.ts';
import { giveAnonymously } from '../contributions/giving.ts';
import { newVisitor } from '../visitors.ts';
import { itemDetails, newWishlistOf } from '../wishlists-made.ts';
import { newPicture } from './picture-made.ts';

const isThere = async (address: string) => (await fetch(address)).ok;
const untilGone = (address: string) =>
  until('the picture is gone', { withinMs: WAIT_DEADLINE_MS }, async () => !(await isThere(address)));

async function withPictures(count: number) {
  const member = await newMember();
  const { connection } = member;
  const pictures = await Promise.all(Array.from({ length: count }, () => newPicture(connection)));
  const items = pictures.map((imageUrl, at) => itemDetails({ title: `Lamp ${at}`, imageUrl }));
  return { member, connection, pictures, items, ...(await newWishlistOf({ connection }, {}, items)) };
}

/** As many edits as the history tells. */
async function editOften(connection: Connection, id: WishlistId): Promise<void> {
  for (let day = 1; day <= MOST_CHANGES; day++) await editDetails(connection, id, { title: `Day ${day}` });
}

it('keeps a replaced picture while the history tells of it, and then deletes it with all its files', async () => {
  const { connection, wishlist, itemId: id, pictures } = await withPictures(2);
  const [before = '', other = ''] = pictures;
  const after = await newPicture(connection);
  await editItem(connection, wishlist.id, id, itemDetails({ imageUrl: after }));
  expect(await isThere(before)).toBe(true);
  await editOften(connection, wishlist.id);
  await untilGone(before);
  const { small, large } = describedPicture(before) ?? expect.fail('no description');
  await Promise.all([small, large].map(untilGone));
  expect(await Promise.all([after, other].map(isThere))).toEqual([true, true]);
});

it('brings a removed item back with its picture, and keeps the picture for as long as the item', async () => {
  const { connection, wishlist, itemId: id, pictures } = await withPictures(2);
  const [picture = ''] = pictures;
  await removeItem(connection, wishlist.id, id);
  const [change] = await readHistory(connection, wishlist.id);
  if (!change) expect.fail('There is no history.');
  const back = await undoChange(connection, wishlist.id, change);
  expect(back.items.map(({ imageUrl }) => imageUrl)).toEqual([pictures[1], picture]);
  await editOften(connection, wishlist.id);
  await removeItem(connection, wishlist.id, back.items[1]?.id ?? id);
  expect(await isThere(picture)).toBe(true);
  await editOften(connection, wishlist.id);
  await untilGone(picture);
  expect(await isThere(pictures[1] ?? '')).toBe(true);
});

it('keeps a replaced cover, a removed portrait, and a cover whose point moved, until the list is deleted', async () => {
  const member = await newMember();
  const { connection } = member;
  const { wishlist } = await newWishlistOf(member);
  const pictures = await Promise.all([newPicture(connection), newPicture(connection), newPicture(connection)]);
  const [before, after, portrait] = pictures;
  const change = (picture: string, x: number, face = '') =>
    editInvitation(connection, wishlist.id, invitation({ cover: { picture, x, y: 40 }, portrait: face }));
  await change(before, 50, portrait);
  await change(before, 30, portrait);
  await change(after, 30);
  expect(await Promise.all(pictures.map(isThere))).toEqual([true, true, true]);
  await deleteWishlist(connection, wishlist.id);
  await Promise.all(pictures.map(untilGone));
});

it('refuses to bring back a picture that another host uploaded', async () => {
  const { member, connection, wishlist, itemId: id, items } = await withPictures(1);
  const meena = await newMember();
  await joinWishlist(meena.connection, await inviteHost(connection, wishlist, 'host', member), 'Meena');
  await editItem(meena.connection, wishlist.id, id, itemDetails({ ...items[0], imageUrl: '' }));
  const [change] = await readHistory(meena.connection, wishlist.id);
  if (!change) expect.fail('There is no history.');
  await expect(undoChange(meena.connection, wishlist.id, change)).rejects.toMatchObject({
    problem: { code: 'picture-of-another' },
  });
  await expect(undoChange(connection, wishlist.id, change)).resolves.toMatchObject({ items: [items[0]] });
});

it('deletes all pictures of a deleted wishlist', async () => {
  const { connection, wishlist, pictures } = await withPictures(2);
  await deleteWishlist(connection, wishlist.id);
  await Promise.all(pictures.map(untilGone));
});

it('keeps the picture if the change is rejected', async () => {
  const made = await withPictures(1);
  const { connection, wishlist, pictures } = made;
  await giveAnonymously(newVisitor(), made, 2_000);
  const cheaper = itemDetails({ imageUrl: '', price: rupees(1_000) });
  await expect(editItem(connection, wishlist.id, made.itemId, cheaper)).rejects.toMatchObject({
    problem: { code: 'price-below-contributed' },
  });
  const nothing = itemId(crypto.randomUUID());
  await expect(editItem(connection, wishlist.id, nothing, itemDetails())).rejects.toThrow();
  await expect(deleteWishlist(newVisitor(), wishlist.id)).rejects.toMatchObject({ reason: 'denied' });
  expect(await isThere(pictures[0] ?? '')).toBe(true);
});

it('succeeds in deleting a wishlist that no longer exists', async () => {
  const owner = await newMember();
  const { wishlist } = await newWishlistOf(owner);
  await deleteWishlist(owner.connection, wishlist.id);
  await expect(deleteWishlist(owner.connection, wishlist.id)).resolves.toBeUndefined();
});

it('deletes a profile photo', async () => {
  const { connection } = await newMember();
  const photo = await newPicture(connection, PICTURE_KINDS.profile);
  await discardPictures(connection, [photo]);
  expect(await isThere(photo)).toBe(false);
});

it('ignores a picture that cannot be deleted and deletes the others', async () => {
  const told = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const owner = await newMember();
  const [mine, gone] = [await newPicture(owner.connection), await newPicture(owner.connection)];
  await discardPictures(owner.connection, [gone]);
  const another = await newMember();
  const theirs = await newPicture(another.connection);
  await discardPictures(owner.connection, [theirs, gone, mine]);
  expect(await Promise.all([theirs, mine].map(isThere))).toEqual([true, false]);
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
});

it('ignores URLs outside Storage', async () => {
  const told = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { connection } = await newMember();
  await discardPictures(connection, ['', 'https://photos.example/asha.jpg', 'not an address', '/pictures/lamp.webp']);
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
});
