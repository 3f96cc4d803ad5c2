import { expect, it } from 'vitest';
import { signIn } from '../../../src/data/accounts/sign-in.ts';
import { recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import { correctContribution } from '../../../src/data/contributions/correct-contribution.ts';
import { eraseAccount } from '../../../src/data/erasure/erase-account.ts';
import { startErasure } from '../../../src/data/erasure/erasure-record.ts';
import { inviteHost, joinWishlist } from '../../../src/data/hosts/operations.ts';
import { ensureProfile } from '../../../src/data/profiles/operations.ts';
import { deleteWishlist } from '../../../src/data/wishlists/delete-wishlist.ts';
import type { ItemId } from '../../../src/domain/ids.ts';
import { ERASURE_STEPS } from '../../../src/domain/erasure.ts';
import type { Wishlist } from '../../../src/domain/wishlist.ts';
import { type Member, newMember, signedIn } from '../accounts.ts';
import { giftOf, newTransactionId } from '../contributions/giving.ts';
import { newPicture } from '../pictures/picture-made.ts';
import { changeStored, findStored, readStored, writeStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { newWishlistOf } from '../wishlists-made.ts';

const none = () => undefined;

async function give(guest: Member, { id }: Wishlist, itemId: ItemId | null, amount: number, message = 'Be happy') {
  const transactionId = newTransactionId();
  await recordContribution(guest.connection, id, itemId, giftOf(guest, amount, message), {
    transactionId,
    giver: guest,
  });
  return transactionId;
}

it('deletes what is the member’s own, and the account last', async () => {
  const member = await newMember({ displayName: 'Asha' });
  const guest = await newMember();
  const { wishlist, itemId } = await newWishlistOf(member);
  const earlier = await newWishlistOf(member, { title: 'Our engagement' });
  await deleteWishlist(member.connection, earlier.wishlist.id);
  const received = await give(guest, wishlist, itemId, 501);
  await writeStored(`registerEntries/${wishlist.id}_${crypto.randomUUID()}`, { ownerId: member.id });
  await writeStored(`giftNotes/${received}`, { ownerId: member.id });
  await writeStored(`onboarding/${member.id}`, { userId: member.id });
  await writeStored(`systemLogs/user_signup_${member.id}`, { description: 'New user: Asha' });
  const invitation = await inviteHost(member.connection, wishlist, 'host', member);
  const picture = await newPicture(member.connection);

  const steps: string[] = [];
  await eraseAccount(member.connection, (step) => steps.push(step));
  expect(steps).toEqual(ERASURE_STEPS);
  for (const path of [
    `users/${member.id}`,
    `wishlists/${wishlist.id}`,
    `giftNotes/${received}`,
    `hostInvitations/${invitation.id}`,
    `onboarding/${member.id}`,
    `systemLogs/user_signup_${member.id}`,
  ])
    expect(await readStored(path), path).toBeNull();
  expect(await findStored('registerEntries', 'ownerId', member.id)).toEqual({});
  expect(await findStored('notifications', 'userId', member.id)).toEqual({});
  for (const { id } of [wishlist, earlier.wishlist])
    expect(await readStored(`analytics/${id}`)).toMatchObject({ deleted: { title: '' } });
  expect(await readStored(`transactions/${received}`)).toMatchObject({ contributorId: guest.id });
  expect((await fetch(picture)).status).toBe(404);
  expect(await readStored(`erasures/${member.id}`)).toMatchObject({ gift: null });
  await expect(signIn(newVisitor(), member.email, member.password, { remember: true })).rejects.toMatchObject({
    reason: 'wrong-credentials',
  });
});

it('leaves the lists of others', async () => {
  const [owner, member] = await Promise.all([newMember(), newMember()]);
  const { wishlist } = await newWishlistOf(owner);
  await joinWishlist(member.connection, await inviteHost(owner.connection, wishlist, 'host', owner), 'Meena');
  await eraseAccount(member.connection, none);
  expect(await readStored(`wishlists/${wishlist.id}`)).toMatchObject({ hostIds: [], editorIds: [] });
  expect(await readStored(`wishlists/${wishlist.id}/hosts/${member.id}`)).toBeNull();
});

it('makes the member’s gifts anonymous: sums and counts stay', async () => {
  const owner = await newMember();
  const member = await newMember({ displayName: 'Ravi' });
  const { wishlist, itemId } = await newWishlistOf(owner);
  const gifts = [await give(member, wishlist, itemId, 501), await give(member, wishlist, null, 1_101, 'Blessings')];
  await eraseAccount(member.connection, none);

  for (const id of gifts)
    expect(await readStored(`transactions/${id}`)).toMatchObject({
      ...{ contributorId: 'anonymous', displayName: '', email: '', isAnonymous: true },
    });
  const after = await readStored(`wishlists/${wishlist.id}`);
  expect(after).toMatchObject({
    fundedAmount: 1_602,
    contributionCount: 2,
    contributors: [{ userId: 'anonymous', displayName: 'Anonymous', isAnonymous: true }],
    items: [
      { fundedAmount: 501, contributors: [{ userId: 'anonymous', displayName: 'Anonymous', message: 'Be happy' }] },
    ],
  });
  expect(JSON.stringify(after)).not.toContain(member.id);
  const notices = await findStored('notifications', 'userId', owner.id);
  expect(JSON.stringify(notices)).not.toContain('Ravi');
  // The couple can still correct them.
  for (const id of gifts) await correctContribution(owner.connection, { id, wishlistId: wishlist.id }, 'mistake');
  expect(await readStored(`wishlists/${wishlist.id}`)).toMatchObject({ fundedAmount: 0, contributorCount: 0 });
});

it('makes gifts to closed and deleted wishlists anonymous, and those that are set aside', async () => {
  const owner = await newMember();
  const member = await newMember();
  const [closed, deleted, open] = [await newWishlistOf(owner), await newWishlistOf(owner), await newWishlistOf(owner)];
  const gifts = [
    await give(member, closed.wishlist, closed.itemId, 501),
    await give(member, deleted.wishlist, null, 501),
    await give(member, open.wishlist, null, 501),
  ] as const;
  await correctContribution(owner.connection, { id: gifts[2], wishlistId: open.wishlist.id }, 'mistake');
  await deleteWishlist(owner.connection, deleted.wishlist.id);
  await changeStored(`wishlists/${closed.wishlist.id}`, { visibility: 'private' });
  await eraseAccount(member.connection, none);
  for (const id of gifts)
    expect(await readStored(`transactions/${id}`)).toMatchObject({ contributorId: 'anonymous', displayName: '' });
  expect(await readStored(`wishlists/${closed.wishlist.id}`)).toMatchObject({
    contributors: [{ userId: 'anonymous' }],
    contributorCount: 1,
  });
});

it('continues when the member signs in again, and creates no new profile meanwhile', async () => {
  const member = await newMember();
  const { wishlist } = await newWishlistOf(member);
  await startErasure(member.connection, member.id);
  const again = await signedIn(member);
  const account = { id: member.id, email: member.email, isEmailVerified: true, displayName: '', photoURL: null };
  await expect(ensureProfile(again.connection, account, 'en')).rejects.toMatchObject({ reason: 'erasing' });
  await eraseAccount(again.connection, none);
  expect(await readStored(`wishlists/${wishlist.id}`)).toBeNull();
  expect(await readStored(`users/${member.id}`)).toBeNull();
});

it('is done once if two tabs do it at the same time', async () => {
  const owner = await newMember();
  const member = await newMember();
  const { wishlist, itemId } = await newWishlistOf(owner);
  await give(member, wishlist, itemId, 501);
  await give(member, wishlist, itemId, 101);
  await newWishlistOf(member);
  const other = await signedIn(member);
  const outcomes = await Promise.allSettled([
    eraseAccount(member.connection, none),
    eraseAccount(other.connection, none),
  ]);
  // The slower one may find that it is no longer signed in.
  expect(outcomes.map(({ status }) => status)).toContain('fulfilled');
  expect(await readStored(`wishlists/${wishlist.id}`)).toMatchObject({
    ...{ fundedAmount: 602, contributionCount: 2, contributorCount: 2 },
    items: [{ fundedAmount: 602, contributionCount: 2 }],
  });
  expect(await findStored('transactions', 'contributorId', member.id)).toEqual({});
});
