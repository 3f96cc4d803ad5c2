import { describe, expect, it } from 'vitest';
import { correctContribution } from '../../../src/data/contributions/correct-contribution.ts';
import { CorrectionRefused } from '../../../src/domain/correction.ts';
import { countUnthanked } from '../../../src/data/contributions/list-contributions.ts';
import { myContributionTotals } from '../../../src/data/contributions/my-contribution-totals.ts';
import { recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import { Failure } from '../../../src/domain/failure.ts';
import type { ItemId } from '../../../src/domain/ids.ts';
import { newAdmin } from '../admin/an-admin.ts';
import { newMember } from '../accounts.ts';
import { changeStored, deleteStored, findStored, readStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { newWishlistOf } from '../wishlists-made.ts';
import { giftOf, newTransactionId } from './giving.ts';

async function given({ amount = 1_101, toItem = true, isAnonymous = false } = {}) {
  const owner = await newMember();
  const { wishlist, item } = await newWishlistOf(owner);
  const guest = await newMember({ displayName: 'Meera Iyer' });
  const id = newTransactionId();
  const give = (to: ItemId | null, of: number, transactionId = newTransactionId()) =>
    recordContribution(
      isAnonymous ? newVisitor() : guest.connection,
      wishlist.id,
      to,
      { ...giftOf(guest, of), isAnonymous },
      { transactionId, giver: isAnonymous ? null : guest },
    );
  await give(toItem ? item.id : null, amount, id);
  return { owner, guest, wishlist, item, id, gift: { id, wishlistId: wishlist.id }, give };
}

describe('setting a contribution aside', () => {
  it.each([
    { toItem: true, isAnonymous: false },
    { toItem: true, isAnonymous: true },
    { toItem: false, isAnonymous: false },
    { toItem: false, isAnonymous: true },
  ])('takes it out of every number and list, and keeps the transaction ($toItem, $isAnonymous)', async (kind) => {
    const { owner, guest, wishlist, id, gift } = await given(kind);
    const before = await readStored(`transactions/${id}`);

    await correctContribution(owner.connection, gift, 'mistake');

    expect(await readStored(`wishlists/${wishlist.id}`)).toMatchObject({
      fundedAmount: 0,
      contributionCount: 0,
      contributorCount: 0,
      contributors: [],
      items: [{ fundedAmount: 0, isFunded: false, contributionCount: 0, contributors: [] }],
    });
    expect(await readStored(`transactions/${id}`)).toEqual({
      ...before,
      status: 'set_aside',
      correction: {
        reason: 'mistake',
        was: 'completed',
        by: owner.id,
        at: expect.any(Date) as Date,
        logId: expect.any(String) as string,
      },
    });
    expect(await readStored(`analytics/${wishlist.id}`)).toMatchObject({ contributions: 0 });
    expect(Object.values(await findStored('dailyStats', 'wishlistId', wishlist.id))).toMatchObject([
      { contributions: 0 },
    ]);
    expect(Object.values(await findStored('systemLogs', 'targetId', wishlist.id))).toContainEqual({
      type: 'contribution_set_aside',
      description: `Contribution to ${wishlist.title}`,
      timestamp: expect.any(Date) as Date,
      actorId: owner.id,
      targetId: wishlist.id,
      transactionId: gift.id,
      amount: 1_101,
    });
    expect(await countUnthanked(owner.connection, { id: wishlist.id, userId: owner.id })).toBe(0);
    expect(await myContributionTotals(guest.connection, guest.id)).toEqual({ count: 0, amount: 0 });
  });

  it('can be done by an admin', async () => {
    const { gift } = await given();
    const admin = await newAdmin();
    expect(await correctContribution(admin.connection, gift, 'unwanted')).toMatchObject({
      status: 'set_aside',
      correction: { reason: 'unwanted', was: 'completed', by: admin.id },
    });
  });

  it('is done once, however often it is retried', async () => {
    const { owner, wishlist, gift, give } = await given();
    await give(null, 500);
    await Promise.all([1, 2, 3].map(() => correctContribution(owner.connection, gift, 'mistake')));
    expect(await readStored(`wishlists/${wishlist.id}`)).toMatchObject({ fundedAmount: 500, contributionCount: 1 });
  });

  it('leaves the sum right while others give', async () => {
    const { owner, wishlist, gift, give } = await given();
    await Promise.all([
      give(null, 500),
      correctContribution(owner.connection, gift, 'mistake'),
      give(null, 501),
      give(null, 502),
    ]);
    expect(await readStored(`wishlists/${wishlist.id}`)).toMatchObject({ fundedAmount: 1_503, contributionCount: 3 });
  });

  it.each([{ contributions: 0 }, null])('works for one that no statistics count (%o)', async (day) => {
    const { owner, wishlist, gift } = await given();
    const [path = ''] = Object.keys(await findStored('dailyStats', 'wishlistId', wishlist.id));
    await (day ? changeStored(`dailyStats/${path}`, day) : deleteStored(`dailyStats/${path}`));
    await correctContribution(owner.connection, gift, 'mistake');
    expect(await readStored(`wishlists/${wishlist.id}`)).toMatchObject({ fundedAmount: 0 });
    expect(await readStored(`dailyStats/${path}`)).toEqual(day && (expect.objectContaining(day) as unknown));
  });

  it('is refused to the contributor', async () => {
    const { guest, gift } = await given();
    await expect(correctContribution(guest.connection, gift, 'mistake')).rejects.toMatchObject({ reason: 'denied' });
  });

  it('needs an account', async () => {
    const { gift } = await given();
    await expect(correctContribution(newVisitor(), gift, 'mistake')).rejects.toThrow(Failure);
  });
});

describe('restoring a contribution', () => {
  it('brings it back into every number and list', async () => {
    const { owner, wishlist, id, gift } = await given();
    const before = await readStored(`wishlists/${wishlist.id}`);
    await correctContribution(owner.connection, gift, 'mistake');
    expect(await correctContribution(owner.connection, gift, null)).toMatchObject({
      status: 'completed',
      correction: { reason: 'mistake' },
    });
    const createdAt = (await readStored(`transactions/${id}`))?.['createdAt'];
    expect(await readStored(`wishlists/${wishlist.id}`)).toMatchObject({
      fundedAmount: before?.['fundedAmount'],
      contributorCount: 1,
      contributionCount: 1,
      contributors: [{ amount: 1_101, contributedAt: createdAt }],
      items: [{ fundedAmount: 1_101, contributors: [{ amount: 1_101, contributedAt: createdAt }] }],
    });
    expect(Object.values(await findStored('dailyStats', 'wishlistId', wishlist.id))).toMatchObject([
      { contributions: 1 },
    ]);
  });

  it('is refused when the item has no room any more', async () => {
    const { owner, gift, item, give } = await given({ amount: 4_000 });
    await correctContribution(owner.connection, gift, 'not_received');
    await give(item.id, item.price - 1_000);
    const refused = await correctContribution(owner.connection, gift, null).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CorrectionRefused);
    expect(refused).toMatchObject({ problem: { code: 'only-left', left: 1_000 } });
  });
});
