import { expect, it } from 'vitest';
import { addItem, editItem, removeItem, reorderItems } from '../../../src/data/wishlists/edit-items.ts';
import { itemId } from '../../../src/domain/ids.ts';
import { rupees } from '../../../src/domain/money.ts';
import { newMember } from '../accounts.ts';
import { giveAnonymously, newTransactionId } from '../contributions/giving.ts';
import { newVisitor } from '../visitors.ts';
import { itemDetails, newWishlistOf } from '../wishlists-made.ts';
import { expectAgreement } from './agreement.ts';

it('loses no contribution and no edit when the owner edits while guests contribute', async () => {
  const { connection } = await newMember();
  const [gone, kept] = [itemDetails({ title: 'Gone' }), itemDetails({ title: 'Kept' })];
  const made = await newWishlistOf({ connection }, {}, [itemDetails({ title: 'Wanted' }), gone, kept]);
  const { id, items } = made.wishlist;
  const ids = items.map((item) => item.id);
  const added = itemId(crypto.randomUUID());

  async function ownersEdits(): Promise<void> {
    await addItem(connection, id, added, itemDetails({ title: 'Added' }));
    await reorderItems(connection, id, [added, ...ids.toReversed()]);
    for (const item of items.slice(1, 2)) await removeItem(connection, id, item.id);
    for (const item of items.slice(2)) await editItem(connection, id, item.id, { ...item, price: rupees(7_000) });
    await editItem(connection, id, made.itemId, { ...itemDetails({ title: 'Wanted most' }), price: rupees(5_000) });
  }
  // One guest sees the price drop; what is funded by then counts against the new price.
  const guests = Array.from({ length: 30 }, () => giveAnonymously(newVisitor(), made, 100));
  await Promise.all([ownersEdits(), ...guests]);

  const stored = await expectAgreement(id, 3_000, 30);
  expect(stored).toMatchObject({
    totalValue: 18_000,
    items: [
      { title: 'Added', fundedAmount: 0 },
      { title: 'Kept', price: 7_000, fundedAmount: 0 },
      { title: 'Wanted most', price: 5_000, fundedAmount: 3_000, contributionCount: 30 },
    ],
  });
});

it('records a contribution completely or not at all if its item is removed concurrently', async () => {
  const { connection } = await newMember();
  const made = await newWishlistOf({ connection }, {}, [itemDetails(), itemDetails({ title: 'Kept' })]);
  const gifts = Array.from({ length: 12 }, () => giveAnonymously(newVisitor(), made, 100));
  const [, ...outcomes] = await Promise.allSettled([removeItem(connection, made.wishlist.id, made.itemId), ...gifts]);
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as unknown);
  for (const refusal of refusals) expect(refusal).toMatchObject({ problem: { code: 'item-not-found' } });
  const given = gifts.length - refusals.length;
  const stored = await expectAgreement(made.wishlist.id, 100 * given, given);
  expect(stored).toMatchObject({ items: [{ title: 'Kept', fundedAmount: 0 }] });
});

it('records a contribution once if it is sent many times concurrently', async () => {
  const made = await newWishlistOf(await newMember());
  const guest = newVisitor();
  const id = newTransactionId();
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => giveAnonymously(guest, made, 100, id)));
  expect(outcomes.filter(({ wasRecordedAlready }) => !wasRecordedAlready)).toHaveLength(1);
  await expectAgreement(made.wishlist.id, 100, 1);
});
