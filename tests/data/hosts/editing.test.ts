import { expect, it } from 'vitest';
import { markEditing, stopEditing, watchEditing } from '../../../src/data/hosts/editing.ts';
import { inviteHost, joinWishlist } from '../../../src/data/hosts/operations.ts';
import type { Listed } from '../../../src/data/listed.ts';
import type { EditingMark } from '../../../src/domain/editing-mark.ts';
import { newMember } from '../accounts.ts';
import { listenTo } from '../listening.ts';
import { newWishlistOf } from '../wishlists-made.ts';

it('shows a host live what another is editing, until the editor closes', async () => {
  const [asha, meena] = await Promise.all([newMember(), newMember()]);
  const { wishlist, itemId } = await newWishlistOf(asha);
  await joinWishlist(meena.connection, await inviteHost(asha.connection, wishlist, 'host', asha), 'Meena');
  const seen = listenTo<Listed<EditingMark>>((...live) => watchEditing(asha.connection, wishlist.id, ...live));
  await seen.until(({ items }) => items.length === 0);
  await markEditing(meena.connection, wishlist.id, meena.id, null);
  await expect(seen.until(({ items }) => items.length === 1)).resolves.toMatchObject({
    items: [{ id: meena.id, itemId: null }],
  });
  await markEditing(meena.connection, wishlist.id, meena.id, itemId);
  await seen.until(({ items: [mark] }) => mark?.itemId === itemId);
  await stopEditing(meena.connection, wishlist.id, meena.id);
  await seen.until(({ items }) => items.length === 0);
});

it('shows strangers nothing', async () => {
  const [asha, stranger] = await Promise.all([newMember(), newMember()]);
  const { wishlist } = await newWishlistOf(asha);
  const seen = listenTo<Listed<EditingMark>>((...live) => watchEditing(stranger.connection, wishlist.id, ...live));
  await expect(seen.failure()).resolves.toMatchObject({ reason: 'denied' });
  await expect(markEditing(stranger.connection, wishlist.id, stranger.id, null)).rejects.toMatchObject({
    reason: 'denied',
  });
});
