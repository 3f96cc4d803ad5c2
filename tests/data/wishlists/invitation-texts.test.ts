import { expect, it } from 'vitest';
import { deleteWishlist } from '../../../src/data/wishlists/delete-wishlist.ts';
import { changeInvitationTexts, readInvitationTexts } from '../../../src/data/wishlists/invitation-texts.ts';
import { DEFAULT_TEXTS } from '../../../src/domain/invitation-texts.ts';
import { newMember } from '../accounts.ts';
import { readStored } from '../stored.ts';
import { newWishlistOf } from '../wishlists-made.ts';

it('reads the default texts until the owner writes others', async () => {
  const { connection } = await newMember();
  const { id } = (await newWishlistOf({ connection })).wishlist;
  expect(await readInvitationTexts(connection, id)).toEqual(DEFAULT_TEXTS);
  const texts = { ...DEFAULT_TEXTS, ta: 'எங்கள் திருமணத்துக்கு வாருங்கள்' };
  expect(await changeInvitationTexts(connection, id, { ta: texts.ta })).toEqual(texts);
  expect(await readInvitationTexts(connection, id)).toEqual(texts);
});

it('keeps both texts if two devices change different languages at once', async () => {
  const { connection } = await newMember();
  const { id } = (await newWishlistOf({ connection })).wishlist;
  await Promise.all([
    changeInvitationTexts(connection, id, { en: 'Come to our wedding' }),
    changeInvitationTexts(connection, id, { hi: 'हमारी शादी में आइए' }),
  ]);
  const texts = { ...DEFAULT_TEXTS, en: 'Come to our wedding', hi: 'हमारी शादी में आइए' };
  expect(await readInvitationTexts(connection, id)).toEqual(texts);
  expect(await changeInvitationTexts(connection, id, { en: '' })).toEqual({ ...texts, en: '' });
});

it('is denied to everyone but the owner', async () => {
  const { connection } = await newMember();
  const { id } = (await newWishlistOf({ connection })).wishlist;
  await changeInvitationTexts(connection, id, { en: 'Come to our wedding' });
  const other = await newMember();
  await expect(readInvitationTexts(other.connection, id)).rejects.toMatchObject({ reason: 'denied' });
  await expect(changeInvitationTexts(other.connection, id, { en: 'Pay here' })).rejects.toMatchObject({
    reason: 'denied',
  });
});

it('deletes the texts with the wishlist', async () => {
  const { connection } = await newMember();
  const { id } = (await newWishlistOf({ connection })).wishlist;
  await changeInvitationTexts(connection, id, { en: 'Come to our wedding' });
  await deleteWishlist(connection, id);
  expect(await readStored(`invitationTexts/${id}`)).toBeNull();
});
