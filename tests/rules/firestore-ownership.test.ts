import { where } from 'firebase/firestore';
import { deletion } from './support/admin-actions.ts';
import { erasing } from './support/erasure.ts';
import { type Fields, LONG_AGO, now, only, uuid, withChange, type Writes } from './support/fields.ts';
import { acceptance, departure, hostInvitation, hostPath, openInvitation } from './support/hosts.ts';
import { beforeHandover, handedOver, handover, leftBehind, offer, offered, ownersPlate } from './support/ownership.ts';
import {
  adminById,
  banned,
  coHost,
  giver,
  keeper,
  otherOwner,
  owner,
  type Person,
  stranger,
} from './support/people.ts';
import { entry, giftNote } from './support/register.ts';
import { type Attempt, each, gets, lists, setUpRulesTest, writing } from './support/rules-test.ts';
import { anonymousGift, bannedMeanwhile, earlierEntry, STORED } from './support/stored-documents.ts';
import { DETAILS, namedGift, paymentDetails, sending, storedDetails, storedGift } from './support/upi.ts';
import { view } from './support/visits.ts';
import { changedWishlist, documentsOf, earlierId, todayOf, wedding, weddingId } from './support/wishlists.ts';

const rules = setUpRulesTest('ownership');

const WISHLIST = `wishlists/${weddingId}`;
const ANALYTICS = `analytics/${weddingId}`;
const gift = `transactions/${earlierId}`;
const given = beforeHandover();

// ---- The offer ----

const offering = (changes: Fields = {}, by: Person = owner): Attempt => writing(by, offer(changes));

rules.allows('the owner', {
  'to offer the list to a host': () => offering(),
  'to offer it to another host instead': () =>
    writing(owner, offer({ ...bothEdit, offeredTo: keeper.uid }), beforeHandover(bothEdit)),
  'to take an offer back': () => writing(owner, { [WISHLIST]: { ...offered.fields, offeredTo: null } }, given),
  'to write their name plate again': () => writing(owner, { [hostPath(owner.uid)]: ownersPlate() }, given),
  'to write the longest name': () => writing(owner, { [hostPath(owner.uid)]: ownersPlate({ name: 'आ'.repeat(60) }) }),
  'to remove a host who has an offer, which ends': () =>
    writing(owner, departure(coHost.uid, { offeredTo: null }, offered), given),
  'to remove another host, and keep the offer': () => writing(owner, departure(keeper.uid, {}, offered), given),
});

const bothEdit = { editorIds: [coHost.uid, keeper.uid] };

rules.denies('an offer', {
  ...each(offering, {
    'to a register keeper': { offeredTo: keeper.uid },
    'to a stranger': { offeredTo: stranger.uid },
    'to the owner': { offeredTo: owner.uid },
    'with another title': { title: 'Mine' },
    'that makes a register keeper an editor': { editorIds: [coHost.uid, keeper.uid] },
  }),
  'by the host': () => offering({}, coHost),
  'by the host alone': () => writing(coHost, { [WISHLIST]: offered.fields }),
  'by an admin': () => writing(adminById, { [WISHLIST]: offered.fields }),
  'by a banned owner': () => writing(owner, { [WISHLIST]: offered.fields }, bannedMeanwhile(owner)),
  'that a host takes from another': () =>
    writing(
      keeper,
      { [WISHLIST]: { ...changedWishlist(offered, bothEdit).fields, offeredTo: keeper.uid } },
      {
        ...beforeHandover(bothEdit),
      },
    ),
  'that outlasts the host, who could be invited again': () => writing(owner, departure(coHost.uid, {}, offered), given),
  'that a host who leaves takes from another': () =>
    writing(keeper, departure(keeper.uid, { offeredTo: null }, offered), given),
  'that a host who leaves makes': () => writing(keeper, departure(keeper.uid, { offeredTo: coHost.uid })),
  'to a person who joins with it': () =>
    writing(stranger, acceptance({ wishlist: { offeredTo: stranger.uid } }), openInvitation()),
});

const plating = (changes: Fields): Attempt => writing(owner, { [hostPath(owner.uid)]: ownersPlate(changes) });

rules.denies('the name plate of an owner', {
  ...each(plating, {
    'without a name': { name: '' },
    'of a name of 61 characters': { name: 'आ'.repeat(61) },
    'of a name with a line break': { name: 'A\nB' },
    'of another role': { role: 'keeper' },
    'of an earlier time': { since: LONG_AGO },
    'with an invitation': { invitationId: uuid(8301) },
    'with another key': { email: 'asha@mail.test' },
  }),
  'by a banned owner': () => writing(owner, { [hostPath(owner.uid)]: ownersPlate() }, bannedMeanwhile(owner)),
  'for a host': () => writing(owner, { [hostPath(coHost.uid)]: ownersPlate() }),
  'by a host, who renames theirs': () => writing(coHost, { [hostPath(coHost.uid)]: ownersPlate() }),
  'by a stranger': () => writing(stranger, { [hostPath(stranger.uid)]: ownersPlate() }),
  'by the owner of another list': () => writing(otherOwner, { [hostPath(otherOwner.uid)]: ownersPlate() }),
  'that a stranger deletes': () => writing(stranger, { [hostPath(owner.uid)]: null }, given),
  'that a host deletes': () => writing(coHost, { [hostPath(owner.uid)]: null }, given),
});

// ---- Taking over ----

type Handover = Parameters<typeof handover>[0];
const accepting = (changes: Handover = {}, by: Person = coHost, stored: Writes = given): Attempt =>
  writing(by, handover(changes), stored);
const changing = (wishlist: Fields): Attempt => accepting({ wishlist });

rules.allows('the host to whom it is offered', {
  'to become the owner': () => accepting(),
  'to become the owner of a list with five hosts': () => {
    const full = changedWishlist(offered, { hostIds: [coHost.uid, keeper.uid, 'a', 'b', 'c'] });
    return accepting({ on: full }, coHost, documentsOf(full));
  },
});

rules.denies('a list to get another owner', {
  ...each(changing, {
    'who also changes the title': { title: 'Mine' },
    'who also changes the money': { fundedAmount: 0 },
    'who removes the former owner': { hostIds: [keeper.uid], editorIds: [] },
    'who makes the former owner a register keeper': { editorIds: [] },
    'who hides the former owner among the editors': { hostIds: [keeper.uid] },
    'who removes another host': { hostIds: [owner.uid] },
    'who brings another host along': { hostIds: [keeper.uid, owner.uid, stranger.uid] },
    'who brings another editor along': { editorIds: [owner.uid, keeper.uid] },
    'who stays a host': { hostIds: [coHost.uid, keeper.uid, owner.uid] },
    'who stays an editor': { editorIds: [coHost.uid, owner.uid] },
    'who keeps the offer': { offeredTo: coHost.uid },
    'who offers it on': { offeredTo: owner.uid },
    'who makes another user the owner': { userId: keeper.uid },
  }),
  'who leaves the statistics to the former one': () => writing(coHost, only(handover(), WISHLIST), given),
  'who gives the statistics to another user': () => accepting({ analytics: { ownerId: stranger.uid } }),
  'who also changes the statistics': () => accepting({ analytics: { views: 0 } }),
  'who also changes the time of the statistics': () => accepting({ analytics: { updatedAt: LONG_AGO } }),
  'without an offer': () => accepting({ on: wedding }, coHost, {}),
  'after the offer was taken back': () => accepting({}, coHost, beforeHandover({ offeredTo: null })),
  'after the offer went to another': () =>
    accepting({}, coHost, beforeHandover({ ...bothEdit, offeredTo: keeper.uid })),
  'whom the owner chooses': () => accepting({}, owner),
  'whom an admin chooses': () => accepting({}, adminById),
  'whom another host chooses': () => accepting({}, keeper),
  'who is a register keeper': () => accepting({ heir: keeper.uid }, keeper),
  'who is a register keeper with an offer': () =>
    accepting({ heir: keeper.uid }, keeper, beforeHandover({ offeredTo: keeper.uid })),
  'who is a stranger': () => accepting({ heir: stranger.uid }, stranger),
  'who was a host when it was offered': () => {
    const left = changedWishlist(offered, { hostIds: [keeper.uid], editorIds: [] });
    return accepting({ on: left }, coHost, documentsOf(left));
  },
  'who is banned': () => accepting({}, coHost, { ...given, ...bannedMeanwhile(coHost) }),
});

rules.denies('the statistics to get another owner', {
  'without the wishlist': () =>
    writing(coHost, { [ANALYTICS]: { ...wedding.analytics, ownerId: coHost.uid, updatedAt: now() } }),
  'by their owner': () =>
    writing(owner, { [ANALYTICS]: { ...wedding.analytics, ownerId: coHost.uid, updatedAt: now() } }),
  'who is the same, with another time': () =>
    writing(stranger, { [ANALYTICS]: { ...wedding.analytics, updatedAt: now() } }),
});

// ---- An owner who deletes the account ----

const bequeathing = (changes: Handover = {}, by: Person = owner, stored: Writes = {}): Attempt =>
  writing(by, handover({ on: wedding, ...changes }), { ...erasing(owner), ...stored });

rules.allows('an owner who deletes the account', {
  'to leave the list to a host': () => bequeathing(),
  'to leave it to the host who was offered it': () => bequeathing({ on: offered }, owner, documentsOf(offered)),
  'to leave it to another host': () => {
    const both = changedWishlist(offered, bothEdit);
    return bequeathing({ on: both, heir: keeper.uid }, owner, documentsOf(both));
  },
  'to delete its UPI addresses before': () =>
    writing(owner, { [DETAILS.details]: null }, { ...storedDetails(), ...erasing(owner) }),
  'to find that it has no UPI addresses': () => writing(owner, { [DETAILS.details]: null }, erasing(owner)),
  'to be no host of it any more': () => writing(owner, departure(owner.uid, {}, handedOver), documentsOf(handedOver)),
});

rules.denies('an owner who deletes the account to leave the list', {
  'before the erasure has begun': () => writing(owner, handover({ on: wedding })),
  'to a register keeper': () => bequeathing({ heir: keeper.uid }),
  'to a stranger': () => bequeathing({ heir: stranger.uid }),
  'to nobody': () => bequeathing({ heir: 'nobody' }),
  'in another order of hosts': () => bequeathing({ wishlist: { hostIds: [owner.uid, keeper.uid] } }),
  'if another user owns it': () => bequeathing({}, otherOwner, erasing(otherOwner)),
  'if it is a host who deletes the account': () =>
    bequeathing({ on: changedWishlist(wedding, bothEdit), heir: keeper.uid }, coHost, {
      ...documentsOf(changedWishlist(wedding, bothEdit)),
      ...erasing(coHost),
    }),
});

rules.denies('UPI addresses', {
  'of a list that does not exist': () => writing(owner, { [`paymentDetails/${uuid(4711)}`]: PAID }),
});

const PAID = storedDetails()[DETAILS.details] ?? null;

rules.denies('the UPI addresses to be deleted', {
  'by an owner who keeps the account': () => writing(owner, { [DETAILS.details]: null }, storedDetails()),
  'by a host who deletes the account': () =>
    writing(coHost, { [DETAILS.details]: null }, { ...storedDetails(), ...erasing(coHost) }),
  'by a former owner who deletes the account': () =>
    writing(owner, { [DETAILS.details]: null }, { ...after, ...storedDetails(), ...erasing(owner) }),
});

// ---- Afterwards ----

const after = documentsOf(handedOver);
const changed = (path: string, changes: Fields): Writes => ({ [path]: { ...STORED[path], ...changes } });
const ofWedding = where('wishlistId', '==', weddingId);
const earlierNote = `giftNotes/${anonymousGift}`;
const OWNED = ['transactions', 'registerEntries', 'giftNotes', 'dailyStats'];
const READ = [gift, earlierEntry, earlierNote, todayOf(weddingId), ANALYTICS];
const invitedBefore = openInvitation();
const invited = `hostInvitations/${uuid(8300)}`;

const reads = (by: Person, stored: Writes) => ({
  ...Object.fromEntries(
    OWNED.map((name) => [`to list ${name}`, () => ({ by, act: lists(name, ofWedding), given: stored })]),
  ),
  ...Object.fromEntries(
    READ.map((path) => [`to read ${path.split('/')[0]}`, () => ({ by, act: gets(path), given: stored })]),
  ),
});
const writesOf = (by: Person, stored: Writes): Readonly<Record<string, () => Attempt>> => ({
  'to thank for an earlier gift': () => writing(by, changed(gift, { thankedAt: now(), thankedBy: by.uid }), stored),
  'to thank for an earlier entry': () =>
    writing(by, changed(earlierEntry, { thankedAt: now(), thankedBy: by.uid, updatedAt: now() }), stored),
  'to change an earlier entry': () => writing(by, changed(earlierEntry, { name: 'Vasant', updatedAt: now() }), stored),
  'to delete an earlier entry': () => writing(by, { [earlierEntry]: null }, stored),
  'to write an entry': () => writing(by, entry({ ownerId: coHost.uid, thankedBy: by.uid }), stored),
  'to note something about an earlier gift': () => writing(by, giftNote({ ownerId: coHost.uid }), stored),
});

rules.allows('the new owner', {
  ...reads(coHost, after),
  ...writesOf(coHost, after),
  'to invite': () => writing(coHost, hostInvitation({ ownerId: coHost.uid }, handedOver), after),
  'to remove the former owner': () => writing(coHost, departure(owner.uid, {}, handedOver), after),
  'to reset the sources': () =>
    writing(
      coHost,
      { [ANALYTICS]: { ...handedOver.analytics, trafficSources: {}, referralStats: {}, updatedAt: now() } },
      after,
    ),
  'to change the UPI addresses of the former one': () =>
    writing(coHost, changeOfDetails(coHost), { ...after, ...storedDetails() }),
  'to be counted for on the day of the handover': () => ({ ...writing(giver, view({ of: handedOver }), after) }),
  'to delete the list': () =>
    writing(coHost, { ...deletion(handedOver), [hostPath(owner.uid)]: null }, { ...given, ...after }),
  'to read the register of the deleted list': () => ({
    by: coHost,
    act: lists('transactions', ofWedding),
    given: { ...after, ...deletion(handedOver) },
  }),
});

/** Gifts have come, so the change waits for a day. */
const changeOfDetails = (by: Person): Writes => {
  const stored = storedDetails()[DETAILS.details];
  const next = { accounts: [{ address: 'meena@okbank', name: 'Meena' }], announcedAt: now() };
  return withChange(
    withChange(paymentDetails({ accounts: stored?.['accounts'], next }, handedOver), DETAILS.details, {
      ownerId: by.uid,
    }),
    DETAILS.notice,
    { userId: by.uid },
  );
};

rules.allows('the former owner, who is a host now,', {
  ...reads(owner, after),
  ...writesOf(owner, after),
  'to leave': () => writing(owner, departure(owner.uid, {}, handedOver), after),
});

const without = documentsOf(leftBehind);

rules.denies('a former owner who has left', { ...reads(owner, without), ...writesOf(owner, without) });

const sentTo = (userId: string, hostIds: readonly string[]): Attempt =>
  writing(
    giver,
    withChange(sending(namedGift), `notifications/${namedGift.id}_sent`, { userId, hostIds, unreadBy: hostIds }),
    {
      ...after,
      ...storedGift(namedGift),
    },
  );
const HOSTS_NOW = [keeper.uid, owner.uid];

rules.allows('the giver of an earlier gift', {
  'to tell those who run the list now that it was sent': () => sentTo(coHost.uid, HOSTS_NOW),
  'who cannot read who they are, to tell the owner at the time': () => sentTo(owner.uid, []),
});

rules.denies('the giver of an earlier gift to tell', {
  'the former owner in the place of the new one': () => sentTo(owner.uid, HOSTS_NOW),
  'the new owner without the hosts': () => sentTo(coHost.uid, []),
  'a stranger': () => sentTo(stranger.uid, []),
  'the new owner and former hosts': () => sentTo(coHost.uid, [keeper.uid]),
});

rules.denies('the former owner', {
  'to delete the list': () => writing(owner, deletion(handedOver), after),
  'to remove the new one': () => writing(owner, departure(keeper.uid, {}, handedOver), after),
  'to offer it': () => writing(owner, { [WISHLIST]: { ...handedOver.fields, offeredTo: owner.uid } }, after),
  'to invite': () => writing(owner, hostInvitation({ ownerId: owner.uid }, handedOver), after),
  'to change the UPI addresses': () => writing(owner, changeOfDetails(owner), { ...after, ...storedDetails() }),
  'to reset the sources': () =>
    writing(
      owner,
      { [ANALYTICS]: { ...handedOver.analytics, trafficSources: {}, referralStats: {}, updatedAt: now() } },
      after,
    ),
  'to bring a friend with an earlier invitation': () =>
    writing(stranger, acceptance({ on: handedOver, invitation: { ownerId: owner.uid } }), {
      ...after,
      ...invitedBefore,
    }),
  'to come back with an earlier invitation': () =>
    writing(owner, acceptance({ on: leftBehind, by: owner, invitation: { ownerId: owner.uid } }), {
      ...without,
      [invited]: invitedBefore[invited] ?? null,
      [hostPath(owner.uid)]: null,
    }),
  'who is banned to take part': () => writing(banned, handover({ on: offered, heir: banned.uid }), given),
  'to read the register of the list that the new one deleted': () => ({
    by: owner,
    act: lists('transactions', ofWedding),
    given: { ...after, ...deletion(handedOver) },
  }),
});
