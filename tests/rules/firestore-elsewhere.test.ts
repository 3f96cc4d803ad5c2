import { documentId, limit, orderBy, where } from 'firebase/firestore';
import { counts, gets, lists, listsGroup, openCourt, type Attempt, writing } from './support/court.ts';
import { type Fields, GONE, LONG_AGO, now, uuid, type Writes } from './support/fields.ts';
import { adminByFlag, banned, giver, owner, stranger, subdomain, unverified, visitor } from './support/people.ts';
import { earlierLog, earlierNews, STORED } from './support/stored-documents.ts';
import { earlierGift, wedding, weddingId } from './support/wishlists.ts';

const court = openCourt('elsewhere');

const gift = `transactions/${earlierGift}`;

function changed(path: string, changes: Fields): Writes {
  const fields = { ...STORED[path], ...changes };
  return { [path]: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== GONE)) };
}

/** The first document of each collection. */
const PLACES = Object.keys(STORED).filter(
  (path, index, all) => all.findIndex((other) => other.split('/')[0] === path.split('/')[0]) === index,
);

court.denies('a subcollection', {
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
  'a wishlist below a wishlist': () =>
    writing(owner, { [`wishlists/${weddingId}/wishlists/${uuid(2)}`]: wedding.fields }),
  'a profile below a profile': () => writing(owner, { 'users/owner/users/owner': STORED['users/owner'] ?? null }),
  'a log below the log': () => writing(owner, { [`${earlierLog}/systemLogs/one`]: STORED[earlierLog] ?? null }),
});

court.denies(
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

court.denies('a query', {
  'for wishlists without a constraint': () => asks(stranger, lists('wishlists')),
  'for one wishlist without a constraint': () => asks(visitor, lists('wishlists', limit(1))),
  'for the number of wishlists': () => asks(visitor, counts('wishlists')),
  "for another's wishlists": () => asks(stranger, lists('wishlists', where('userId', '==', 'owner'))),
  "for another's public wishlists": () =>
    asks(stranger, lists('wishlists', where('userId', '==', 'owner'), where('visibility', '==', 'public'))),
  'for wishlists of several': () => asks(owner, lists('wishlists', where('userId', 'in', ['owner', 'other-owner']))),
  'for public and linked wishlists': () =>
    asks(
      visitor,
      lists('wishlists', where('visibility', 'in', ['public', 'link_only']), where('isActive', '==', true)),
    ),
  'for wishlists that are not private': () =>
    asks(visitor, lists('wishlists', where('visibility', '!=', 'private'), where('isActive', '==', true))),
  'for linked wishlists': () =>
    asks(visitor, lists('wishlists', where('visibility', '==', 'link_only'), where('isActive', '==', true))),
  'for private wishlists': () => asks(stranger, lists('wishlists', where('visibility', '==', 'private'))),
  'for closed public wishlists': () =>
    asks(visitor, lists('wishlists', where('visibility', '==', 'public'), where('isActive', '==', false))),
  'for a wishlist by its id': () => asks(visitor, lists('wishlists', where(documentId(), '==', weddingId))),
  'for wishlists in order': () => asks(visitor, lists('wishlists', orderBy('createdAt'), limit(5))),
  'for wishlists wherever they are': () =>
    asks(visitor, listsGroup('wishlists', where('visibility', '==', 'public'), where('isActive', '==', true))),
  'for their own wishlists wherever they are': () =>
    asks(owner, listsGroup('wishlists', where('userId', '==', 'owner'))),
  'for profiles': () => asks(stranger, lists('users')),
  'for their own profile': () => asks(owner, lists('users', where(documentId(), '==', 'owner'))),
  'for admins': () => asks(stranger, lists('users', where('isAdmin', '==', true))),
  'for banned users, by a banned user': () => asks(banned, lists('users', where('status', '==', 'banned'))),
  'for profiles, by a look-alike': () => asks(unverified, lists('users')),
  'for the number of profiles, by a look-alike admin': () => asks(subdomain, counts('users')),
  'for profiles wherever they are, by an admin': () => asks(adminByFlag, listsGroup('users')),
  'for transactions': () => asks(stranger, lists('transactions')),
  "for another's transactions": () => asks(stranger, lists('transactions', where('contributorId', '==', 'giver'))),
  'for what another was given': () => asks(giver, lists('transactions', where('ownerId', '==', 'owner'))),
  'for the gifts of one wishlist': () => asks(giver, lists('transactions', where('wishlistId', '==', weddingId))),
  'for anonymous gifts': () => asks(visitor, lists('transactions', where('contributorId', '==', 'anonymous'))),
  'for how much was given': () => asks(stranger, counts('transactions', where('amount', '>', 0))),
  "for another's notifications": () => asks(stranger, lists('notifications', where('userId', '==', 'owner'))),
  'for notifications, by an admin': () => asks(adminByFlag, lists('notifications')),
  "for another's statistics": () => asks(stranger, lists('analytics', where('ownerId', '==', 'owner'))),
  'for statistics': () => asks(owner, lists('analytics')),
  "for another's days": () => asks(stranger, lists('dailyStats', where('ownerId', '==', 'owner'))),
  'for the days of one wishlist': () => asks(owner, lists('dailyStats', where('wishlistId', '==', weddingId))),
  'for the log of oneself': () => asks(owner, lists('systemLogs', where('actorId', '==', 'owner'))),
  'for their own reports': () => asks(owner, lists('reports', where('reporterId', '==', 'owner'))),
  'for their own messages': () => asks(owner, lists('supportMessages', where('userId', '==', 'owner'))),
  'for their own actions': () => asks(owner, lists('userActions', where('userId', '==', 'owner'))),
  'for subscribers': () => asks(stranger, lists('subscribers')),
  'for the settings by their id': () => asks(visitor, lists('settings', where(documentId(), '==', 'platform'))),
  'for settings, by an admin': () => asks(adminByFlag, lists('settings')),
  'for their own tour by its id': () => asks(owner, lists('onboarding', where(documentId(), '==', 'owner'))),
  'for their own tour': () => asks(owner, lists('onboarding', where('userId', '==', 'owner'))),
});

court.denies('reading', {
  "another's transaction": () => asks(stranger, gets(gift)),
  "another's transaction, as a visitor": () => asks(visitor, gets(gift)),
  "another's notification": () => asks(giver, gets(earlierNews)),
  "another's notification, by an admin": () => asks(adminByFlag, gets(earlierNews)),
  "another's profile": () => asks(giver, gets('users/owner')),
  'a profile that does not exist': () => asks(stranger, gets('users/ghost')),
  "another's statistics": () => asks(giver, gets(`analytics/${weddingId}`)),
  'statistics that do not exist': () => asks(owner, gets(`analytics/${uuid(4711)}`)),
  "another's tour": () => asks(stranger, gets('onboarding/owner')),
  'an entry of the log about oneself': () => asks(owner, gets(earlierLog)),
});

const change = (by: typeof owner, path: string, changes: Fields): Attempt => writing(by, changed(path, changes));

court.denies('a transaction', {
  'thanked for by its giver': () => change(giver, gift, { thankedAt: now() }),
  'thanked for by a stranger': () => change(stranger, gift, { thankedAt: now() }),
  'thanked for by an admin': () => change(adminByFlag, gift, { thankedAt: now() }),
  'thanked for long ago': () => change(owner, gift, { thankedAt: LONG_AGO }),
  'thanked for with a string': () => change(owner, gift, { thankedAt: 'yes' }),
  'thanked for and made larger': () => change(owner, gift, { thankedAt: now(), amount: 50_000 }),
  'thanked for and made known': () => change(owner, gift, { thankedAt: now(), contributorId: 'stranger' }),
  'given away': () => change(owner, gift, { ownerId: 'stranger' }),
  'taken over': () => change(giver, gift, { ownerId: 'giver' }),
  refunded: () => change(owner, gift, { status: 'refunded' }),
  'with another message': () => change(giver, gift, { metadata: { message: 'Never mind', type: 'general_fund' } }),
  'without thanks': () => change(owner, gift, { thankedAt: GONE }),
  'changed by an admin': () => change(adminByFlag, gift, { amount: 1 }),
  'deleted by its giver': () => writing(giver, { [gift]: null }),
  'deleted by its owner': () => writing(owner, { [gift]: null }),
  'deleted by an admin': () => writing(adminByFlag, { [gift]: null }),
  'thanked for by a banned owner': () =>
    writing(banned, changed(gift, { ownerId: 'banned', thankedAt: now() }), changed(gift, { ownerId: 'banned' })),
});

court.denies('a notification', {
  'read by another': () => change(stranger, earlierNews, { isRead: true }),
  'read by an admin': () => change(adminByFlag, earlierNews, { isRead: true }),
  'unread again': () => writing(owner, changed(earlierNews, { isRead: false }), changed(earlierNews, { isRead: true })),
  'read by a word': () => change(owner, earlierNews, { isRead: 'yes' }),
  'read and changed': () => change(owner, earlierNews, { isRead: true, message: 'Something else' }),
  'read and given to another': () => change(owner, earlierNews, { isRead: true, userId: 'stranger' }),
  changed: () => change(owner, earlierNews, { message: 'Something else' }),
  'deleted by another': () => writing(stranger, { [earlierNews]: null }),
  'deleted by an admin': () => writing(adminByFlag, { [earlierNews]: null }),
  'of a banned user, read': () =>
    writing(
      banned,
      changed(earlierNews, { userId: 'banned', isRead: true }),
      changed(earlierNews, { userId: 'banned' }),
    ),
  'of a banned user, deleted': () =>
    writing(banned, { [earlierNews]: null }, changed(earlierNews, { userId: 'banned' })),
  'of the system, made up': () =>
    writing(stranger, { [`notifications/${uuid(1)}`]: { ...STORED[earlierNews], type: 'system', createdAt: now() } }),
  'to oneself, made up': () =>
    writing(owner, { [`notifications/${uuid(1)}`]: { ...STORED[earlierNews], createdAt: now() } }),
});

court.allows('a notification', {
  'read once more': () =>
    writing(owner, changed(earlierNews, { isRead: true }), changed(earlierNews, { isRead: true })),
});
