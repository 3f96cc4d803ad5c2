import { expect, it } from 'vitest';
import { recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import {
  contributionRows,
  countSetAside,
  countUnthanked,
  listContributionsOf,
  listMyContributions,
} from '../../../src/data/contributions/list-contributions.ts';
import { moneyByStatus } from '../../../src/data/contributions/money-by-status.ts';
import { myContributionTotals } from '../../../src/data/contributions/my-contribution-totals.ts';
import { signedIn } from '../../../src/data/rest/requests.ts';
import { writeMark } from '../../../src/data/thanks/write-mark.ts';
import { watchLastReceived } from '../../../src/data/contributions/watch-last-received.ts';
import { type Listed } from '../../../src/data/listed.ts';
import { type Transaction } from '../../../src/domain/transaction.ts';
import { newMember, type Member } from '../accounts.ts';
import { everyPage } from '../every-page.ts';
import { listenTo } from '../listening.ts';
import { changeStored, readStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { newWishlistOf, type WishlistMade } from '../wishlists-made.ts';
import { anonymousGift, giftOf, giveAnonymously, newTransactionId } from './giving.ts';

const amounts = (gifts: readonly Transaction[]) => gifts.map(({ amount }) => amount);

async function giveAs(guest: Member, { wishlist, itemId }: WishlistMade, amount: number) {
  const options = { transactionId: newTransactionId(), giver: guest };
  await recordContribution(guest.connection, wishlist.id, itemId, giftOf(guest, amount), options);
  return options.transactionId;
}

it('lists contributions to a wishlist page by page, newest first', async () => {
  const owner = await newMember();
  const made = await newWishlistOf(owner);
  const other = await newWishlistOf(owner);
  for (const amount of [11, 21, 51]) await giveAnonymously(newVisitor(), made, amount);
  await giveAnonymously(newVisitor(), other, 101);

  const first = await listContributionsOf(owner.connection, made.wishlist, { size: 2 });
  expect(amounts(first.items)).toEqual([51, 21]);
  const second = await listContributionsOf(owner.connection, made.wishlist, { size: 2, after: first.next });
  expect(amounts(second.items)).toEqual([11]);
  expect(second.next).toBeNull();
  expect(first.unreadable).toEqual([]);
});

it('offers no next page after the last contribution', async () => {
  const owner = await newMember();
  const made = await newWishlistOf(owner);
  await giveAnonymously(newVisitor(), made, 11);
  await expect(listContributionsOf(owner.connection, made.wishlist, { size: 1 })).resolves.toMatchObject({
    next: null,
  });
});

it('lists an unreadable contribution alongside the others', async () => {
  const owner = await newMember();
  const made = await newWishlistOf(owner);
  await giveAnonymously(newVisitor(), made, 11);
  const id = newTransactionId();
  await giveAnonymously(newVisitor(), made, 21, id);
  await changeStored(`transactions/${id}`, { amount: 'a cow' });
  const { items, unreadable } = await listContributionsOf(owner.connection, made.wishlist);
  expect(amounts(items)).toEqual([11]);
  expect(unreadable).toMatchObject([
    { reason: 'unexpected-data', message: expect.stringContaining(`transactions/${id}: amount`) as string },
  ]);
});

it("lists a user's contributions to any wishlist with their total", async () => {
  const [one, other] = [await newWishlistOf(await newMember()), await newWishlistOf(await newMember())];
  const guest = await newMember();
  await giveAs(guest, one, 501);
  await giveAs(guest, other, 1_101);
  await recordContribution(guest.connection, one.wishlist.id, null, giftOf(guest, 21, 'Blessings'), {
    transactionId: newTransactionId(),
    giver: guest,
  });
  // An anonymous contribution is not linked to its giver.
  await recordContribution(guest.connection, one.wishlist.id, null, anonymousGift(5), {
    transactionId: newTransactionId(),
    giver: guest,
  });

  const { items } = await listMyContributions(guest.connection, guest.id);
  expect(items).toMatchObject([
    { amount: 21, metadata: { type: 'general_fund', message: 'Blessings' } },
    { amount: 1_101, itemId: other.itemId, metadata: { itemTitle: other.item.title } },
    { amount: 501, itemId: one.itemId },
  ]);
  await expect(myContributionTotals(guest.connection, guest.id)).resolves.toEqual({ count: 3, amount: 1_623 });
});

it('reports no contributions for a user who made none', async () => {
  const guest = await newMember();
  await expect(myContributionTotals(guest.connection, guest.id)).resolves.toEqual({ count: 0, amount: 0 });
});

it('denies contributions to everyone but their giver and the owner', async () => {
  const owner = await newMember();
  const made = await newWishlistOf(owner);
  const [guest, stranger] = [await newMember(), await newMember()];
  await giveAs(guest, made, 501);
  const denied = { reason: 'denied' };
  await expect(listContributionsOf(stranger.connection, made.wishlist)).rejects.toMatchObject(denied);
  await expect(listMyContributions(stranger.connection, guest.id)).rejects.toMatchObject(denied);
  await expect(myContributionTotals(stranger.connection, guest.id)).rejects.toMatchObject(denied);
});

it('marks a contribution as thanked and reverts it', async () => {
  const owner = await newMember();
  const made = await newWishlistOf(owner);
  const guest = await newMember();
  const id = await giveAs(guest, made, 501);
  await writeMark(signedIn(owner.connection), owner.id, { kind: 'gift', id: id, isThanked: true });
  expect((await listContributionsOf(owner.connection, made.wishlist)).items).toMatchObject([
    { thankedAt: expect.any(Date) as Date },
  ]);
  await writeMark(signedIn(owner.connection), owner.id, { kind: 'gift', id: id, isThanked: false });
  expect(await readStored(`transactions/${id}`)).toMatchObject({ thankedAt: null });
  await expect(
    writeMark(signedIn(guest.connection), guest.id, { kind: 'gift', id: id, isThanked: true }),
  ).rejects.toMatchObject({
    reason: 'denied',
  });
});

it("counts contributions still to be thanked, except the owner's own", async () => {
  const owner = await newMember();
  const [made, other] = [await newWishlistOf(owner), await newWishlistOf(owner)];
  const [one, two] = [await newMember(), await newMember()];
  const id = await giveAs(one, made, 501);
  await giveAs(two, made, 101);
  await giveAs(owner, made, 51);
  await giveAs(two, other, 101);
  await giveAnonymously(newVisitor(), made, 21);
  await expect(countUnthanked(owner.connection, made.wishlist)).resolves.toBe(3);
  await writeMark(signedIn(owner.connection), owner.id, { kind: 'gift', id: id, isThanked: true });
  await expect(countUnthanked(owner.connection, made.wishlist)).resolves.toBe(2);
  await expect(countUnthanked(one.connection, made.wishlist)).rejects.toMatchObject({ reason: 'denied' });
});

it('exports all contributions until it is cancelled', async () => {
  const owner = await newMember();
  const made = await newWishlistOf(owner);
  for (const amount of [11, 21]) await giveAnonymously(newVisitor(), made, amount);
  const pages = await everyPage(contributionRows(owner.connection, made.wishlist));
  expect(pages.flatMap(({ items }) => amounts(items))).toEqual([21, 11]);
  const rows = contributionRows(owner.connection, made.wishlist, AbortSignal.abort());
  await expect(rows.next()).rejects.toThrow(/abort/i);
});

it('counts and sums gifts by status', async () => {
  const owner = await newMember();
  const guest = await newMember();
  const made = await newWishlistOf(owner);
  const statuses = { 11: 'promised', 21: 'promised', 51: 'sent', 101: 'received', 501: 'completed', 1001: 'set_aside' };
  for (const [amount, status] of Object.entries(statuses))
    await changeStored(`transactions/${await giveAs(guest, made, Number(amount))}`, { status });
  await expect(moneyByStatus(owner.connection, made.wishlist)).resolves.toEqual({
    promised: { count: 2, amount: 32 },
    sent: { count: 1, amount: 51 },
    received: { count: 1, amount: 101 },
  });
  await expect(countSetAside(owner.connection, made.wishlist)).resolves.toBe(1);
  await expect(countUnthanked(owner.connection, made.wishlist)).resolves.toBe(5);
  await expect(myContributionTotals(guest.connection, guest.id)).resolves.toEqual({ count: 5, amount: 685 });
});

it('delivers the gift of each wishlist that the owner marked as received last', async () => {
  const owner = await newMember();
  const [made, other] = [await newWishlistOf(owner), await newWishlistOf(owner)];
  const receive = async (of: WishlistMade, completedAt: string) => {
    const id = await giveAs(await newMember(), of, 101);
    await changeStored(`transactions/${id}`, { status: 'received', completedAt: new Date(completedAt) });
    return id;
  };
  const lists = [made.wishlist.id, other.wishlist.id];
  const heard = listenTo<Listed<Transaction>>((...live) => watchLastReceived(owner.connection, lists, ...live));
  const until = (...gifts: string[]) => heard.until(({ items }) => items.map(({ id }) => id).join() === gifts.join());
  await until();
  const first = await receive(made, '2026-11-20');
  await until(first);
  const last = await receive(made, '2026-11-21');
  await until(last);
  const ofOther = await receive(other, '2026-11-19');
  await until(last, ofOther);
  await changeStored(`transactions/${last}`, { status: 'sent', completedAt: null });
  await until(first, ofOther);
});
