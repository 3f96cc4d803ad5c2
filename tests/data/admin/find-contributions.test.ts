import { expect, it } from 'vitest';
import { findContributions } from '../../../src/data/admin/find-contributions.ts';
import { type TransactionId } from '../../../src/domain/ids.ts';
import { parseReference, referenceOf } from '../../../src/domain/reference.ts';
import { newMember } from '../accounts.ts';
import { giveAnonymously, newTransactionId } from '../contributions/giving.ts';
import { newVisitor } from '../visitors.ts';
import { newWishlistOf } from '../wishlists-made.ts';
import { newAdmin } from './an-admin.ts';

function rangeOf(id: TransactionId) {
  const range = parseReference(referenceOf(id));
  if (!range) throw new Error(`The reference of ${id} is none.`);
  return range;
}

it('finds a contribution to any wishlist by its reference for admins', async () => {
  const made = await newWishlistOf(await newMember());
  const [id, other] = [newTransactionId(), newTransactionId()];
  await giveAnonymously(newVisitor(), made, 501, id);
  await giveAnonymously(newVisitor(), made, 101, other);
  const { connection } = await newAdmin();
  await expect(findContributions(connection, rangeOf(id))).resolves.toMatchObject({ items: [{ id, amount: 501 }] });
  await expect(findContributions(connection, rangeOf(newTransactionId()))).resolves.toEqual({
    items: [],
    unreadable: [],
    next: null,
  });
});

it('finds nothing for anyone else', async () => {
  const owner = await newMember();
  const made = await newWishlistOf(owner);
  const id = newTransactionId();
  await giveAnonymously(newVisitor(), made, 501, id);
  for (const connection of [owner.connection, newVisitor()])
    await expect(findContributions(connection, rangeOf(id))).rejects.toMatchObject({ reason: 'denied' });
});
