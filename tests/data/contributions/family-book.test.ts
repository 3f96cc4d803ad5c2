import { expect, it } from 'vitest';
import { readFamilyBook } from '../../../src/data/register/read-family-book.ts';
import { signedIn } from '../../../src/data/rest/requests.ts';
import { writeMark } from '../../../src/data/thanks/write-mark.ts';
import { addEntries, changeEntry, deleteEntry, noteGift } from '../../../src/data/register/write-family-book.ts';
import { deleteWishlist } from '../../../src/data/wishlists/delete-wishlist.ts';
import { rupees } from '../../../src/domain/money.ts';
import { EMPTY_BOOK, MOST_ENTRIES_AT_ONCE } from '../../../src/domain/register-entry.ts';
import { newEntryId } from '../../../src/session/register/entry-ids.ts';
import { newMember } from '../accounts.ts';
import { readStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { newWishlistOf } from '../wishlists-made.ts';
import { giveAnonymously, newTransactionId } from './giving.ts';

const envelope = {
  ...{ name: 'Vasant Jadhav', amount: rupees(1_101), object: '', place: 'Wai', side: 'groom' as const },
  ...{ note: '', returned: '', receivedOn: null },
};

async function ourBook() {
  const owner = await newMember();
  const made = await newWishlistOf(owner);
  const { wishlist } = made;
  const add = (count: number) => Array.from({ length: count }, () => ({ ...envelope, id: newEntryId(wishlist) }));
  return { owner, made, wishlist, add, read: () => readFamilyBook(owner.connection, wishlist) };
}

it('keeps entries apart from the money of the wishlist', async () => {
  const { owner, wishlist, add, read } = await ourBook();
  await expect(read()).resolves.toEqual(EMPTY_BOOK);
  const [entry, ...others] = add(MOST_ENTRIES_AT_ONCE);
  if (!entry) throw new Error('No entry.');
  await addEntries(owner.connection, wishlist, [entry, ...others]);
  // The response was lost.
  await addEntries(owner.connection, wishlist, [entry]);
  const { entries } = await read();
  expect(entries).toHaveLength(MOST_ENTRIES_AT_ONCE);
  expect(entries.find(({ id }) => id === entry.id)).toMatchObject({ ...envelope, thankedAt: null });
  await expect(readStored(`wishlists/${wishlist.id}`)).resolves.toMatchObject({ fundedAmount: 0 });
});

it('changes, thanks and deletes an entry, also of a deleted wishlist', async () => {
  const { owner, wishlist, add, read } = await ourBook();
  const [entry] = add(1);
  if (!entry) throw new Error('No entry.');
  await addEntries(owner.connection, wishlist, [entry]);
  await deleteWishlist(owner.connection, wishlist.id);
  await writeMark(signedIn(owner.connection), owner.id, { kind: 'entry', id: entry.id, isThanked: true });
  await changeEntry(owner.connection, entry.id, { ...envelope, amount: null, object: 'A saree' });
  const [changed] = (await read()).entries;
  expect(changed).toMatchObject({ amount: null, object: 'A saree' });
  expect(changed?.thankedAt).toBeInstanceOf(Date);
  await deleteEntry(owner.connection, entry.id);
  await expect(read()).resolves.toMatchObject({ entries: [] });
});

it('notes what belongs to an online gift, which others cannot read', async () => {
  const { owner, made, wishlist, read } = await ourBook();
  const id = newTransactionId();
  await giveAnonymously(newVisitor(), made, 501, id);
  const note = { place: 'Wai', side: 'bride' as const, note: '', returned: 'Sweets' };
  await noteGift(owner.connection, wishlist, id, note);
  expect((await read()).notes.get(id)).toMatchObject(note);
  const stranger = await newMember();
  await expect(readFamilyBook(stranger.connection, wishlist)).rejects.toMatchObject({ reason: 'denied' });
});
