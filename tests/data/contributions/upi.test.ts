import { afterEach, describe, expect, it, vi } from 'vitest';
import { correctContribution } from '../../../src/data/contributions/correct-contribution.ts';
import { markSent } from '../../../src/data/contributions/mark-sent.ts';
import { recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import { setReceived } from '../../../src/data/contributions/set-received.ts';
import { takeBack } from '../../../src/data/contributions/take-back.ts';
import { readUpiAccounts } from '../../../src/data/rest/read-payment-details.ts';
import { changePaymentDetails, ownPaymentDetails } from '../../../src/data/wishlists/payment-details.ts';
import { newAdmin } from '../admin/an-admin.ts';
import { type Member, newMember } from '../accounts.ts';
import { expectAgreement } from '../concurrency/agreement.ts';
import { changeStored, findStored, readStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { newWishlistOf, newWishlistWithUpi, upiAccount } from '../wishlists-made.ts';
import { anonymousGift, giveOnDevice, namedGift, newTransactionId } from './giving.ts';

const UTR = '412345678901';
const third = { address: 'asha.rao@ybl', name: 'Asha Rao' };
const other = { address: 'ravi@upi', name: 'Ravi Rao' };

/** The device's clock is wrong by this. */
function setClock({ hours }: { readonly hours: number }): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
}
afterEach(() => {
  vi.useRealTimers();
});

/** A list with UPI that has one anonymous gift. */
async function promised() {
  const owner = await newMember();
  const { wishlist } = await newWishlistWithUpi(owner);
  const gift = await giveOnDevice(newVisitor(), wishlist, null, anonymousGift(1_101));
  return { owner, wishlist, gift, stored: () => readStored(`transactions/${gift.id}`) };
}

it('lets an anonymous giver say that the money was sent, and add its number later', async () => {
  const { wishlist, gift, stored } = await promised();
  expect(await stored()).toMatchObject({ status: 'promised', completedAt: null });
  expect(await readStored(`notifications/${gift.id}_contribution`)).toMatchObject({
    type: 'promised',
    title: 'Gift promised',
    message: 'Anonymous promised ₹1101',
  });
  const sent = await markSent(newVisitor(), gift, null);
  await markSent(newVisitor(), sent, UTR);
  expect(await stored()).toMatchObject({ status: 'sent', utr: UTR });
  await expectAgreement(wishlist.id, 1_101, 1);
});

it('does not let a giver change a gift that is received, until the host undoes that', async () => {
  const { owner, gift, stored } = await promised();
  await setReceived(owner.connection, gift.id, { utr: UTR });
  await expect(markSent(newVisitor(), gift, null)).rejects.toMatchObject({ reason: 'denied' });
  expect(await stored()).toMatchObject({ status: 'received', utr: UTR });
  await setReceived(owner.connection, gift.id, null);
  expect(await stored()).toMatchObject({ status: 'promised', completedAt: null });
  await expect(markSent(newVisitor(), gift, null)).resolves.toMatchObject({ status: 'sent' });
});

describe.each([
  { who: 'the owner', correcting: (owner: Member) => Promise.resolve(owner) },
  { who: 'an admin', correcting: () => newAdmin() },
])('a gift that $who sets aside and restores', ({ correcting }) => {
  it.each(['promised', 'sent', 'received'] as const)('is %s again', async (status) => {
    const { owner, wishlist, gift, stored } = await promised();
    if (status !== 'promised') await markSent(newVisitor(), gift, UTR);
    if (status === 'received') await setReceived(owner.connection, gift.id, { utr: null });
    const before = await stored();
    const { connection, id: by } = await correcting(owner);
    await correctContribution(connection, gift, 'not_received');
    expect(await stored()).toMatchObject({ status: 'set_aside', correction: { was: status, by } });
    await expect(setReceived(owner.connection, gift.id, { utr: null })).resolves.toMatchObject({ status: 'set_aside' });
    await expect(correctContribution(connection, gift, null)).resolves.toMatchObject({ status });
    expect(await stored()).toMatchObject({ ...before, correction: { reason: 'not_received', was: status, by } });
    await expectAgreement(wishlist.id, 1_101, 1);
  });
});

it('changes addresses at once before the first gift, and announces and cancels a change afterwards', async () => {
  const owner = await newMember();
  const { wishlist } = await newWishlistOf(owner);
  const change = (to: typeof upiAccount) => changePaymentDetails(owner.connection, wishlist.id, [to]);
  await change(upiAccount);
  await change(other);
  await expect(ownPaymentDetails(owner.connection, wishlist.id)).resolves.toMatchObject({ accounts: [other] });
  const options = { transactionId: newTransactionId(), giver: null };
  await recordContribution(newVisitor(), wishlist.id, null, anonymousGift(501), options);
  await expect(change(upiAccount)).resolves.toMatchObject({ accounts: [other], next: { accounts: [upiAccount] } });
  await expect(change(other)).resolves.toMatchObject({ accounts: [other], next: null });
});

describe('a change of addresses once there were gifts', () => {
  /** Announced an hour ago, or more than a day ago. */
  async function announced({ hours }: { readonly hours: number }) {
    const { owner, wishlist } = await promised();
    const { id } = wishlist;
    const change = (to: typeof other) => changePaymentDetails(owner.connection, id, [to]);
    await change(other);
    const announcedAt = new Date(Date.now() - hours * 3_600_000);
    await changeStored(`paymentDetails/${id}`, { next: { accounts: [other], announcedAt } });
    return { change, inUse: () => readUpiAccounts(newVisitor(), id) };
  }

  it('waits for a day, whatever the clock of the device says', async () => {
    const { change, inUse } = await announced({ hours: 1 });
    setClock({ hours: 24 });
    await expect(inUse()).resolves.toEqual([upiAccount]);
    await expect(change(third)).resolves.toMatchObject({ accounts: [upiAccount], next: { accounts: [third] } });
  });

  it('takes effect after a day, whatever the clock of the device says', async () => {
    const { change, inUse } = await announced({ hours: 25 });
    setClock({ hours: -24 });
    await expect(inUse()).resolves.toEqual([other]);
    await expect(change(third)).resolves.toMatchObject({ accounts: [other], next: { accounts: [third] } });
    await expect(inUse()).resolves.toEqual([other]);
  });
});

it.each([-23, 23])('takes a gift through its life on devices whose clock is wrong by %i hours', async (hours) => {
  const owner = await newMember();
  const { wishlist, itemId } = await newWishlistWithUpi(owner);
  const guest = newVisitor();
  setClock({ hours });
  const [gift, other] = [
    await giveOnDevice(guest, wishlist, itemId, namedGift(1_101)),
    await giveOnDevice(guest, wishlist, itemId, anonymousGift(501)),
  ];
  const sent = [await markSent(guest, gift, UTR), await markSent(guest, other, null)];
  await setReceived(owner.connection, gift.id, { utr: null });
  await setReceived(owner.connection, gift.id, null);
  for (const each of sent) await correctContribution(owner.connection, each, 'mistake');
  for (const each of sent) await correctContribution(owner.connection, each, null);
  await expectAgreement(wishlist.id, 1_602, 2);
  for (const each of sent) await takeBack(guest, each);
  await expectAgreement(wishlist.id, 0, 0);
  vi.useRealTimers();
  const stored = Object.values(await findStored('transactions', 'wishlistId', wishlist.id));
  const times = stored.map(({ sentAt }) => Math.abs((sentAt as Date).getTime() - Date.now()));
  // The times are those of the server.
  for (const ms of times) expect(ms).toBeLessThan(12 * 3_600_000);
});
