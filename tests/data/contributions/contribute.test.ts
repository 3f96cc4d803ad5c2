import { expect, it } from 'vitest';
import { recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import { readWishlist } from '../../../src/data/wishlists/read-wishlist.ts';
import { rupees } from '../../../src/domain/money.ts';
import { newMember } from '../accounts.ts';
import { findStored, readStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { itemDetails, newWishlistOf } from '../wishlists-made.ts';
import { anonymousGift, giftOf, newTransactionId } from './giving.ts';

it('records a contribution to an item and notifies its owner', async () => {
  const owner = await newMember();
  const { wishlist, item } = await newWishlistOf(owner);
  const guest = await newMember({ displayName: 'Meera Iyer' });
  const id = newTransactionId();

  const { wishlist: after, wasRecordedAlready } = await recordContribution(
    guest.connection,
    wishlist.id,
    item.id,
    giftOf(guest, 1_101, '  सदा सुखी रहो  '),
    { transactionId: id, giver: guest },
  );

  expect(wasRecordedAlready).toBe(false);
  const entry = {
    userId: guest.id,
    displayName: 'Meera Iyer',
    email: '',
    amount: 1_101,
    message: 'सदा सुखी रहो',
    isAnonymous: false,
    contributedAt: expect.any(Date) as Date,
  };
  expect(after).toMatchObject({
    fundedAmount: 1_101,
    contributionCount: 1,
    contributorCount: 1,
    contributors: [entry],
  });
  expect(await readStored(`wishlists/${wishlist.id}`)).toMatchObject({
    fundedAmount: 1_101,
    items: [
      { fundedAmount: 1_101, isFunded: false, contributionCount: 1, contributors: [{ ...entry, isVerified: true }] },
    ],
    contributors: [entry],
    lastContribution: {
      transactionId: id,
      itemIndex: 0,
      entryIndex: -1,
      itemEntryIndex: -1,
      at: expect.any(Date) as Date,
    },
  });
  expect(await readStored(`transactions/${id}`)).toEqual({
    wishlistId: wishlist.id,
    ownerId: owner.id,
    itemId: item.id,
    contributorId: guest.id,
    displayName: 'Meera Iyer',
    email: guest.email,
    isEmailVerified: true,
    phoneNumber: null,
    isVerified: true,
    amount: 1_101,
    currency: 'INR',
    status: 'completed',
    type: 'contribution',
    isAnonymous: false,
    createdAt: expect.any(Date) as Date,
    completedAt: expect.any(Date) as Date,
    sentAt: null,
    utr: null,
    giverKey: null,
    editedAt: null,
    thankedAt: null,
    day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    correction: null,
    metadata: { itemTitle: item.title, message: 'सदा सुखी रहो' },
  });
  expect(await findStored('notifications', 'userId', owner.id)).toEqual({
    [`${id}_contribution`]: {
      userId: owner.id,
      type: 'contribution',
      title: 'New contribution',
      message: 'Meera Iyer contributed ₹1101',
      data: {
        wishlistId: wishlist.id,
        transactionId: id,
        amount: 1_101,
        contributorId: guest.id,
        contributorName: 'Meera Iyer',
        itemTitle: item.title,
      },
      actionUrl: `/wishlist/${wishlist.id}`,
      isRead: false,
      hostIds: [],
      unreadBy: [],
      createdAt: expect.any(Date) as Date,
    },
  });
  expect(await readStored(`analytics/${wishlist.id}`)).toMatchObject({ contributions: 1, views: 0 });
  const [[dayId, day] = []] = Object.entries(await findStored('dailyStats', 'wishlistId', wishlist.id));
  expect(day).toMatchObject({ contributions: 1, views: 0, ownerId: owner.id });
  expect(dayId).toBe(`${wishlist.id}_${String(day?.['date'])}`);
  expect(await readStored(`systemLogs/contribution_made_${id}`)).toMatchObject({
    type: 'contribution_made',
    description: 'Contribution to Asha weds Ravi',
    actorId: guest.id,
    targetId: wishlist.id,
    amount: 1_101,
  });
});

it('leaves the address of the account with the couple, and says whether it is verified', async () => {
  const { wishlist, item } = await newWishlistOf(await newMember());
  const guests = [await newMember(), await newMember({ isEmailVerified: false })] as const;
  const leave = async (guest: (typeof guests)[number], email: string) => {
    const id = newTransactionId();
    const form = { ...giftOf(guest, 501), contact: email };
    await recordContribution(guest.connection, wishlist.id, item.id, form, { transactionId: id, giver: guest });
    return readStored(`transactions/${id}`);
  };
  const [verified, unverified] = guests;
  expect(await leave(verified, verified.email)).toMatchObject({ email: verified.email, isEmailVerified: true });
  expect(await leave(unverified, unverified.email)).toMatchObject({ email: unverified.email, isEmailVerified: false });
  expect(await leave(verified, 'typed@mail.test')).toMatchObject({ email: verified.email, isEmailVerified: true });
  expect(await leave(verified, '')).toMatchObject({ email: '', isEmailVerified: false });
});

it('stores nothing about an anonymous contributor, signed in or not', async () => {
  const owner = await newMember();
  const { wishlist, item } = await newWishlistOf(owner);
  const member = await newMember({ displayName: 'Meera Iyer' });
  const form = { ...giftOf(member, 501), isAnonymous: true };
  const ids = [newTransactionId(), newTransactionId()] as const;
  await recordContribution(member.connection, wishlist.id, item.id, form, { transactionId: ids[0], giver: member });
  await recordContribution(newVisitor(), wishlist.id, item.id, form, { transactionId: ids[1], giver: null });

  const stored = [
    await readStored(`wishlists/${wishlist.id}`),
    ...Object.values(await findStored('transactions', 'wishlistId', wishlist.id)),
    ...Object.values(await findStored('notifications', 'userId', owner.id)),
    ...Object.values(await findStored('systemLogs', 'targetId', wishlist.id)),
  ];
  expect(stored).toHaveLength(8);
  const text = JSON.stringify(stored);
  for (const secret of [member.id, member.email, 'Meera']) expect(text).not.toContain(secret);
});

it('accepts a last contribution below the minimum if it completes the item', async () => {
  const owner = await newMember();
  const { wishlist, item } = await newWishlistOf(owner, {}, [
    itemDetails({ price: rupees(1_500), minContribution: rupees(1_000) }),
  ]);
  const give = (amount: number, id = newTransactionId()) =>
    recordContribution(newVisitor(), wishlist.id, item.id, anonymousGift(amount), { transactionId: id, giver: null });
  await give(1_000);
  const id = newTransactionId();
  const { wishlist: after } = await give(500, id);
  expect(after?.items[0]).toMatchObject({ isFunded: true, fundedAmount: 1_500 });
  expect(await readStored(`notifications/${id}_funded`)).toEqual({
    userId: owner.id,
    type: 'item_funded',
    title: 'Gift fully funded',
    message: `${item.title} is fully funded`,
    data: { wishlistId: wishlist.id, transactionId: id, itemTitle: item.title },
    actionUrl: `/wishlist/${wishlist.id}`,
    isRead: false,
    hostIds: [],
    unreadBy: [],
    createdAt: expect.any(Date) as Date,
  });
  await expect(give(1)).rejects.toMatchObject({ problem: { code: 'already-funded' } });
});

it('accepts unlimited contributions to the general fund, and merges those of the same guest', async () => {
  const owner = await newMember();
  const { wishlist, item } = await newWishlistOf(owner);
  const guest = await newMember({ displayName: 'Kabir' });
  const give = (amount: number, message: string) =>
    recordContribution(guest.connection, wishlist.id, null, giftOf(guest, amount, message), {
      transactionId: newTransactionId(),
      giver: guest,
    });
  await give(50_000, 'First');
  await recordContribution(newVisitor(), wishlist.id, item.id, anonymousGift(11), {
    transactionId: newTransactionId(),
    giver: null,
  });
  const { wishlist: after } = await give(1, '');
  expect(after).toMatchObject({ fundedAmount: 50_012, contributorCount: 2, contributionCount: 3 });
  expect(after?.contributors).toMatchObject([
    { isAnonymous: true, amount: 11 },
    { userId: guest.id, amount: 50_001, message: 'First' },
  ]);
  const read = await readWishlist(newVisitor(), wishlist.id);
  const serverTime = expect.any(Date) as Date;
  const lastContribution = { ...after?.lastContribution, at: serverTime };
  expect(read).toMatchObject({ state: 'ready', value: { ...after, lastContribution, updatedAt: serverTime } });
  const stored = Object.values(await findStored('transactions', 'wishlistId', wishlist.id));
  expect(stored.filter((gift) => !('itemId' in gift))).toMatchObject([
    { metadata: { type: 'general_fund' } },
    { metadata: { type: 'general_fund' } },
  ]);
});

it.each([
  ['as read', 'under their name', false],
  // Or its hosts would see who gave it.
  ['as unread', 'anonymously', true],
])("marks the notification of an owner's own contribution %s: %s", async (_, __, isAnonymous) => {
  const owner = await newMember();
  const { wishlist, item } = await newWishlistOf(owner, {}, [itemDetails({ price: rupees(501) })]);
  const form = { ...giftOf(owner, 501), ...(isAnonymous && anonymousGift(501)) };
  await recordContribution(owner.connection, wishlist.id, item.id, form, {
    transactionId: newTransactionId(),
    giver: owner,
  });
  const told = Object.values(await findStored('notifications', 'userId', owner.id));
  expect(told).toMatchObject([{ isRead: !isAnonymous }, { isRead: !isAnonymous }]);
  expect(told.map(({ data }) => data)).toContainEqual(
    expect.objectContaining({ contributorId: isAnonymous ? 'anonymous' : owner.id }),
  );
});
