import { Timestamp } from 'firebase/firestore/lite';
import { expect, it } from 'vitest';
import { addItem, editItem, markObtained, removeItem, reorderItems } from '../../../src/data/wishlists/edit-items.ts';
import { readWishlist } from '../../../src/data/wishlists/read-wishlist.ts';
import { generalFund } from '../../../src/domain/testing/examples.ts';
import { itemId } from '../../../src/domain/ids.ts';
import { rupees } from '../../../src/domain/money.ts';
import { newMember } from '../accounts.ts';
import { giveAnonymously } from '../contributions/giving.ts';
import { changeStored, readStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { itemDetails, newWishlistOf } from '../wishlists-made.ts';
import { newPicture } from '../pictures/picture-made.ts';

const newItemId = () => itemId(crypto.randomUUID());

it('appends an item once, however often it is retried', async () => {
  const { connection } = await newMember();
  const { wishlist } = await newWishlistOf({ connection });
  const id = newItemId();
  const trek = itemDetails({
    title: 'A trek',
    category: 'experience',
    price: rupees(9_000),
    minContribution: rupees(100),
  });
  await addItem(connection, wishlist.id, id, trek);
  const after = await addItem(connection, wishlist.id, id, trek);
  expect(after).toMatchObject({ totalValue: 15_000, categories: ['physical', 'experience'] });
  expect(after.items).toHaveLength(2);
  expect(await readStored(`wishlists/${wishlist.id}`)).toMatchObject({
    items: [{}, { ...trek, id, wishlistId: wishlist.id, isFunded: false, fundedAmount: 0 }],
    lastEdit: { kind: 'add', itemIndex: 1 },
  });
});

it('saves changes made between two attempts to add an item', async () => {
  const { connection } = await newMember();
  const { wishlist } = await newWishlistOf({ connection });
  const id = newItemId();
  await addItem(connection, wishlist.id, id, itemDetails({ title: 'A trek' }));
  const after = await addItem(connection, wishlist.id, id, itemDetails({ title: 'A long trek', price: rupees(9_000) }));
  expect(after).toMatchObject({ totalValue: 15_000, items: [{}, { id, title: 'A long trek' }] });
  expect(await readStored(`wishlists/${wishlist.id}`)).toMatchObject({
    items: [{}, { id, title: 'A long trek', price: 9_000 }],
    lastEdit: { kind: 'edit', itemIndex: 1 },
  });
});

it('changes an item and keeps its contributions', async () => {
  const { connection } = await newMember();
  const made = await newWishlistOf({ connection }, {}, [
    itemDetails({ minContribution: rupees(100), maxContribution: rupees(5_000), quantity: 6 }),
  ]);
  await giveAnonymously(newVisitor(), made, 2_000);
  const imageUrl = await newPicture(connection);
  const details = itemDetails({ title: 'Copper set', price: rupees(2_000), imageUrl });
  const after = await editItem(connection, made.wishlist.id, made.itemId, details);
  expect(after).toMatchObject({ totalValue: 2_000, fundedAmount: 2_000 });
  const stored = await readStored(`wishlists/${made.wishlist.id}`);
  expect(stored).toMatchObject({
    items: [
      { ...details, isFunded: true, fundedAmount: 2_000, contributors: [{ amount: 2_000 }], contributionCount: 1 },
    ],
    lastEdit: { kind: 'edit', itemIndex: 0 },
  });
  expect(after.items[0]).not.toHaveProperty('minContribution');
});

it('reads a picture at another address as none, and leaves it as it is until its item is edited', async () => {
  const { connection } = await newMember();
  const made = await newWishlistOf({ connection }, {}, [itemDetails(), itemDetails()]);
  const path = `wishlists/${made.wishlist.id}`;
  const elsewhere = made.wishlist.items.map((item) => ({ ...item, imageUrl: 'https://shop.example/lamp.jpg' }));
  await changeStored(path, { items: elsewhere });
  const after = await editItem(connection, made.wishlist.id, made.itemId, itemDetails({ title: 'Copper set' }));
  expect(after.items.map(({ imageUrl }) => imageUrl)).toEqual(['', '']);
  expect(await readStored(path)).toMatchObject({
    items: [{ title: 'Copper set', imageUrl: '' }, { imageUrl: 'https://shop.example/lamp.jpg' }],
  });
});

it('rejects a price below the funded amount', async () => {
  const { connection } = await newMember();
  const made = await newWishlistOf({ connection });
  await giveAnonymously(newVisitor(), made, 2_000);
  const cheaper = itemDetails({ price: rupees(1_999) });
  await expect(editItem(connection, made.wishlist.id, made.itemId, cheaper)).rejects.toMatchObject({
    problem: { code: 'price-below-contributed', contributed: 2_000 },
  });
  await expect(editItem(connection, made.wishlist.id, newItemId(), cheaper)).rejects.toMatchObject({
    problem: { code: 'item-not-found' },
  });
});

it('marks an item as obtained elsewhere, after which it takes no contributions until it is wished for again', async () => {
  const { connection } = await newMember();
  const made = await newWishlistOf({ connection });
  await giveAnonymously(newVisitor(), made, 2_000);
  const mark = (isObtained: boolean) => markObtained(connection, made.wishlist.id, made.itemId, isObtained);
  await mark(true);
  await expect(mark(true)).resolves.toMatchObject({ items: [{ isObtained: true, fundedAmount: 2_000 }] });
  await expect(giveAnonymously(newVisitor(), made, 500)).rejects.toMatchObject({
    problem: { code: 'already-obtained' },
  });
  await mark(false);
  await giveAnonymously(newVisitor(), made, 500);
  const stored = await readStored(`wishlists/${made.wishlist.id}`);
  expect(stored).toMatchObject({ fundedAmount: 2_500, items: [{ fundedAmount: 2_500 }] });
});

it('removes an item idempotently and moves its contributions to the general fund', async () => {
  const { connection } = await newMember();
  const made = await newWishlistOf({ connection }, {}, [itemDetails(), itemDetails({ category: 'donation' })]);
  await giveAnonymously(newVisitor(), made, 2_000);
  const after = await removeItem(connection, made.wishlist.id, made.itemId);
  expect(after).toMatchObject({ totalValue: 6_000, fundedAmount: 2_000, categories: ['donation'] });
  expect(after.items).toHaveLength(1);
  expect(generalFund(after)).toBe(2_000);
  await expect(removeItem(connection, made.wishlist.id, made.itemId)).resolves.toMatchObject({ items: after.items });
  expect(await readStored(`wishlists/${made.wishlist.id}`)).toMatchObject({
    lastEdit: { kind: 'remove', itemIndex: 0 },
  });
});

it('reorders items', async () => {
  const { connection } = await newMember();
  const { wishlist } = await newWishlistOf({ connection }, {}, [
    itemDetails({ title: 'a' }),
    itemDetails({ title: 'b' }),
    itemDetails({ title: 'c' }),
  ]);
  const order = wishlist.items.map(({ id }) => id).toReversed();
  await reorderItems(connection, wishlist.id, order);
  expect(await readStored(`wishlists/${wishlist.id}`)).toMatchObject({
    items: [{ title: 'c' }, { title: 'b' }, { title: 'a' }],
    lastEdit: { kind: 'reorder', itemIndex: -1 },
  });
  await expect(reorderItems(connection, wishlist.id, order.slice(1))).rejects.toMatchObject({
    problem: { code: 'not-a-reordering' },
  });
});

it('preserves unchanged stored values exactly', async () => {
  const { connection } = await newMember();
  const made = await newWishlistOf({ connection }, {}, [itemDetails(), itemDetails()]);
  const path = `wishlists/${made.wishlist.id}`;
  const stored = await readStored(path);
  const items = Array.isArray(stored?.['items']) ? (stored['items'] as object[]) : [];
  // As another program might have stored them: with finer timestamps and an invalid URL.
  const precise = Timestamp.fromMillis(Date.now() - 60_000);
  const createdAt = new Timestamp(precise.seconds, 123_456_000);
  await changeStored(path, { items: items.map((item) => ({ ...item, createdAt, externalUrl: 'no address' })) });

  await giveAnonymously(newVisitor(), made, 501);
  await editItem(connection, made.wishlist.id, made.itemId, itemDetails({ title: 'Copper set' }));
  await reorderItems(connection, made.wishlist.id, made.wishlist.items.map(({ id }) => id).toReversed());
  expect(await readStored(path)).toMatchObject({
    items: [{ externalUrl: 'no address' }, { title: 'Copper set', externalUrl: '', fundedAmount: 501 }],
  });
});

it('allows sixty items and no more', async () => {
  const { connection } = await newMember();
  const items = Array.from({ length: 60 }, (_, index) => itemDetails({ title: `Gift ${index}` }));
  const { wishlist } = await newWishlistOf({ connection }, {}, items);
  const last = wishlist.items[59];
  if (!last) throw new Error('There are not sixty items.');
  await giveAnonymously(newVisitor(), { wishlist, item: last, itemId: last.id }, 6_000);
  await editItem(connection, wishlist.id, last.id, itemDetails({ title: 'The last one' }));
  await expect(addItem(connection, wishlist.id, newItemId(), itemDetails())).rejects.toMatchObject({
    problem: { code: 'too-many-items', most: 60 },
  });
});

it('keeps what two hosts change on one item at once, and refuses what both change', async () => {
  const { connection } = await newMember();
  const { wishlist, itemId } = await newWishlistOf({ connection });
  const base = itemDetails();
  const edit = (changes: Parameters<typeof itemDetails>[0]) =>
    editItem(connection, wishlist.id, itemId, itemDetails(changes), base);
  await Promise.all([edit({ title: 'Copper set' }), edit({ description: 'For every evening' })]);
  await expect(edit({ title: 'Silver set' })).rejects.toMatchObject({ problem: { code: 'item-changed-meanwhile' } });
  const read = await readWishlist(connection, wishlist.id);
  expect(read).toMatchObject({ value: { items: [{ title: 'Copper set', description: 'For every evening' }] } });
});
