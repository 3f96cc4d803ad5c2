import { expect, it } from 'vitest';
import { createWishlist } from '../../../src/data/wishlists/create-wishlist.ts';
import { editDetails } from '../../../src/data/wishlists/edit-details.ts';
import { readWishlist } from '../../../src/data/wishlists/read-wishlist.ts';
import { contentOfDuplicate } from '../../../src/domain/duplicate.ts';
import { wishlistId } from '../../../src/domain/ids.ts';
import { changesOf, type Move, stateOf } from '../../../src/domain/list-state.ts';
import type { Wishlist } from '../../../src/domain/wishlist.ts';
import { newMember } from '../accounts.ts';
import { giveAnonymously } from '../contributions/giving.ts';
import { newVisitor } from '../visitors.ts';
import { newWishlistOf } from '../wishlists-made.ts';

const THANKS = { words: 'Thank you for dancing with us.', pictures: [] };
const origin = 'https://shagun.example';

it('goes through its whole life, and guests read it only while it is open or celebrated', async () => {
  const { connection } = await newMember();
  const { wishlist } = await newWishlistOf({ connection });
  let list: Wishlist = await createWishlist(connection, {
    ...contentOfDuplicate(wishlist, 'Asha weds Ravi'),
    id: wishlistId(crypto.randomUUID()),
    origin,
  });
  const seenByGuests = async () => (await readWishlist(newVisitor(), list.id)).state;
  const move = async (to: Move) => {
    list = await editDetails(connection, list.id, changesOf(to, list));
    return [stateOf(list), await seenByGuests()];
  };
  expect([stateOf(list), await seenByGuests()]).toEqual(['draft', 'denied']);
  expect(await move('open')).toEqual(['open', 'ready']);
  expect(await move('pause')).toEqual(['paused', 'ready']);
  list = await editDetails(connection, list.id, { stage: 'after', thanks: THANKS });
  expect([stateOf(list), await seenByGuests()]).toEqual(['after', 'ready']);
  expect(await move('archive')).toEqual(['archived', 'denied']);
  expect(await move('bring-back')).toEqual(['after', 'ready']);
  expect(await move('open')).toEqual(['open', 'ready']);
  expect(await move('deactivate')).toEqual(['deactivated', 'denied']);
});

it('accepts gifts after the celebration until giving is closed', async () => {
  const { connection } = await newMember();
  const made = await newWishlistOf({ connection });
  const { id } = made.wishlist;
  await editDetails(connection, id, { stage: 'after', thanks: THANKS });
  await giveAnonymously(newVisitor(), made, 501);
  await editDetails(connection, id, { isGivingPaused: true });
  await expect(giveAnonymously(newVisitor(), made, 501)).rejects.toMatchObject({ problem: { code: 'giving-paused' } });
});

it('duplicates a list with gifts to it as a draft without money', async () => {
  const { connection } = await newMember();
  const made = await newWishlistOf({ connection });
  await giveAnonymously(newVisitor(), made, 501);
  const read = await readWishlist(connection, made.wishlist.id);
  if (read.state !== 'ready') throw new Error('The wishlist cannot be read.');
  const copy = { ...contentOfDuplicate(read.value, 'Copy'), id: wishlistId(crypto.randomUUID()), origin };
  await createWishlist(connection, copy);
  await expect(readWishlist(connection, copy.id)).resolves.toMatchObject({
    value: { title: 'Copy', stage: 'draft', fundedAmount: 0, contributors: [], items: [{ fundedAmount: 0 }] },
  });
  // A retry after a lost response creates no second one.
  await expect(createWishlist(connection, copy)).resolves.toMatchObject({ id: copy.id, title: 'Copy' });
});
