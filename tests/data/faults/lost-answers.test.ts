import { setLogLevel } from 'firebase/firestore/lite';
import { expect, inject, it } from 'vitest';
import { recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import { addItem } from '../../../src/data/wishlists/edit-items.ts';
import { itemId } from '../../../src/domain/ids.ts';
import { newMember } from '../accounts.ts';
import { expectAgreement } from '../concurrency/agreement.ts';
import { giveAnonymously, newTransactionId } from '../contributions/giving.ts';
import { lineTo } from '../line.ts';
import { memberAt, visitorAt } from '../own-emulator.ts';
import { itemDetails, newWishlistOf } from '../wishlists-made.ts';

// The SDK logs every failed request; these fail on purpose.
setLogLevel('silent');

const lineToShared = () => lineTo(inject('dataPorts').firestore);

it('recovers by itself if only the response to a contribution is lost', async () => {
  const made = await newWishlistOf(await newMember());
  const line = await lineToShared();
  line.loseNextCommitAnswer();
  const { wishlist, wasRecordedAlready } = await giveAnonymously(visitorAt(line.port), made, 501);
  expect(wasRecordedAlready).toBe(true);
  expect(wishlist).toMatchObject({ fundedAmount: 501 });
  await expectAgreement(made.wishlist.id, 501, 1);
});

it('records a contribution once if the response is lost and the guest retries later', async () => {
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

it('keeps the first attempt when a retry after a lost answer changes the message', async () => {
  const made = await newWishlistOf(await newMember());
  const line = await lineToShared();
  const guest = visitorAt(line.port);
  const form = { amount: 501, message: 'Khush raho!', isAnonymous: true, displayName: '', contact: '' };
  const options = { transactionId: newTransactionId(), giver: null };
  line.loseNextCommitAnswer(() => line.cut());
  await expect(recordContribution(guest, made.wishlist.id, null, form, options)).rejects.toMatchObject({
    reason: 'offline',
  });
  line.mend();
  const changed = { ...form, amount: 1_101, message: 'Sada sukhi raho!' };
  const { wishlist, ...outcome } = await recordContribution(guest, made.wishlist.id, null, changed, options);
  expect(outcome).toMatchObject({ wasRecordedAlready: true, byEarlierCall: true });
  expect(wishlist?.contributors).toMatchObject([{ amount: 501, message: 'Khush raho!' }]);
  await expectAgreement(made.wishlist.id, 501, 1);
});

it('reports that a guest is offline, records nothing, and accepts the retry online', async () => {
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

it('adds an item once if only the response is lost', async () => {
  const line = await lineToShared();
  const { connection } = await memberAt(line.port);
  const { wishlist } = await newWishlistOf({ connection });
  line.loseNextCommitAnswer();
  const after = await addItem(connection, wishlist.id, itemId(crypto.randomUUID()), itemDetails({ title: 'A trek' }));
  expect(after.items.map(({ title }) => title)).toEqual(['Brass dinner set', 'A trek']);
});
