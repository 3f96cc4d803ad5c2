import { documentId, limit, orderBy, where } from 'firebase/firestore';
import { counts, gets, lists, listsGroup, setUpRulesTest, type Attempt, writing } from './support/rules-test.ts';
import { type Fields, GONE, LONG_AGO, now, uuid, type Writes } from './support/fields.ts';
import {
  adminByFlag,
  banned,
  coHost,
  giver,
  owner,
  stranger,
  subdomain,
  unverified,
  visitor,
} from './support/people.ts';
import { earlierLog, earlierNotification, STORED } from './support/stored-documents.ts';
import { earlierId, wedding, weddingId } from './support/wishlists.ts';

const rules = setUpRulesTest('other-access');

const gift = `transactions/${earlierId}`;

function changed(path: string, changes: Fields): Writes {
  const fields = { ...STORED[path], ...changes };
  return { [path]: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== GONE)) };
}

/** The first document of each collection. */
const PLACES = Object.keys(STORED).filter(
  (path, index, all) => all.findIndex((other) => other.split('/')[0] === path.split('/')[0]) === index,
);

rules.denies('a subcollection', {
  ...Object.fromEntries(
    [...PLACES, 'settings/platform'].flatMap((path): [string, () => Attempt][] => [
      [`of ${path.split('/')[0]}, writing`, () => writing(owner, { [`${path}/notes/one`]: { text: 'Hello' } })],
      [
        `of ${path.split('/')[0]}, writing as an admin`,
        () => writing(adminByFlag, { [`${path}/notes/one`]: { text: 'x' } }),
      ],
      [`of ${path.split('/')[0]}, reading`, () => ({ by: owner, act: gets(`${path}/notes/one`) })],
      [`of ${path.split('/')[0]}, listing as an admin`, () => ({ by: adminByFlag, act: lists(`${path}/notes`) })],
    ]),
  ),
  'of a wishlist, writing a wishlist': () =>
    writing(owner, { [`wishlists/${weddingId}/wishlists/${uuid(2)}`]: wedding.fields }),
  'of a profile, writing a profile': () => writing(owner, { 'users/owner/users/owner': STORED['users/owner'] ?? null }),
  'of a log entry, writing a log entry': () =>
    writing(owner, { [`${earlierLog}/systemLogs/one`]: STORED[earlierLog] ?? null }),
});

rules.denies(
  'an unknown collection:',
  Object.fromEntries(
    ['admin', 'Users', 'wishlist', 'payments', 'secrets', 'blessings', 'config', 'wishlists2'].flatMap(
      (name): [string, () => Attempt][] => [
        [`${name}, reading`, () => ({ by: stranger, act: gets(`${name}/one`) })],
        [`${name}, listing as an admin`, () => ({ by: adminByFlag, act: lists(name) })],
        [`${name}, writing`, () => writing(stranger, { [`${name}/stranger`]: { userId: 'stranger' } })],
        [`${name}, writing as an admin`, () => writing(adminByFlag, { [`${name}/one`]: { text: 'Hello' } })],
      ],
    ),
  ),
);

const asks = (by: typeof owner, act: Attempt['act']): Attempt => ({ by, act });

rules.denies('a query', {
  'for wishlists without a constraint': () => asks(stranger, lists('wishlists')),
  'for one wishlist without a constraint': () => asks(visitor, lists('wishlists', limit(1))),
  'for the number of wishlists': () => asks(visitor, counts('wishlists')),
  'for the wishlists of another user': () => asks(stranger, lists('wishlists', where('userId', '==', 'owner'))),
  'for the public wishlists of another user': () =>
    asks(stranger, lists('wishlists', where('userId', '==', 'owner'), where('visibility', '==', 'public'))),
  'for wishlists of several users': () =>
    asks(owner, lists('wishlists', where('userId', 'in', ['owner', 'other-owner']))),
  'for public and link-only wishlists': () =>
    asks(
      visitor,
      lists('wishlists', where('visibility', 'in', ['public', 'link_only']), where('isActive', '==', true)),
    ),
  'for wishlists that are not private': () =>
    asks(visitor, lists('wishlists', where('visibility', '!=', 'private'), where('isActive', '==', true))),
  'for link-only wishlists': () =>
    asks(visitor, lists('wishlists', where('visibility', '==', 'link_only'), where('isActive', '==', true))),
  'for private wishlists': () => asks(stranger, lists('wishlists', where('visibility', '==', 'private'))),
  'for deactivated public wishlists': () =>
    asks(visitor, lists('wishlists', where('visibility', '==', 'public'), where('isActive', '==', false))),
  'for a wishlist by its id': () => asks(visitor, lists('wishlists', where(documentId(), '==', weddingId))),
  'for the oldest wishlists': () => asks(visitor, lists('wishlists', orderBy('createdAt'), limit(5))),
  'for public wishlists, in the collection group': () =>
    asks(visitor, listsGroup('wishlists', where('visibility', '==', 'public'), where('isActive', '==', true))),
  'for their own wishlists, in the collection group': () =>
    asks(owner, listsGroup('wishlists', where('userId', '==', 'owner'))),
  'for profiles': () => asks(stranger, lists('users')),
  'for their own profile': () => asks(owner, lists('users', where(documentId(), '==', 'owner'))),
  'for admins': () => asks(stranger, lists('users', where('isAdmin', '==', true))),
  'for banned users, by a banned user': () => asks(banned, lists('users', where('status', '==', 'banned'))),
  'for profiles, by a look-alike': () => asks(unverified, lists('users')),
  'for the number of profiles, by a look-alike admin': () => asks(subdomain, counts('users')),
  'for profiles in the collection group, by an admin': () => asks(adminByFlag, listsGroup('users')),
  'for transactions': () => asks(stranger, lists('transactions')),
  'for the transactions of another contributor': () =>
    asks(stranger, lists('transactions', where('contributorId', '==', 'giver'))),
  'for the transactions of another owner': () => asks(giver, lists('transactions', where('ownerId', '==', 'owner'))),
  'for the transactions of one wishlist': () =>
    asks(giver, lists('transactions', where('wishlistId', '==', weddingId))),
  'for anonymous transactions': () => asks(visitor, lists('transactions', where('contributorId', '==', 'anonymous'))),
  'for the number of transactions': () => asks(stranger, counts('transactions', where('amount', '>', 0))),
  'for the notifications of another user': () => asks(stranger, lists('notifications', where('userId', '==', 'owner'))),
  'for notifications, by an admin': () => asks(adminByFlag, lists('notifications')),
  'for the analytics of another owner': () => asks(stranger, lists('analytics', where('ownerId', '==', 'owner'))),
  'for all analytics': () => asks(owner, lists('analytics')),
  'for the daily statistics of another owner': () =>
    asks(stranger, lists('dailyStats', where('ownerId', '==', 'owner'))),
  'for the daily statistics of one wishlist': () =>
    asks(giver, lists('dailyStats', where('wishlistId', '==', weddingId))),
  'for log entries about themselves': () => asks(owner, lists('systemLogs', where('actorId', '==', 'owner'))),
  'for their own reports': () => asks(owner, lists('reports', where('reporterId', '==', 'owner'))),
  'for their own messages': () => asks(owner, lists('supportMessages', where('userId', '==', 'owner'))),
  'for their own actions': () => asks(owner, lists('userActions', where('userId', '==', 'owner'))),
  'for subscribers': () => asks(stranger, lists('subscribers')),
  'for the settings by id': () => asks(visitor, lists('settings', where(documentId(), '==', 'platform'))),
  'for settings, by an admin': () => asks(adminByFlag, lists('settings')),
  'for their own onboarding record by id': () => asks(owner, lists('onboarding', where(documentId(), '==', 'owner'))),
  'for their own onboarding record by user': () => asks(owner, lists('onboarding', where('userId', '==', 'owner'))),
});

rules.denies('reading', {
  'the transaction of another user': () => asks(stranger, gets(gift)),
  'the transaction of another user, as a visitor': () => asks(visitor, gets(gift)),
  'the notification of another user': () => asks(giver, gets(earlierNotification)),
  'the notification of another user, as an admin': () => asks(adminByFlag, gets(earlierNotification)),
  'the profile of another user': () => asks(giver, gets('users/owner')),
  'a profile that does not exist': () => asks(stranger, gets('users/ghost')),
  'the analytics of another owner': () => asks(giver, gets(`analytics/${weddingId}`)),
  'analytics that do not exist': () => asks(owner, gets(`analytics/${uuid(4711)}`)),
  'the onboarding record of another user': () => asks(stranger, gets('onboarding/owner')),
  'a log entry about themselves': () => asks(owner, gets(earlierLog)),
});

const change = (by: typeof owner, path: string, changes: Fields): Attempt => writing(by, changed(path, changes));

rules.denies('a transaction that is', {
  'marked as thanked by its contributor': () => change(giver, gift, { thankedAt: now(), thankedBy: giver.uid }),
  'marked as thanked by a stranger': () => change(stranger, gift, { thankedAt: now(), thankedBy: stranger.uid }),
  'marked as thanked by an admin': () => change(adminByFlag, gift, { thankedAt: now(), thankedBy: adminByFlag.uid }),
  'marked as thanked with an old time': () => change(owner, gift, { thankedAt: LONG_AGO, thankedBy: owner.uid }),
  'marked as thanked with a string': () => change(owner, gift, { thankedAt: 'yes', thankedBy: owner.uid }),
  'marked as thanked by another user': () => change(owner, gift, { thankedAt: now(), thankedBy: coHost.uid }),
  'marked as thanked by nobody': () => change(owner, gift, { thankedAt: now() }),
  'no longer thanked, by somebody': () => change(owner, gift, { thankedBy: owner.uid }),
  'marked as thanked and made larger': () =>
    change(owner, gift, { thankedAt: now(), thankedBy: owner.uid, amount: 50_000 }),
  'marked as thanked and given a contributor': () =>
    change(owner, gift, { thankedAt: now(), thankedBy: owner.uid, contributorId: 'stranger' }),
  'given to another owner': () => change(owner, gift, { ownerId: 'stranger' }),
  'taken over by its contributor': () => change(giver, gift, { ownerId: 'giver' }),
  refunded: () => change(owner, gift, { status: 'refunded' }),
  'given another message': () => change(giver, gift, { metadata: { message: 'Never mind', type: 'general_fund' } }),
  'stripped of its thanked field': () => change(owner, gift, { thankedAt: GONE }),
  'changed by an admin': () => change(adminByFlag, gift, { amount: 1 }),
  'deleted by its contributor': () => writing(giver, { [gift]: null }),
  'deleted by its owner': () => writing(owner, { [gift]: null }),
  'deleted by an admin': () => writing(adminByFlag, { [gift]: null }),
  'marked as thanked by a banned owner': () =>
    writing(
      banned,
      changed(gift, { ownerId: 'banned', thankedAt: now(), thankedBy: 'banned' }),
      changed(gift, { ownerId: 'banned' }),
    ),
});

rules.denies('a notification that is', {
  'marked as read by another user': () => change(stranger, earlierNotification, { isRead: true }),
  'marked as read by an admin': () => change(adminByFlag, earlierNotification, { isRead: true }),
  'marked as unread': () =>
    writing(owner, changed(earlierNotification, { isRead: false }), changed(earlierNotification, { isRead: true })),
  'marked as read with a string': () => change(owner, earlierNotification, { isRead: 'yes' }),
  'marked as read and changed': () => change(owner, earlierNotification, { isRead: true, message: 'Something else' }),
  'marked as read and given to another user': () =>
    change(owner, earlierNotification, { isRead: true, userId: 'stranger' }),
  changed: () => change(owner, earlierNotification, { message: 'Something else' }),
  'deleted by another user': () => writing(stranger, { [earlierNotification]: null }),
  'deleted by an admin': () => writing(adminByFlag, { [earlierNotification]: null }),
  'marked as read by a banned user': () =>
    writing(
      banned,
      changed(earlierNotification, { userId: 'banned', isRead: true }),
      changed(earlierNotification, { userId: 'banned' }),
    ),
  'deleted by a banned user': () =>
    writing(banned, { [earlierNotification]: null }, changed(earlierNotification, { userId: 'banned' })),
  'forged as a system notification': () =>
    writing(stranger, {
      [`notifications/${uuid(1)}`]: { ...STORED[earlierNotification], type: 'system', createdAt: now() },
    }),
  'forged for themselves': () =>
    writing(owner, { [`notifications/${uuid(1)}`]: { ...STORED[earlierNotification], createdAt: now() } }),
});

rules.allows('a transaction that is', {
  'no longer thanked, from before it said by whom': () =>
    writing(owner, changed(gift, { thankedAt: null }), changed(gift, { thankedAt: LONG_AGO })),
});

rules.allows('a notification that is', {
  'marked as read again': () =>
    writing(owner, changed(earlierNotification, { isRead: true }), changed(earlierNotification, { isRead: true })),
});
