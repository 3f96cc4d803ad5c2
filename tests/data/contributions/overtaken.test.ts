import { expect, inject, it } from 'vitest';
import { readToContribute, recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import { serverTime } from '../../../src/data/rest/batch.ts';
import { optimistically } from '../../../src/data/rest/optimistic-transaction.ts';
import { signedIn } from '../../../src/data/rest/requests.ts';
import { deactivate, editDetails } from '../../../src/data/wishlists/edit-details.ts';
import { editItem } from '../../../src/data/wishlists/edit-items.ts';
import { rupees } from '../../../src/domain/money.ts';
import { newMember } from '../accounts.ts';
import { expectAgreement } from '../concurrency/agreement.ts';
import { lineTo } from '../line.ts';
import { memberAt, visitorAt } from '../own-emulator.ts';
import { changeStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { itemDetails, newWishlistOf, type WishlistMade } from '../wishlists-made.ts';
import { anonymousGift, giftOf, giveAnonymously, newTransactionId } from './giving.ts';

const lineToShared = () => lineTo(inject('dataPorts').firestore);

it('adds to a contribution written between its read and its commit', async () => {
  const made = await newWishlistOf(await newMember());
  const line = await lineToShared();
  line.holdNextCommit(() => giveAnonymously(newVisitor(), made, 1_000));
  const { wishlist } = await giveAnonymously(visitorAt(line.port), made, 501);
  expect(wishlist).toMatchObject({ fundedAmount: 1_501, contributionCount: 2 });
  expect(line.cost()).toMatchObject({ commits: 2, reads: 4 });
  await expectAgreement(made.wishlist.id, 1_501, 2);
});

/** Gives 501 from what was read before `meanwhile`. */
async function giveFromReadAhead(made: WishlistMade, meanwhile: () => Promise<unknown>) {
  const line = await lineToShared();
  const guest = visitorAt(line.port);
  const { id } = made.wishlist;
  const read = await readToContribute(guest, id, null);
  await meanwhile();
  const options = { transactionId: newTransactionId(), giver: null, readAhead: Promise.resolve(read) };
  const giving = recordContribution(guest, id, made.itemId, anonymousGift(501), options);
  return { giving, line };
}

it('is a single request if the wishlist was read ahead', async () => {
  const made = await newWishlistOf(await newMember());
  const { giving, line } = await giveFromReadAhead(made, async () => undefined);
  expect((await giving).wishlist).toMatchObject({ fundedAmount: 501 });
  expect(line.cost()).toMatchObject({ commits: 1, reads: 1 });
  await expectAgreement(made.wishlist.id, 501, 1);
});

it('reads again if another contribution followed what was read ahead', async () => {
  const made = await newWishlistOf(await newMember());
  const { giving } = await giveFromReadAhead(made, () => giveAnonymously(newVisitor(), made, 1_000));
  expect((await giving).wishlist).toMatchObject({ fundedAmount: 1_501, contributionCount: 2 });
  await expectAgreement(made.wishlist.id, 1_501, 2);
});

it('refuses nothing on the strength of what was read ahead', async () => {
  const owner = await newMember();
  const made = await newWishlistOf(owner, {}, [itemDetails({ price: rupees(500) })]);
  const { giving } = await giveFromReadAhead(made, () =>
    editItem(owner.connection, made.wishlist.id, made.itemId, itemDetails({ price: rupees(6_000) })),
  );
  expect((await giving).wishlist).toMatchObject({ fundedAmount: 501 });
});

it('rejects more than a concurrent contribution has left', async () => {
  const made = await newWishlistOf(await newMember());
  const line = await lineToShared();
  line.holdNextCommit(() => giveAnonymously(newVisitor(), made, 5_900));
  await expect(giveAnonymously(visitorAt(line.port), made, 501)).rejects.toMatchObject({
    problem: { code: 'only-left', left: 100 },
  });
  await expectAgreement(made.wishlist.id, 5_900, 1);
});

it('contributes to an item renamed meanwhile, under its new name', async () => {
  const owner = await newMember();
  const made = await newWishlistOf(owner);
  const line = await lineToShared();
  const renamed = itemDetails({ title: 'Copper set' });
  line.holdNextCommit(() => editItem(owner.connection, made.wishlist.id, made.itemId, renamed));
  const { wishlist } = await giveAnonymously(visitorAt(line.port), made, 501);
  expect(wishlist).toMatchObject({ items: [{ title: 'Copper set', fundedAmount: 501 }] });
});

it('rejects a contribution to a wishlist closed meanwhile', async () => {
  const owner = await newMember();
  const made = await newWishlistOf(owner);
  const line = await lineToShared();
  line.holdNextCommit(() => deactivate(owner.connection, made.wishlist.id));
  await expect(giveAnonymously(visitorAt(line.port), made, 501)).rejects.toMatchObject({
    problem: { code: 'wishlist-not-found' },
  });
  await expectAgreement(made.wishlist.id, 0, 0);
});

it('keeps a contribution made while the owner was editing', async () => {
  const line = await lineToShared();
  const { connection } = await memberAt(line.port);
  const made = await newWishlistOf({ connection });
  line.holdNextCommit(() => giveAnonymously(newVisitor(), made, 501));
  const after = await editDetails(connection, made.wishlist.id, { title: 'Asha & Ravi' });
  expect(after).toMatchObject({ title: 'Asha & Ravi', fundedAmount: 501 });
  await expectAgreement(made.wishlist.id, 501, 1);
});

it('reports a denial as such if nothing has changed meanwhile', async () => {
  const made = await newWishlistOf(await newMember());
  const line = await lineToShared();
  const guest = await memberAt(line.port);
  await changeStored(`users/${guest.id}`, { status: 'banned' });
  const gift = { transactionId: newTransactionId(), giver: guest };
  await expect(
    recordContribution(guest.connection, made.wishlist.id, null, giftOf(guest, 11), gift),
  ).rejects.toMatchObject({ reason: 'banned' });
  // Two reads and one write; the settings and the profile give the reason.
  expect(line.cost()).toMatchObject({ reads: 6, commits: 1 });
});

it('gives up after losing every race', async () => {
  const owner = await newMember();
  const { wishlist } = await newWishlistOf(owner);
  const path = `wishlists/${wishlist.id}`;
  let tries = 0;
  const losing = optimistically(
    signedIn(owner.connection),
    async (transaction, buildsOn) => {
      const found = await transaction.get(path);
      buildsOn(String(found?.updateTime));
      tries += 1;
      await changeStored(path, { updatedAt: new Date(Date.now() + tries) });
      const lastEdit = { kind: 'details', itemIndex: -1 };
      transaction.update(path, { title: 'Mine', lastEdit, updatedAt: serverTime });
    },
    3,
  );
  await expect(losing).rejects.toMatchObject({ reason: 'busy' });
  expect(tries).toBe(3);
});
