import { setLogLevel } from 'firebase/firestore/lite';
import { describe, expect, inject, it } from 'vitest';
import { correctContribution } from '../../../src/data/contributions/correct-contribution.ts';
import { markSent } from '../../../src/data/contributions/mark-sent.ts';
import { setReceived } from '../../../src/data/contributions/set-received.ts';
import { takeBack } from '../../../src/data/contributions/take-back.ts';
import { newMember } from '../accounts.ts';
import { expectAgreement } from '../concurrency/agreement.ts';
import { anonymousGift, giveOnDevice, namedGift } from '../contributions/giving.ts';
import { lineTo } from '../line.ts';
import { memberAt, visitorAt } from '../own-emulator.ts';
import { findStored, readStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { newWishlistWithUpi } from '../wishlists-made.ts';

// The SDK logs every failed request; these fail on purpose.
setLogLevel('silent');

const UTR = '412345678901';
const lineToShared = () => lineTo(inject('dataPorts').firestore);

describe.each([
  { giver: 'a guest under a name', form: namedGift(1_101) },
  { giver: 'an anonymous guest', form: anonymousGift(1_101) },
])('the gift of $giver', ({ form }) => {
  /** Given over a line whose responses can be lost. */
  async function given() {
    const owner = await newMember();
    const made = await newWishlistWithUpi(owner);
    const line = await lineToShared();
    const guest = visitorAt(line.port);
    const gift = await giveOnDevice(guest, made.wishlist, made.itemId, form);
    const stored = () => readStored(`transactions/${gift.id}`);
    const loggedAs = async (type: string) =>
      Object.values(await findStored('systemLogs', 'transactionId', gift.id)).filter((entry) => entry['type'] === type);
    /** The response to the next commit is lost, and the guest goes offline. */
    const losing = async (attempt: () => Promise<unknown>) => {
      line.loseNextCommitAnswer(() => line.cut());
      await expect(attempt()).rejects.toMatchObject({ reason: 'offline' });
      line.mend();
    };
    return { owner, made, line, guest, gift, stored, loggedAs, losing };
  }

  it('is marked as sent once if the response is lost and the guest tries again', async () => {
    const { owner, made, guest, gift, stored, losing } = await given();
    await losing(() => markSent(guest, gift, null));
    const before = await stored();
    expect(before).toMatchObject({ status: 'sent', utr: null });
    await expect(markSent(guest, gift, UTR)).resolves.toMatchObject({ status: 'sent', utr: UTR });
    expect(await stored()).toMatchObject({ status: 'sent', utr: UTR, sentAt: before?.['sentAt'] });
    const notices = Object.values(await findStored('notifications', 'userId', owner.id));
    expect(notices.filter(({ type }) => type === 'sent')).toHaveLength(1);
    await expectAgreement(made.wishlist.id, 1_101, 1);
  });

  it('is marked with its number if the responses to two attempts are lost', async () => {
    const { guest, gift, stored, losing } = await given();
    const sent = await markSent(guest, gift, null);
    await losing(() => markSent(guest, sent, UTR));
    await losing(() => markSent(guest, sent, UTR));
    await markSent(guest, sent, UTR);
    expect(await stored()).toMatchObject({ status: 'sent', utr: UTR });
  });

  it('is taken back once if only the response is lost', async () => {
    const { made, line, guest, gift, loggedAs } = await given();
    line.loseNextCommitAnswer();
    await expect(takeBack(guest, gift)).resolves.toMatchObject({ gift: { status: 'set_aside' } });
    expect(await loggedAs('contribution_set_aside')).toHaveLength(1);
    await expectAgreement(made.wishlist.id, 0, 0);
  });

  it('is taken back once if the response is lost and the guest tries again', async () => {
    const { made, guest, gift, stored, loggedAs, losing } = await given();
    await giveOnDevice(newVisitor(), made.wishlist, made.itemId, form);
    await losing(() => takeBack(guest, gift));
    await expect(takeBack(guest, gift)).resolves.toMatchObject({
      wishlist: { fundedAmount: 1_101 },
      gift: { status: 'set_aside' },
    });
    expect(await stored()).toMatchObject({ status: 'set_aside', correction: { reason: 'by_giver', was: 'promised' } });
    expect(await loggedAs('contribution_set_aside')).toHaveLength(1);
    await expectAgreement(made.wishlist.id, 1_101, 1);
  });

  it('is taken back once if the response is lost and another gift is set aside meanwhile', async () => {
    const { owner, made, guest, gift, stored, loggedAs, losing } = await given();
    await losing(() => takeBack(guest, gift));
    const other = await giveOnDevice(newVisitor(), made.wishlist, null, anonymousGift(501));
    await correctContribution(owner.connection, other, 'unwanted');
    await expect(takeBack(guest, gift)).resolves.toMatchObject({ gift: { status: 'set_aside' } });
    expect(await stored()).toMatchObject({ status: 'set_aside', correction: { reason: 'by_giver' } });
    expect(await loggedAs('contribution_set_aside')).toHaveLength(1);
    await expectAgreement(made.wishlist.id, 0, 0);
  });

  it('is taken back if the device does not know that it is marked as sent', async () => {
    const { made, guest, gift, stored, losing } = await given();
    await losing(() => markSent(guest, gift, null));
    await expect(takeBack(guest, gift)).resolves.toMatchObject({ gift: { status: 'set_aside' } });
    expect(await stored()).toMatchObject({ status: 'set_aside', correction: { reason: 'by_giver', was: 'sent' } });
    await expectAgreement(made.wishlist.id, 0, 0);
  });

  it('is taken back after the couple has set it aside and restored it', async () => {
    const { owner, made, guest, gift, stored } = await given();
    await correctContribution(owner.connection, gift, 'mistake');
    await correctContribution(owner.connection, gift, null);
    await expect(takeBack(guest, gift)).resolves.toMatchObject({ gift: { status: 'set_aside' } });
    expect(await stored()).toMatchObject({ status: 'set_aside', correction: { reason: 'by_giver' } });
    await expectAgreement(made.wishlist.id, 0, 0);
  });

  it('is not taken back once the couple has received it', async () => {
    const { owner, made, guest, gift, stored } = await given();
    await setReceived(owner.connection, gift.id, { utr: null });
    await expect(takeBack(guest, gift)).rejects.toMatchObject({ reason: 'denied' });
    expect(await stored()).toMatchObject({ status: 'received' });
    await expectAgreement(made.wishlist.id, 1_101, 1);
  });
});

describe('a gift that the couple receives', () => {
  /** The couple is on a line whose responses can be lost. */
  async function given() {
    const line = await lineToShared();
    const couple = await memberAt(line.port);
    const made = await newWishlistWithUpi(couple);
    const gift = await giveOnDevice(newVisitor(), made.wishlist, null, anonymousGift(1_101));
    const stored = () => readStored(`transactions/${gift.id}`);
    const writes = async (attempt: () => Promise<unknown>) => {
      const before = line.cost().writes;
      await attempt();
      return line.cost().writes - before;
    };
    return {
      line,
      gift,
      stored,
      writes,
      set: (isReceived: boolean) => setReceived(couple.connection, gift.id, isReceived ? { utr: UTR } : null),
    };
  }

  it.each([true, false])('is marked once if only the response is lost (received: %s)', async (isReceived) => {
    const { line, stored, writes, set } = await given();
    if (!isReceived) await set(true);
    line.loseNextCommitAnswer();
    const status = isReceived ? 'received' : 'promised';
    expect(await writes(() => set(isReceived))).toBe(1);
    expect(await stored()).toMatchObject({ status, utr: UTR });
  });

  it.each([true, false])('is marked once if the couple tries again later (received: %s)', async (isReceived) => {
    const { line, stored, writes, set } = await given();
    if (!isReceived) await set(true);
    line.loseNextCommitAnswer(() => line.cut());
    await expect(set(isReceived)).rejects.toMatchObject({ reason: 'offline' });
    line.mend();
    const before = await stored();
    const status = isReceived ? 'received' : 'promised';
    expect(await writes(() => expect(set(isReceived)).resolves.toMatchObject({ status }))).toBe(0);
    expect(await stored()).toEqual(before);
    expect(before).toMatchObject({ status, utr: UTR });
  });
});
