import { contribution, fundedNotification, type Gift, PATHS } from './support/contribution.ts';
import { type Attempt, setUpRulesTest, writing } from './support/rules-test.ts';
import {
  altered,
  dayFromToday,
  type Fields,
  GONE,
  LONG_AGO,
  now,
  only,
  uuid,
  withChange,
  without,
  type Writes,
} from './support/fields.ts';
import { adminById, giver, owner, stranger, visitor } from './support/people.ts';
import { earlierNotification, STORED } from './support/stored-documents.ts';
import {
  earlierId,
  FUNDED,
  linkOnly,
  anonymousEntry,
  othersWishlist,
  type StoredWishlist,
  UNTOUCHED,
  wedding,
  weddingId,
  type WishlistFields,
} from './support/wishlists.ts';

const rules = setUpRulesTest('contribution-documents');

const completing: Partial<Gift> = { amount: 1_000 };

const giveAnd = (path: string, changes: Fields, gift: Partial<Gift> = {}): Attempt =>
  writing(gift.by ?? giver, withChange(contribution(gift), path, changes));

/** Attacks in which one document of a contribution is invalid. */
const inDocument = (path: string, gift: Partial<Gift>, changes: Readonly<Record<string, Fields>>) =>
  Object.fromEntries(Object.entries(changes).map(([what, change]) => [what, () => giveAnd(path, change, gift)]));

/** The documents without which a contribution is invalid. */
const REQUIRED = {
  'the wishlist update': PATHS.wishlist,
  'the transaction': PATHS.transaction,
  'the notification': PATHS.notification,
  'the analytics update': PATHS.analytics,
  'the log entry': PATHS.log,
};
const FUNDED_NOTIFICATION = { 'the notification of a funded item': PATHS.funded };

/** One attack for each of the documents. */
const eachOf = (documents: Readonly<Record<string, string>>, writes: (path: string) => Writes) =>
  Object.fromEntries(Object.entries(documents).map(([what, path]) => [what, () => writing(giver, writes(path))]));

rules.denies('a contribution without', {
  ...eachOf(REQUIRED, (path) => without(contribution(), path)),
  ...eachOf(FUNDED_NOTIFICATION, (path) => without(contribution(completing), path)),
});

const DOCUMENTS = { ...REQUIRED, ...FUNDED_NOTIFICATION, 'the daily statistics update': PATHS.today };

rules.denies('a contribution that consists only of', {
  ...eachOf(DOCUMENTS, (path) => only(contribution(completing), path)),
  'the wishlist update, by its owner': () => writing(owner, only(contribution(), PATHS.wishlist)),
  'the wishlist update, by an admin': () => writing(adminById, only(contribution(), PATHS.wishlist)),
  'the analytics and daily statistics updates': () =>
    writing(visitor, only(contribution(), PATHS.analytics, PATHS.today)),
  'the log entry, by an admin': () => writing(adminById, only(contribution(), PATHS.log)),
});

const secondId = uuid(7002);

/** The wedding after `contribution(gift)`, before the next contribution. */
function after(gift: Partial<Gift>): StoredWishlist {
  const writes = contribution(gift);
  const fields = writes[PATHS.wishlist] as WishlistFields;
  return { ...wedding, fields, analytics: { ...wedding.analytics, contributions: fields.contributionCount } };
}

const second = (): Writes => contribution({ to: after({ itemIndex: -1 }), itemIndex: -1, transactionId: secondId });

rules.denies('a commit with more than one', {
  'contribution to one wishlist': () => writing(giver, { ...contribution({ itemIndex: -1 }), ...second() }),
  'transaction for one contribution': () => {
    const writes = contribution({ itemIndex: -1 });
    return writing(giver, { ...writes, [`transactions/${secondId}`]: writes[PATHS.transaction] ?? null });
  },
  'transaction, one of them for another wishlist': () => {
    const writes = contribution();
    const record = altered(writes[PATHS.transaction] ?? {}, { wishlistId: uuid(4711) });
    return writing(giver, { ...writes, [`transactions/${secondId}`]: record });
  },
  'notification of one contribution': () => {
    const writes = contribution();
    return writing(giver, {
      ...writes,
      [`notifications/${secondId}_contribution`]: writes[PATHS.notification] ?? null,
    });
  },
  'notification of one contribution, under an arbitrary id': () => {
    const writes = contribution();
    return writing(giver, { ...writes, 'notifications/anything': writes[PATHS.notification] ?? null });
  },
  'log entry of one contribution': () => {
    const writes = contribution();
    return writing(giver, { ...writes, [`systemLogs/contribution_made_${secondId}`]: writes[PATHS.log] ?? null });
  },
  'wishlist updated by one contribution': () => {
    const toOther = contribution({ to: linkOnly, itemIndex: -1 });
    return writing(giver, {
      ...contribution({ itemIndex: -1 }),
      ...only(toOther, `wishlists/${linkOnly.id}`, `analytics/${linkOnly.id}`),
    });
  },
});

rules.denies('a repeated contribution:', {
  'with the id of an earlier transaction': () =>
    writing(giver, contribution({ transactionId: earlierId, itemIndex: -1 })),
  'with the id of an earlier transaction, which is not written': () => {
    const writes = contribution({ transactionId: earlierId, itemIndex: -1, amount: 500 });
    return writing(giver, only(writes, PATHS.wishlist, PATHS.analytics, PATHS.today));
  },
  'with the last transaction overwritten': () => {
    const writes = contribution({ transactionId: earlierId, itemIndex: -1, amount: 90_000 });
    const beside = only(writes, `systemLogs/contribution_made_${earlierId}`, earlierNotification);
    return writing(giver, only(writes, `transactions/${earlierId}`), beside);
  },
  'with an existing notification': () =>
    writing(giver, contribution(), { [PATHS.notification]: STORED[earlierNotification] ?? null }),
  'with a second transaction whose notification and log entry already exist': () => {
    const { [PATHS.transaction]: record, [PATHS.notification]: news, [PATHS.log]: log } = contribution();
    return writing(
      giver,
      { ...contribution(), [`transactions/${secondId}`]: record ?? null },
      {
        [`notifications/${secondId}_contribution`]: news ?? null,
        [`systemLogs/contribution_made_${secondId}`]: log ?? null,
      },
    );
  },
  'with a new notification after the first was deleted': () =>
    writing(
      giver,
      { [earlierNotification]: { ...STORED[earlierNotification], createdAt: now() } },
      { [earlierNotification]: null },
    ),
  'with an id that is not random': () => writing(giver, contribution({ transactionId: 'gift-1' })),
  'with an id in capitals': () => writing(giver, contribution({ transactionId: uuid(7003).replace('4', 'A') })),
});

rules.denies('a notification of a contribution', {
  ...inDocument(
    PATHS.notification,
    {},
    {
      'for another user': { userId: stranger.uid },
      'for the contributor': { userId: giver.uid },
      'with another type': { type: 'system' },
      'with another title': { title: 'Your account is locked' },
      'with another message': { message: 'Call me' },
      'of a larger amount': { message: 'Ravi Kulkarni contributed ₹40000', 'data.amount': 40_000 },
      'of a larger amount in the data': { 'data.amount': 40_000 },
      'with the name of another contributor': {
        message: 'Somebody contributed ₹400',
        'data.contributorName': 'Somebody',
      },
      'with the id of another user': { 'data.contributorId': owner.uid },
      'with the title of another item': { 'data.itemTitle': 'Sofa' },
      'with the id of another wishlist': { 'data.wishlistId': othersWishlist.id },
      'with the id of another transaction': { 'data.transactionId': earlierId },
      'with the id of a transaction that does not exist': { 'data.transactionId': uuid(4711) },
      'with extra data': { 'data.link': 'https://evil.test/' },
      'with data missing': { 'data.itemTitle': GONE },
      'with another link': { actionUrl: 'https://evil.test/' },
      'that is already read': { isRead: true },
      'with an old creation time': { createdAt: LONG_AGO },
      'with an unknown key': { icon: 'x' },
      'without a title': { title: GONE },
    },
  ),
  'that reveals the id of an anonymous contributor': () =>
    giveAnd(PATHS.notification, { 'data.contributorId': giver.uid }, { isAnonymous: true }),
  "that is unread for the owner's own contribution": () =>
    giveAnd(PATHS.notification, { isRead: false }, { by: owner }),
  'that reveals an anonymous contributor': () =>
    giveAnd(
      PATHS.notification,
      { message: 'Ravi contributed ₹400', 'data.contributorName': 'Ravi' },
      { isAnonymous: true },
    ),
  'that hides the name of a contributor who is not anonymous': () =>
    giveAnd(PATHS.notification, { message: 'Anonymous contributed ₹400', 'data.contributorName': 'Anonymous' }),
  'with an item title for the general fund': () =>
    giveAnd(PATHS.notification, { 'data.itemTitle': 'Sofa' }, { itemIndex: -1 }),
});

rules.denies('a notification of a funded item', {
  ...inDocument(PATHS.funded, completing, {
    'for another user': { userId: stranger.uid },
    'with another type': { type: 'contribution' },
    'with another title': { title: 'You have won' },
    'with another message': { message: 'Call me' },
    'with the title of another item': { message: 'Sofa is fully funded', 'data.itemTitle': 'Sofa' },
    'with the id of another wishlist': { 'data.wishlistId': othersWishlist.id },
    'with the id of another transaction': { 'data.transactionId': earlierId },
    'with extra data': { 'data.amount': 1_000 },
    'with another link': { actionUrl: '/evil' },
    'that is already read': { isRead: true },
    'with an old creation time': { createdAt: LONG_AGO },
    'with an unknown key': { icon: 'x' },
    'without data': { data: GONE },
  }),
  "that is unread for the owner's own contribution": () =>
    giveAnd(PATHS.funded, { isRead: false }, { ...completing, by: owner }),
  'before the item is funded': () => writing(giver, { ...contribution(), [PATHS.funded]: fundedNotification() }),
  'for a contribution to the general fund': () =>
    writing(giver, {
      ...contribution({ itemIndex: -1 }),
      [PATHS.funded]: fundedNotification({ itemIndex: UNTOUCHED }),
    }),
  'with an arbitrary id': () => {
    const writes = contribution(completing);
    return writing(giver, { ...writes, 'notifications/anything': writes[PATHS.funded] ?? null });
  },
  'of an earlier contribution': () => {
    const path = `transactions/${earlierId}`;
    const record = altered(STORED[path] ?? {}, { itemId: uuid(102), metadata: { itemTitle: 'Mixer', message: '' } });
    return writing(
      giver,
      {
        [`notifications/${earlierId}_funded`]: fundedNotification({ transactionId: earlierId, itemIndex: FUNDED }),
      },
      {
        [path]: record,
        [PATHS.wishlist]: altered(wedding.fields, { 'lastContribution.itemIndex': FUNDED }),
      },
    );
  },
});

rules.denies('the log entry of a contribution', {
  ...inDocument(
    PATHS.log,
    {},
    {
      'with another type': { type: 'user_banned' },
      'with another message': { description: 'Nothing to see' },
      'with another actor': { actorId: stranger.uid },
      'with an anonymous actor for a named contributor': { actorId: 'anonymous' },
      'with another wishlist as its target': { targetId: othersWishlist.id },
      'with another amount': { amount: 1 },
      'without an amount': { amount: GONE },
      'with an old timestamp': { timestamp: LONG_AGO },
      'with an unknown key': { ip: '127.0.0.1' },
    },
  ),
  'that reveals an anonymous contributor': () => giveAnd(PATHS.log, { actorId: giver.uid }, { isAnonymous: true }),
  'of an earlier contribution': () =>
    writing(giver, {
      [`systemLogs/contribution_made_${earlierId}`]: {
        type: 'contribution_made',
        description: 'Contribution to Asha and Ravi',
        timestamp: now(),
        actorId: giver.uid,
        targetId: weddingId,
        amount: 500,
      },
    }),
});

rules.denies('the analytics update of a contribution', {
  ...inDocument(
    PATHS.analytics,
    {},
    {
      'that adds two': { contributions: 6 },
      'that adds none': { contributions: 4 },
      'that adds a half': { contributions: 4.5 },
      'that also adds a view': { views: 41 },
      'that also adds a share': { shares: 6 },
      'that also adds a traffic source': { trafficSources: { direct: 31 } },
      'recorded as a share': { last: { kind: 'share', channel: 'copy' } },
      'with another owner': { ownerId: giver.uid },
      'with an old update time': { updatedAt: LONG_AGO },
      'with an unknown key': { rate: 1 },
    },
  ),
  'without a contribution': () =>
    writing(visitor, { [PATHS.analytics]: { ...wedding.analytics, contributions: 5, updatedAt: now() } }),
  'that adds nothing, without a contribution': () =>
    writing(visitor, { [PATHS.analytics]: { ...wedding.analytics, updatedAt: now() } }),
});

rules.denies('the daily statistics update of a contribution', {
  ...inDocument(
    PATHS.today,
    {},
    {
      'that adds two': { contributions: 3 },
      'that subtracts one': { contributions: 0 },
      'that also adds a view': { views: 4 },
      'that also adds a share': { shares: 2 },
      'that also adds a visitor': { uniqueVisitors: 3 },
      'with another owner': { ownerId: giver.uid },
      'with an old update time': { updatedAt: LONG_AGO },
      'with the date of another day': { date: dayFromToday(-1) },
      'with an unknown key': { rate: 1 },
    },
  ),
  'for the day before yesterday': () => writing(giver, contribution({ date: dayFromToday(-2) })),
  'for an earlier day that has statistics': () => {
    const path = `dailyStats/${weddingId}_${dayFromToday(-9)}`;
    const day = altered(STORED[path] ?? {}, { contributions: 2, updatedAt: now() });
    return writing(giver, { ...without(contribution(), PATHS.today), [path]: day });
  },
  'for the day after tomorrow': () => writing(giver, contribution({ date: dayFromToday(2, Date.now()) })),
  'for another wishlist': () => {
    const day = contribution({ to: linkOnly, itemIndex: -1 })[`dailyStats/${linkOnly.id}_${dayFromToday(0)}`] ?? null;
    return writing(giver, {
      ...without(contribution(), PATHS.today),
      [`dailyStats/${linkOnly.id}_${dayFromToday(0)}`]: day,
    });
  },
});

rules.allows('a contribution', {
  'without the daily statistics update': () => writing(giver, without(contribution(), PATHS.today)),
  'counted for yesterday': () =>
    writing(giver, contribution({ to: linkOnly, itemIndex: -1, date: dayFromToday(-1, Date.now()) })),
  'that funds an item without earlier contributions': () => writing(giver, contribution(completing)),
  'that is the second of a signed-out visitor': () =>
    writing(visitor, contribution({ by: visitor, to: after({ by: visitor, at: LONG_AGO }) }), {
      [PATHS.wishlist]: altered(wedding.fields, {
        contributors: [...wedding.fields.contributors, anonymousEntry(400, 'Be happy')],
        [`items.${UNTOUCHED}`]: after({ by: visitor, at: LONG_AGO }).fields.items[UNTOUCHED],
        fundedAmount: 34_600,
        contributorCount: 5,
        contributionCount: 5,
      }),
      [PATHS.analytics]: { ...wedding.analytics, contributions: 5 },
    }),
});
