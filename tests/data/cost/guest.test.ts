import { expect, inject, it } from 'vitest';
import { markSent } from '../../../src/data/contributions/mark-sent.ts';
import { recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import { setReceived } from '../../../src/data/contributions/set-received.ts';
import { takeBack } from '../../../src/data/contributions/take-back.ts';
import { readUpiAccounts } from '../../../src/data/rest/read-payment-details.ts';
import { readWishlistAsGuest } from '../../../src/data/rest/read-wishlist.ts';
import { trackView } from '../../../src/data/tracking/track-view.ts';
import { readWishlist } from '../../../src/data/wishlists/read-wishlist.ts';
import { type Connection } from '../../../src/data/connection.ts';
import { newMember } from '../accounts.ts';
import { anonymousGift, giveOnDevice, namedGift, newTransactionId } from '../contributions/giving.ts';
import { type Line, lineTo } from '../line.ts';
import { memberAt, visitorAt } from '../own-emulator.ts';
import { newVisitor } from '../visitors.ts';
import { newWishlistOf, newWishlistWithUpi, type WishlistMade } from '../wishlists-made.ts';

interface Guest {
  readonly connection: Connection;
  readonly line: Line;
  readonly made: WishlistMade;
}

async function newGuest(): Promise<Guest> {
  const line = await lineTo(inject('dataPorts').firestore);
  return { connection: visitorAt(line.port), line, made: await newWishlistOf(await newMember()) };
}

async function view({ connection, made: { wishlist } }: Guest): Promise<void> {
  await trackView(
    connection,
    { id: wishlist.id, ownerId: wishlist.userId },
    { source: 'whatsapp', referrer: 'direct', device: 'phone', isFirst: true },
  );
}

it('views a wishlist with one read and one batch of two writes', async () => {
  const guest = await newGuest();
  await readWishlist(guest.connection, guest.made.wishlist.id);
  expect(guest.line.cost()).toEqual({ reads: 1, writes: 0, commits: 0 });
  await view(guest);
  expect(guest.line.cost()).toEqual({ reads: 1, writes: 2, commits: 1 });
});

it('views a wishlist without the SDK at the same cost', async () => {
  const guest = await newGuest();
  const read = await readWishlistAsGuest(guest.connection.environment, guest.made.wishlist.id);
  expect(read.state).toBe('ready');
  await view(guest);
  expect(guest.line.cost()).toEqual({ reads: 1, writes: 2, commits: 1 });
});

it('contributes to an item with two reads and six writes, plus one write if it completes the item', async () => {
  const { connection, line, made } = await newGuest();
  const give = (amount: number) =>
    recordContribution(connection, made.wishlist.id, made.itemId, anonymousGift(amount), {
      transactionId: newTransactionId(),
      giver: null,
    });
  await give(1_000);
  expect(line.cost()).toEqual({ reads: 2, writes: 6, commits: 1 });
  await give(5_000);
  expect(line.cost()).toEqual({ reads: 4, writes: 13, commits: 2 });
});

it('contributes to the general fund with two reads and six writes', async () => {
  const { connection, line, made } = await newGuest();
  await recordContribution(connection, made.wishlist.id, null, anonymousGift(501), {
    transactionId: newTransactionId(),
    giver: null,
  });
  expect(line.cost()).toEqual({ reads: 2, writes: 6, commits: 1 });
});

it('learns with two reads that a contribution is rejected or already recorded', async () => {
  const { connection, line, made } = await newGuest();
  const give = (amount: number, transactionId = newTransactionId()) =>
    recordContribution(connection, made.wishlist.id, made.itemId, anonymousGift(amount), {
      transactionId,
      giver: null,
    });
  await expect(give(6_001)).rejects.toMatchObject({ problem: { code: 'only-left' } });
  expect(line.cost()).toEqual({ reads: 2, writes: 0, commits: 0 });
  const id = newTransactionId();
  await give(501, id);
  const { reads, ...written } = line.cost();
  await expect(give(501, id)).resolves.toMatchObject({ wasRecordedAlready: true });
  expect(line.cost()).toEqual({ reads: reads + 2, ...written });
});

it('reads UPI addresses with one read, and marks a gift as sent with one read and two writes', async () => {
  const line = await lineTo(inject('dataPorts').firestore);
  const guest = visitorAt(line.port);
  const { wishlist, itemId } = await newWishlistWithUpi(await newMember());
  const gift = await giveOnDevice(guest, wishlist, itemId, anonymousGift(501));
  const given = { reads: 2, writes: 6, commits: 1 };
  expect(line.cost()).toEqual(given);
  await readUpiAccounts(guest, wishlist.id);
  const sent = await markSent(guest, gift, null);
  expect(line.cost()).toEqual({ reads: 4, writes: 8, commits: 2 });
  await markSent(guest, sent, '412345678901');
  expect(line.cost()).toEqual({ reads: 4, writes: 9, commits: 3 });
});

it.each([
  { form: anonymousGift(501), reads: 1 },
  { form: namedGift(501), reads: 2 },
])('takes a gift back with five writes, a named one with one more read ($reads)', async ({ form, reads }) => {
  const line = await lineTo(inject('dataPorts').firestore);
  const guest = visitorAt(line.port);
  const { wishlist, itemId } = await newWishlistWithUpi(await newMember());
  const gift = await giveOnDevice(guest, wishlist, itemId, form);
  const given = line.cost();
  await takeBack(guest, gift);
  expect(line.cost()).toEqual({ reads: given.reads + reads, writes: given.writes + 5, commits: given.commits + 1 });
});

it('marks a gift as received with one read and one write', async () => {
  const line = await lineTo(inject('dataPorts').firestore);
  const couple = await memberAt(line.port);
  const { wishlist } = await newWishlistWithUpi(couple);
  const gift = await giveOnDevice(newVisitor(), wishlist, null, anonymousGift(501));
  const before = line.cost();
  await setReceived(couple.connection, gift.id, { utr: null });
  expect(line.cost()).toEqual({ reads: before.reads + 1, writes: before.writes + 1, commits: before.commits + 1 });
});
