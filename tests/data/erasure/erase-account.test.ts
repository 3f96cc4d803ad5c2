import { expect, it } from 'vitest';
import { signIn } from '../../../src/data/accounts/sign-in.ts';
import { recordContribution } from '../../../src/data/contributions/record-contribution.ts';
import { correctContribution } from '../../../src/data/contributions/correct-contribution.ts';
import { eraseAccount } from '../../../src/data/erasure/erase-account.ts';
import { startErasure } from '../../../src/data/erasure/erasure-record.ts';
import { listContributionsOf } from '../../../src/data/contributions/list-contributions.ts';
import { inviteHost, joinWishlist, offerWishlist } from '../../../src/data/hosts/operations.ts';
import { handOver } from '../../../src/data/hosts/ownership.ts';
import { ensureProfile } from '../../../src/data/profiles/operations.ts';
import { deleteWishlist } from '../../../src/data/wishlists/delete-wishlist.ts';
import type { ItemId } from '../../../src/domain/ids.ts';
import { ERASURE_STEPS } from '../../../src/domain/erasure.ts';
import { heirOf, type HostRole } from '../../../src/domain/hosts.ts';
import { invitation } from '../../../src/domain/testing/examples.ts';
import type { Wishlist } from '../../../src/domain/wishlist.ts';
import { type Member, newMember, signedIn } from '../accounts.ts';
import { giftOf, newTransactionId } from '../contributions/giving.ts';
import { newPicture } from '../pictures/picture-made.ts';
import { changeStored, findStored, readStored, writeStored } from '../stored.ts';
import { newVisitor } from '../visitors.ts';
import { newWishlistOf, type WishlistMade } from '../wishlists-made.ts';

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
  for (const { id } of [wishlist, earlier.wishlist])
    await writeStored(`registerEntries/${id}_${crypto.randomUUID()}`, { wishlistId: id });
  await writeStored(`giftNotes/${received}`, { wishlistId: wishlist.id });
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
  for (const { id } of [wishlist, earlier.wishlist])
    expect(await findStored('registerEntries', 'wishlistId', id)).toEqual({});
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

async function joinedBy(
  members: readonly Member[],
  owner: Member,
  { wishlist }: WishlistMade,
  role: HostRole = 'host',
) {
  for (const member of members)
    await joinWishlist(member.connection, await inviteHost(owner.connection, wishlist, role, owner), 'A host');
}

it('leaves a list that others edit to the one who joined first, with its register and pictures', async () => {
  const [owner, first, second, guest] = await Promise.all([newMember(), newMember(), newMember(), newMember()]);
  const made = await newWishlistOf(owner);
  const { id } = made.wishlist;
  await joinedBy([first, second], owner, made);
  const received = await give(guest, made.wishlist, made.itemId, 501);
  const [shown, unused] = [await newPicture(owner.connection), await newPicture(owner.connection)];
  await changeStored(`wishlists/${id}`, {
    ...{ acceptsUpi: true, invitation: invitation({ portrait: shown }) },
  });
  await writeStored(`paymentDetails/${id}`, { ownerId: owner.id });
  await writeStored(`giftNotes/${received}`, { wishlistId: id });

  await eraseAccount(owner.connection, none);
  expect(await readStored(`wishlists/${id}`)).toMatchObject({
    ...{ userId: first.id, hostIds: [second.id], editorIds: [second.id] },
    ...{ acceptsUpi: false, fundedAmount: 501, invitation: { portrait: shown } },
  });
  expect(await readStored(`analytics/${id}`)).toMatchObject({ ownerId: first.id });
  expect(await readStored(`paymentDetails/${id}`)).toBeNull();
  expect(await readStored(`wishlists/${id}/hosts/${owner.id}`)).toBeNull();
  expect(await readStored(`giftNotes/${received}`)).not.toBeNull();
  expect((await listContributionsOf(first.connection, made.wishlist)).items).toHaveLength(1);
  expect((await fetch(shown)).status).toBe(200);
  expect((await fetch(unused)).status).toBe(404);
});

it('leaves a list to the host to whom it is offered', async () => {
  const [owner, first, second] = await Promise.all([newMember(), newMember(), newMember()]);
  const made = await newWishlistOf(owner);
  await joinedBy([first, second], owner, made);
  await offerWishlist(owner.connection, made.wishlist.id, second.id, 'Asha');
  await eraseAccount(owner.connection, none);
  expect(await readStored(`wishlists/${made.wishlist.id}`)).toMatchObject({ userId: second.id, hostIds: [first.id] });
  expect(await readStored(`wishlists/${made.wishlist.id}/hosts/${owner.id}`)).toBeNull();
});

it('deletes a list of which others only keep the register', async () => {
  const [owner, keeper] = await Promise.all([newMember(), newMember()]);
  const made = await newWishlistOf(owner);
  await joinedBy([keeper], owner, made, 'keeper');
  await eraseAccount(owner.connection, none);
  expect(await readStored(`wishlists/${made.wishlist.id}`)).toBeNull();
});

it('continues after a list was passed on', async () => {
  const [owner, heir] = await Promise.all([newMember(), newMember()]);
  const made = await newWishlistOf(owner);
  await joinedBy([heir], owner, made);
  await startErasure(owner.connection, owner.id);
  await handOver(owner.connection, made.wishlist.id, heirOf);
  await eraseAccount((await signedIn(owner)).connection, none);
  expect(await readStored(`wishlists/${made.wishlist.id}`)).toMatchObject({ userId: heir.id, hostIds: [] });
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
