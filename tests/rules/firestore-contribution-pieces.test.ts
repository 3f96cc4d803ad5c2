import { contribution, fundedNews, type Gift, PATHS } from './support/contribution.ts';
import { type Attempt, openCourt, writing } from './support/court.ts';
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
import { earlierNews, STORED } from './support/stored-documents.ts';
import {
  earlierGift,
  FUNDED,
  linkOnly,
  nobodysEntry,
  others,
  type StoredWishlist,
  UNTOUCHED,
  wedding,
  weddingId,
  type WishlistFields,
} from './support/wishlists.ts';

const court = openCourt('contribution-pieces');

const completing: Partial<Gift> = { amount: 1_000 };

const giveAnd = (path: string, changes: Fields, gift: Partial<Gift> = {}): Attempt =>
  writing(gift.by ?? giver, withChange(contribution(gift), path, changes));

/** Attacks in which one document of a contribution is invalid. */
const inDocument = (path: string, gift: Partial<Gift>, changes: Readonly<Record<string, Fields>>) =>
  Object.fromEntries(Object.entries(changes).map(([what, change]) => [what, () => giveAnd(path, change, gift)]));

court.denies('a contribution without', {
  ...Object.fromEntries(
    Object.entries<string>({
      'the change of the wishlist': PATHS.wishlist,
      'the transaction': PATHS.transaction,
      'the notification': PATHS.notification,
      'the analytics update': PATHS.analytics,
      'the log entry': PATHS.log,
    }).map(([what, path]) => [what, () => writing(giver, without(contribution(), path))]),
  ),
  'the notification of a funded item': () => writing(giver, without(contribution(completing), PATHS.funded)),
});

court.denies('a contribution that consists only of', {
  ...Object.fromEntries(
    Object.entries<string>({
      'the change of the wishlist': PATHS.wishlist,
      'the transaction': PATHS.transaction,
      'the notification': PATHS.notification,
      'the notification of a funded item': PATHS.funded,
      'the analytics update': PATHS.analytics,
      'the count of the day': PATHS.today,
      'the log entry': PATHS.log,
    }).map(([what, path]) => [what, () => writing(giver, only(contribution(completing), path))]),
  ),
  'the change of the wishlist, by its owner': () => writing(owner, only(contribution(), PATHS.wishlist)),
  'the change of the wishlist, by an admin': () => writing(adminById, only(contribution(), PATHS.wishlist)),
  'the count and the count of the day': () => writing(visitor, only(contribution(), PATHS.analytics, PATHS.today)),
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

court.denies('a commit with more than one', {
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
  'notification of one gift': () => {
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
  'log entry of one gift': () => {
    const writes = contribution();
    return writing(giver, { ...writes, [`systemLogs/contribution_made_${secondId}`]: writes[PATHS.log] ?? null });
  },
  'wishlist by one gift': () => {
    const toOther = contribution({ to: linkOnly, itemIndex: -1 });
    return writing(giver, {
      ...contribution({ itemIndex: -1 }),
      ...only(toOther, `wishlists/${linkOnly.id}`, `analytics/${linkOnly.id}`),
    });
  },
});

court.denies('a repeated contribution:', {
  'under the id of an earlier transaction': () =>
    writing(giver, contribution({ transactionId: earlierGift, itemIndex: -1 })),
  'under the id of an earlier transaction that is left unchanged': () => {
    const writes = contribution({ transactionId: earlierGift, itemIndex: -1, amount: 500 });
    return writing(giver, only(writes, PATHS.wishlist, PATHS.analytics, PATHS.today));
  },
  'with the last transaction rewritten': () => {
    const writes = contribution({ transactionId: earlierGift, itemIndex: -1, amount: 90_000 });
    const log = `systemLogs/contribution_made_${earlierGift}`;
    return writing(giver, only(writes, `transactions/${earlierGift}`), { [log]: writes[log] ?? null });
  },
  'an existing notification': () =>
    writing(giver, contribution(), { [PATHS.notification]: STORED[earlierNews] ?? null }),
  'a record beside another, whose notification and log entry are there': () => {
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
  'a gift whose notification was deleted': () =>
    writing(giver, { [earlierNews]: { ...STORED[earlierNews], createdAt: now() } }, { [earlierNews]: null }),
  'a gift with the id of nothing random': () => writing(giver, contribution({ transactionId: 'gift-1' })),
  'a gift with an id in capitals': () => writing(giver, contribution({ transactionId: uuid(7003).replace('4', 'A') })),
});

court.denies('a notification of a contribution', {
  ...inDocument(
    PATHS.notification,
    {},
    {
      'for another': { userId: stranger.uid },
      'for the giver': { userId: giver.uid },
      'of another type': { type: 'system' },
      'with a title of their own': { title: 'Your account is locked' },
      'with another text': { message: 'Call me' },
      'of a larger amount': { message: 'Ravi Kulkarni contributed ₹40000', 'data.amount': 40_000 },
      'of a larger amount in the data': { 'data.amount': 40_000 },
      'by another': { message: 'Somebody contributed ₹400', 'data.contributorName': 'Somebody' },
      'by the id of another': { 'data.contributorId': owner.uid },
      'of another item': { 'data.itemTitle': 'Sofa' },
      'of another wishlist': { 'data.wishlistId': others.id },
      'of another record': { 'data.transactionId': earlierGift },
      'of a record that does not exist': { 'data.transactionId': uuid(4711) },
      'with more data': { 'data.link': 'https://evil.test/' },
      'with less data': { 'data.itemTitle': GONE },
      'that leads elsewhere': { actionUrl: 'https://evil.test/' },
      'that is read already': { isRead: true },
      'from long ago': { createdAt: LONG_AGO },
      'with an unknown key': { icon: 'x' },
      'without a title': { title: GONE },
    },
  ),
  'that names an anonymous giver by an id': () =>
    giveAnd(PATHS.notification, { 'data.contributorId': giver.uid }, { isAnonymous: true }),
  "that is news to the owner of the owner's own gift": () =>
    giveAnd(PATHS.notification, { isRead: false }, { by: owner }),
  'that names an anonymous giver': () =>
    giveAnd(
      PATHS.notification,
      { message: 'Ravi contributed ₹400', 'data.contributorName': 'Ravi' },
      { isAnonymous: true },
    ),
  'that names nobody, though the giver is known': () =>
    giveAnd(PATHS.notification, { message: 'Anonymous contributed ₹400', 'data.contributorName': 'Anonymous' }),
  'that titles the general fund': () => giveAnd(PATHS.notification, { 'data.itemTitle': 'Sofa' }, { itemIndex: -1 }),
});

court.denies('a notification of a funded item', {
  ...inDocument(PATHS.funded, completing, {
    'for another': { userId: stranger.uid },
    'of another type': { type: 'contribution' },
    'with a title of their own': { title: 'You have won' },
    'with another text': { message: 'Call me' },
    'of another item': { message: 'Sofa is fully funded', 'data.itemTitle': 'Sofa' },
    'of another wishlist': { 'data.wishlistId': others.id },
    'of another record': { 'data.transactionId': earlierGift },
    'with more data': { 'data.amount': 1_000 },
    'that leads elsewhere': { actionUrl: '/evil' },
    'that is read already': { isRead: true },
    'from long ago': { createdAt: LONG_AGO },
    'with an unknown key': { icon: 'x' },
    'without data': { data: GONE },
  }),
  "that is news to the owner of the owner's own gift": () =>
    giveAnd(PATHS.funded, { isRead: false }, { ...completing, by: owner }),
  'that is not funded yet': () => writing(giver, { ...contribution(), [PATHS.funded]: fundedNews() }),
  'for a gift to the general fund': () =>
    writing(giver, { ...contribution({ itemIndex: -1 }), [PATHS.funded]: fundedNews({ itemIndex: UNTOUCHED }) }),
  'with an arbitrary id': () => {
    const writes = contribution(completing);
    return writing(giver, { ...writes, 'notifications/anything': writes[PATHS.funded] ?? null });
  },
  'of an earlier gift': () => {
    const path = `transactions/${earlierGift}`;
    const record = altered(STORED[path] ?? {}, { itemId: uuid(102), metadata: { itemTitle: 'Mixer', message: '' } });
    return writing(
      giver,
      { [`notifications/${earlierGift}_funded`]: fundedNews({ transactionId: earlierGift, itemIndex: FUNDED }) },
      {
        [path]: record,
        [PATHS.wishlist]: altered(wedding.fields, { 'lastContribution.itemIndex': FUNDED }),
      },
    );
  },
});

court.denies('the log entry of a contribution', {
  ...inDocument(
    PATHS.log,
    {},
    {
      'of another type': { type: 'user_banned' },
      'with another text': { description: 'Nothing to see' },
      'by another': { actorId: stranger.uid },
      'by nobody, though the giver is known': { actorId: 'anonymous' },
      'about another wishlist': { targetId: others.id },
      'of another amount': { amount: 1 },
      'without an amount': { amount: GONE },
      'from long ago': { timestamp: LONG_AGO },
      'with an unknown key': { ip: '127.0.0.1' },
    },
  ),
  'that names an anonymous giver': () => giveAnd(PATHS.log, { actorId: giver.uid }, { isAnonymous: true }),
  'of an earlier gift': () =>
    writing(giver, {
      [`systemLogs/contribution_made_${earlierGift}`]: {
        type: 'contribution_made',
        description: 'Contribution to Asha and Ravi',
        timestamp: now(),
        actorId: giver.uid,
        targetId: weddingId,
        amount: 500,
      },
    }),
});

court.denies('the analytics update of a contribution', {
  ...inDocument(
    PATHS.analytics,
    {},
    {
      'by two': { contributions: 6 },
      'by none': { contributions: 4 },
      'by half a one': { contributions: 4.5 },
      'beside a view': { views: 41 },
      'beside a share': { shares: 6 },
      'beside a visit from somewhere': { trafficSources: { direct: 31 } },
      'recorded as something else': { last: { kind: 'share', channel: 'copy' } },
      'for another owner': { ownerId: giver.uid },
      'from long ago': { updatedAt: LONG_AGO },
      'with an unknown key': { rate: 1 },
    },
  ),
  'without a contribution': () =>
    writing(visitor, { [PATHS.analytics]: { ...wedding.analytics, contributions: 5, updatedAt: now() } }),
  'of which there was none': () => writing(visitor, { [PATHS.analytics]: { ...wedding.analytics, updatedAt: now() } }),
});

court.denies('the daily statistics update of a contribution', {
  ...inDocument(
    PATHS.today,
    {},
    {
      'by two': { contributions: 3 },
      'by minus one': { contributions: 0 },
      'beside a view': { views: 4 },
      'beside a share': { shares: 2 },
      'beside a new visitor': { uniqueVisitors: 3 },
      'for another owner': { ownerId: giver.uid },
      'from long ago': { updatedAt: LONG_AGO },
      'of another day': { date: dayFromToday(-1) },
      'with an unknown key': { rate: 1 },
    },
  ),
  'on a day before yesterday': () => writing(giver, contribution({ date: dayFromToday(-2) })),
  'on an earlier day that was counted': () => {
    const path = `dailyStats/${weddingId}_${dayFromToday(-9)}`;
    const day = altered(STORED[path] ?? {}, { contributions: 2, updatedAt: now() });
    return writing(giver, { ...without(contribution(), PATHS.today), [path]: day });
  },
  'on the day after tomorrow': () => writing(giver, contribution({ date: dayFromToday(2) })),
  'of another wishlist': () => {
    const day = contribution({ to: linkOnly, itemIndex: -1 })[`dailyStats/${linkOnly.id}_${dayFromToday(0)}`] ?? null;
    return writing(giver, {
      ...without(contribution(), PATHS.today),
      [`dailyStats/${linkOnly.id}_${dayFromToday(0)}`]: day,
    });
  },
});

court.allows('a contribution', {
  'that the day does not count': () => writing(giver, without(contribution(), PATHS.today)),
  'that yesterday counts': () => writing(giver, contribution({ date: dayFromToday(-1) })),
  'of an item without earlier gifts, which is then funded': () => writing(giver, contribution(completing)),
  'that is the second of somebody unknown': () =>
    writing(visitor, contribution({ by: visitor, to: after({ by: visitor, at: LONG_AGO }) }), {
      [PATHS.wishlist]: altered(wedding.fields, {
        contributors: [...wedding.fields.contributors, nobodysEntry(400, 'Be happy')],
        [`items.${UNTOUCHED}`]: after({ by: visitor, at: LONG_AGO }).fields.items[UNTOUCHED],
        fundedAmount: 34_600,
        contributorCount: 5,
        contributionCount: 5,
      }),
      [PATHS.analytics]: { ...wedding.analytics, contributions: 5 },
    }),
});
