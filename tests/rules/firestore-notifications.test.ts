import { where } from 'firebase/firestore';
import { contribution, fundedNotification, PATHS } from './support/contribution.ts';
import { altered, type Fields, GONE, LONG_AGO, withChange, type Writes } from './support/fields.ts';
import { coHost, giver, keeper, owner, type Person, stranger, visitor } from './support/people.ts';
import { type Attempt, counts, each, gets, lists, setUpRulesTest, writing } from './support/rules-test.ts';
import { bannedMeanwhile, earlierNotification, STORED } from './support/stored-documents.ts';
import { namedGift, sending, storedGift } from './support/upi.ts';
import { changedWishlist, documentsOf, linkOnly, wedding } from './support/wishlists.ts';

const rules = setUpRulesTest('notifications');

const HOSTS = [coHost.uid, keeper.uid];

/** As it is when some have read and deleted theirs. */
const stored = (changes: Fields = {}): Writes => ({
  [earlierNotification]: altered(STORED[earlierNotification] ?? {}, {
    hostIds: HOSTS,
    unreadBy: [coHost.uid],
    ...changes,
  }),
});
/** From before there were hosts. */
const older = stored({ hostIds: GONE, unreadBy: GONE });

const changing = (by: Person, changes: Fields, before: Writes = stored()): Attempt =>
  writing(by, withChange(before, earlierNotification, changes), before);
const deleting = (by: Person, before: Writes): Attempt => writing(by, { [earlierNotification]: null }, before);
const reading = (by: Person, before: Writes = stored()): Attempt => ({
  by,
  act: gets(earlierNotification),
  given: before,
});

// ---- Reading and deleting ----

rules.allows('a notification', {
  'to be read by a host': () => reading(coHost),
  'to be read by a register keeper': () => reading(keeper),
  'to be listed by a host': () => ({
    by: coHost,
    act: lists('notifications', where('hostIds', 'array-contains', coHost.uid)),
  }),
  'to be counted by a host who has not read it': () => ({
    by: coHost,
    act: counts('notifications', where('unreadBy', 'array-contains', coHost.uid)),
  }),
  'to be marked as read by its owner': () => changing(owner, { isRead: true }),
  'to be marked as read by its owner, from before there were hosts': () => changing(owner, { isRead: true }, older),
  'to be deleted by its owner, from before there were hosts': () => deleting(owner, older),
  'to be marked as read by a host': () => changing(coHost, { unreadBy: [] }),
  'to be marked as read by a host, again': () => changing(keeper, {}),
  'to be left by its owner': () => changing(owner, { userId: null, isRead: true }),
  'to be left by a host': () => changing(coHost, { hostIds: [keeper.uid], unreadBy: [] }),
  'to be left by a host who has read it': () => changing(keeper, { hostIds: [coHost.uid] }),
  'to be left by the last host': () =>
    changing(keeper, { hostIds: [] }, stored({ hostIds: [keeper.uid], unreadBy: [] })),
  'to be left by a host whom the owner has left it to': () =>
    changing(keeper, { hostIds: [coHost.uid] }, stored({ userId: null })),
  'to be deleted by the owner, who is the last': () => deleting(owner, stored({ hostIds: [], unreadBy: [] })),
  'to be deleted by the last host': () =>
    deleting(coHost, stored({ userId: null, hostIds: [coHost.uid], unreadBy: [coHost.uid] })),
});

rules.denies('a notification', {
  'to be read by a host who has deleted it': () => reading(coHost, stored({ hostIds: [keeper.uid], unreadBy: [] })),
  'to be read by a host who joined later': () => reading(coHost, older),
  'to be read by its owner, who has deleted it': () => reading(owner, stored({ userId: null })),
  'to be read by a stranger': () => reading(stranger),
  'to be listed for another host': () => ({
    by: keeper,
    act: lists('notifications', where('hostIds', 'array-contains', coHost.uid)),
  }),
  'to be counted for another host': () => ({
    by: keeper,
    act: counts('notifications', where('unreadBy', 'array-contains', coHost.uid)),
  }),
  'to be marked as read by its owner for a host': () => changing(owner, { isRead: true, unreadBy: [] }),
  'to be marked as read by a host for the owner': () => changing(coHost, { isRead: true, unreadBy: [] }),
  'to be marked as read by a host for another': () => changing(keeper, { unreadBy: [] }),
  'to be marked as unread by a host': () => changing(keeper, { unreadBy: HOSTS }),
  'to be changed by a host': () => changing(coHost, { unreadBy: [], message: 'Call me' }),
  'to be changed by a host without reading it': () => changing(keeper, { message: 'Call me' }),
  'to be marked by a stranger': () => changing(stranger, {}),
  'to be left by its owner, unread': () => changing(owner, { userId: null }),
  'to be left by its owner, who is the last': () =>
    changing(owner, { userId: null, isRead: true }, stored({ hostIds: [], unreadBy: [] })),
  'to be left by its owner, from before there were hosts': () => changing(owner, { userId: null, isRead: true }, older),
  'to be given to another owner': () => changing(owner, { userId: stranger.uid, isRead: true }),
  'to be taken from the hosts by its owner': () => changing(owner, { hostIds: [], unreadBy: [], isRead: true }),
  'to be taken from another host': () => changing(keeper, { hostIds: [keeper.uid] }),
  'to be taken from all hosts by one': () => changing(keeper, { hostIds: [], unreadBy: [] }),
  'to be left by a host who stays unread': () => changing(coHost, { hostIds: [keeper.uid] }),
  'to be left by the last host, whom the owner has left it to': () =>
    changing(keeper, { hostIds: [] }, stored({ userId: null, hostIds: [keeper.uid], unreadBy: [] })),
  'to be passed on by a host': () => changing(keeper, { hostIds: [...HOSTS, stranger.uid] }),
  'to be marked as read by a banned host': () =>
    changing(coHost, { unreadBy: [] }, { ...stored(), ...bannedMeanwhile(coHost) }),
  'to be deleted by the owner while hosts have it': () => deleting(owner, stored()),
  'to be deleted by a host while the owner has it': () =>
    deleting(coHost, stored({ hostIds: [coHost.uid], unreadBy: [] })),
  'to be deleted by a host while another has it': () => deleting(coHost, stored({ userId: null })),
  'to be deleted by a host who has deleted it': () => deleting(coHost, stored({ userId: null, hostIds: [keeper.uid] })),
  'to be deleted by a stranger whom nobody has left it to': () =>
    deleting(stranger, stored({ userId: null, hostIds: [], unreadBy: [] })),
  'to be deleted by a visitor': () => deleting(visitor, stored({ userId: null, hostIds: [], unreadBy: [] })),
  'to be deleted by the last host who is banned': () =>
    deleting(coHost, {
      ...stored({ userId: null, hostIds: [coHost.uid], unreadBy: [] }),
      ...bannedMeanwhile(coHost),
    }),
});

// ---- Whom a gift tells ----

const fromGuest = (path: string, changes: Fields, gift: Parameters<typeof contribution>[0] = {}): Attempt =>
  writing(gift.by ?? giver, withChange(contribution(gift), path, changes));
const FUNDING = { amount: 1_000 };
const SENT = `notifications/${namedGift.id}_sent`;
const asSent = (changes: Fields, given: Writes = {}): Attempt =>
  writing(giver, withChange(sending(namedGift), SENT, changes), { ...storedGift(namedGift), ...given });
const withoutHosts = documentsOf(changedWishlist(wedding, { hostIds: [], editorIds: [] }));

rules.allows('a gift', {
  'of a host, who has read of it': () => writing(coHost, contribution({ by: coHost })),
  'that completes an item, of a host': () => writing(coHost, contribution({ by: coHost, ...FUNDING })),
  'of a host who is anonymous': () => writing(coHost, contribution({ by: coHost, isAnonymous: true })),
  'of the owner who is anonymous': () => writing(owner, contribution({ by: owner, isAnonymous: true })),
  'to a list without hosts': () => writing(giver, contribution({ to: linkOnly, itemIndex: -1 })),
  'that was sent, of which only the owner is told': () => asSent({ hostIds: [], unreadBy: [] }),
  'that was sent to a list that is deleted': () =>
    asSent({ hostIds: [], unreadBy: [] }, { [`wishlists/${wedding.id}`]: null }),
});

const WRONG_HOSTS = {
  'a stranger': { hostIds: [...HOSTS, stranger.uid], unreadBy: [...HOSTS, stranger.uid] },
  'no host': { hostIds: [], unreadBy: [] },
  'only one host': { hostIds: [coHost.uid], unreadBy: [coHost.uid] },
  'nobody, without the keys': { hostIds: GONE, unreadBy: GONE },
  'a host who has read of it': { unreadBy: [keeper.uid] },
  'a stranger who has not read of it': { unreadBy: [...HOSTS, stranger.uid] },
};
const { 'no host': _, ...OTHER_HOSTS } = WRONG_HOSTS;

rules.denies(
  'a gift that tells',
  each((changes) => fromGuest(PATHS.notification, changes), WRONG_HOSTS),
);
rules.denies(
  'a gift that completes an item and tells',
  each((changes) => fromGuest(PATHS.funded, changes, FUNDING), WRONG_HOSTS),
);
rules.denies(
  'a gift that was sent and tells',
  each((changes) => asSent(changes), OTHER_HOSTS),
);

rules.denies('an anonymous gift that reveals', {
  'that the owner gave it': () => fromGuest(PATHS.notification, { isRead: true }, { by: owner, isAnonymous: true }),
  'that a host gave it': () =>
    fromGuest(PATHS.notification, { unreadBy: [keeper.uid] }, { by: coHost, isAnonymous: true }),
  'that a host completed the item': () =>
    writing(coHost, {
      ...contribution({ by: coHost, isAnonymous: true, ...FUNDING }),
      [PATHS.funded]: fundedNotification({ by: coHost, ...FUNDING }),
    }),
});

rules.denies('a gift that was sent', {
  'to tell the hosts of an earlier time': () => asSent({}, withoutHosts),
  'at an earlier time': () => asSent({ createdAt: LONG_AGO }),
});
