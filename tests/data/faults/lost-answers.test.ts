import { setLogLevel } from 'firebase/firestore/lite';
import { expect, inject, it } from 'vitest';
import { addItem } from '../../../src/data/wishlists/edit-items.ts';
import { itemId } from '../../../src/domain/ids.ts';
import { newMember } from '../accounts.ts';
import { expectAgreement } from '../concurrency/agreement.ts';
import { giveAnonymously, newTransactionId } from '../contributions/giving.ts';
import { lineTo } from '../line.ts';
import { memberAt, visitorAt } from '../own-emulator.ts';
import { itemDetails, newWishlistOf } from '../wishlists-made.ts';

// The SDK writes a line about every request that fails; here they are meant to.
setLogLevel('silent');

const lineToShared = () => lineTo(inject('dataPorts').firestore);

it('learns by itself that a gift was recorded when only the answer was lost', async () => {
  const made = await newWishlistOf(await newMember());
  const line = await lineToShared();
  line.loseNextCommitAnswer();
  const { wishlist, wasRecordedAlready } = await giveAnonymously(visitorAt(line.port), made, 501);
  expect(wasRecordedAlready).toBe(true);
  expect(wishlist).toMatchObject({ fundedAmount: 501 });
  await expectAgreement(made.wishlist.id, 501, 1);
});

it('counts a gift once when the line breaks with its answer, and the guest tries again later', async () => {
  const made = await newWishlistOf(await newMember());
  const line = await lineToShared();
  const guest = visitorAt(line.port);
  const id = newTransactionId();
  line.loseNextCommitAnswer(() => line.cut());
  await expect(giveAnonymously(guest, made, 501, id)).rejects.toMatchObject({ reason: 'offline' });
  line.mend();
  await expect(giveAnonymously(guest, made, 501, id)).resolves.toMatchObject({ wasRecordedAlready: true });
  await expectAgreement(made.wishlist.id, 501, 1);
});

it('says that a guest is offline, records nothing, and takes the gift when the guest is back', async () => {
  const made = await newWishlistOf(await newMember());
  const line = await lineToShared();
  const guest = visitorAt(line.port);
  const id = newTransactionId();
  line.cut();
  await expect(giveAnonymously(guest, made, 501, id)).rejects.toMatchObject({ reason: 'offline' });
  await expectAgreement(made.wishlist.id, 0, 0);
  line.mend();
  await expect(giveAnonymously(guest, made, 501, id)).resolves.toMatchObject({ wasRecordedAlready: false });
  await expectAgreement(made.wishlist.id, 501, 1);
});

it('adds an item once when only the answer was lost', async () => {
  const line = await lineToShared();
  const { connection } = await memberAt(line.port);
  const { wishlist } = await newWishlistOf({ connection });
  line.loseNextCommitAnswer();
  const after = await addItem(connection, wishlist.id, itemId(crypto.randomUUID()), itemDetails({ title: 'A trek' }));
  expect(after.items.map(({ title }) => title)).toEqual(['Brass dinner set', 'A trek']);
});
