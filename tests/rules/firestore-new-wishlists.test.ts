import { openCourt, writing, type Attempt } from './support/court.ts';
import {
  altered,
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
import { banned, bannedAdmin, newcomer, owner, type Person, stranger, visitor } from './support/people.ts';
import { STORED } from './support/stored-documents.ts';
import { CREATED, creation, type Creation, newId, newItem, newItems } from './support/wishlist-events.ts';
import { anEntry, wedding, weddingId, type ItemFields } from './support/wishlists.ts';

const court = openCourt('new-wishlists');

const create = (changes: Partial<Creation> = {}): Attempt => writing(changes.by ?? stranger, creation(changes));

const createAnd = (path: string, changes: Fields, by: Person = stranger): Attempt =>
  writing(by, withChange(creation({ by }), path, changes));

/** Items of which the one at this index has money nobody contributed. */
const oneForged = (count: number, place: number, forged: Partial<ItemFields>): readonly ItemFields[] =>
  newItems(count).map((item, index) => (index === place ? { ...item, ...forged } : item));

court.allows('a new wishlist', {
  'of one item': () => create({ items: newItems(1) }),
  'of ten items': () => create({ items: newItems(10) }),
  'of eleven items': () => create({ items: newItems(11) }),
  ...Object.fromEntries(
    [20, 21, 30, 31, 40, 41, 50, 51].map((count) => [`of ${count} items`, () => create({ items: newItems(count) })]),
  ),
  'with a link of 300 characters': () =>
    create({ fields: { shareableLink: `https://${'a'.repeat(246)}/wishlist/${newId}` } }),
  'of sixty items of every kind, and the longest texts': () =>
    create({
      items: newItems(60).map((item) => ({
        ...item,
        title: 'अ'.repeat(100),
        description: 'अ'.repeat(500),
        price: 10_000_000,
        fundingGoal: 10_000_000,
        imageUrl: `https://pictures.test/${'a'.repeat(470)}`,
        externalUrl: `https://shop.test/${'a'.repeat(470)}`,
        minContribution: 1,
        maxContribution: 10_000_000,
        quantity: 99,
      })),
      fields: {
        title: 'अ'.repeat(100),
        description: 'अ'.repeat(1_000),
        totalValue: 600_000_000,
        categories: ['physical', 'experience', 'donation'],
      },
    }),
  'of a newcomer': () => create({ by: newcomer }),
  'without a date': () => create({ fields: { eventDate: null } }),
  'for those with the link': () => create({ fields: { visibility: 'link_only' } }),
  'that is private': () => create({ fields: { visibility: 'private' } }),
  'of an engagement': () => create({ fields: { eventType: 'engagement' } }),
  'of an anniversary': () => create({ fields: { eventType: 'anniversary' } }),
  'of something else': () => create({ fields: { eventType: 'other' } }),
  'of one rupee': () => create({ items: [newItem(1, { price: 1, fundingGoal: 1 })] }),
  'of every category': () =>
    create({
      items: [
        newItem(1),
        newItem(2, { category: 'experience', isExperience: true }),
        newItem(3, { category: 'donation' }),
      ],
    }),
  'on a site without https': () => create({ fields: { shareableLink: `http://127.0.0.1:5000/wishlist/${newId}` } }),
});

court.denies('a new wishlist', {
  'without signing in': () => create({ by: visitor }),
  'for another': () => writing(stranger, creation({ by: owner })),
  'while banned': () => create({ by: banned }),
  'as a banned admin': () => create({ by: bannedAdmin }),
  'with an id that is not random': () => create({ id: 'asha-and-ravi' }),
  'with an id in capitals': () => create({ id: newId.replace('4000', '4ABC') }),
  'with an id of the wrong kind': () => create({ id: '00000000-0000-9000-0000-000000000050' }),
  'of 61 items': () => create({ items: newItems(61) }),
  'with an overlong id': () => create({ id: `${newId}0` }),
  'without its statistics': () => writing(stranger, without(creation(), CREATED.analytics)),
  'without its log entry': () => writing(stranger, without(creation(), CREATED.log)),
  alone: () => writing(stranger, only(creation(), CREATED.wishlist)),
  'over the statistics of another one': () =>
    writing(stranger, without(creation({ id: weddingId }), `analytics/${weddingId}`), {
      [`wishlists/${weddingId}`]: null,
    }),
  'over an existing one': () => writing(stranger, creation({ id: weddingId })),
  'over a deleted one': () => writing(stranger, creation({ id: weddingId }), { [`wishlists/${weddingId}`]: null }),
  'over their own deleted one': () =>
    writing(owner, creation({ id: weddingId, by: owner }), { [`wishlists/${weddingId}`]: null }),
  'over their own deleted one, with the old statistics': () =>
    writing(owner, without(creation({ id: weddingId, by: owner }), `analytics/${weddingId}`), {
      [`wishlists/${weddingId}`]: null,
    }),
  'over their own deleted one, with the old statistics and no log entry': () =>
    writing(owner, creation({ id: weddingId, by: owner }), {
      [`wishlists/${weddingId}`]: null,
      [`systemLogs/wishlist_created_${weddingId}`]: null,
    }),
  'over their own deleted one, with the old log entry': () =>
    writing(owner, without(creation({ id: weddingId, by: owner }), `systemLogs/wishlist_created_${weddingId}`), {
      [`wishlists/${weddingId}`]: null,
      [`analytics/${weddingId}`]: null,
    }),
  ...Object.fromEntries(
    Object.entries<Fields>({
      'with money': { fundedAmount: 50_000 },
      'with givers': { contributors: [anEntry()] },
      'with a count of givers': { contributorCount: 100 },
      'with a count of gifts': { contributionCount: 100 },
      'with a last gift': { lastContribution: { transactionId: uuid(1), itemIndex: -1, entryIndex: -1, at: LONG_AGO } },
      'with a last edit': { lastEdit: { kind: 'details', itemIndex: -1 } },
      'with an act of an admin': {
        moderation: { logId: uuid(1), action: 'wishlist_reactivated', by: 'admin', at: LONG_AGO },
      },
      'that is closed': { isActive: false },
      'from long ago': { createdAt: LONG_AGO },
      'changed long ago': { updatedAt: LONG_AGO },
      'without a title': { title: '' },
      'with a title of 101 characters': { title: 'a'.repeat(101) },
      'with a title that is a number': { title: 7 },
      'with a title field missing': { title: GONE },
      'without a description': { description: '' },
      'with a description of 1,001 characters': { description: 'a'.repeat(1_001) },
      'with a description that is a list': { description: ['a'] },
      'of an unknown occasion': { eventType: 'divorce' },
      'of an unknown visibility': { visibility: 'friends' },
      'on a day that is a time': { eventDate: LONG_AGO },
      'on a day with a time': { eventDate: '2027-02-14T00:00' },
      'on a day that is a text': { eventDate: 'tomorrow' },
      'without an event date field': { eventDate: GONE },
      'with a link to another wishlist': { shareableLink: `https://shagun.example/wishlist/${weddingId}` },
      'with a link to elsewhere': { shareableLink: `https://evil.test/?wishlist/${newId}` },
      'with a link that is a script': { shareableLink: `javascript:alert(1)//wishlist/${newId}` },
      'with a link of 301 characters': { shareableLink: `https://${'a'.repeat(247)}/wishlist/${newId}` },
      'without a link': { shareableLink: GONE },
      'with a total of zero': { totalValue: 0 },
      'with a total below zero': { totalValue: -1_000 },
      'with half a rupee in the total': { totalValue: 2_000.5 },
      'with a total beyond sixty dearest items': { totalValue: 600_000_001 },
      'with a total that is a text': { totalValue: '2000' },
      'with an unknown category': { categories: ['physical', 'cash'] },
      'with four categories': { categories: ['physical', 'physical', 'physical', 'physical'] },
      'with categories that are a text': { categories: 'physical' },
      'without items': { items: [] },
      'with items that are a map': { items: { first: newItem(1) } },
      'with items missing': { items: GONE },
      'with an unknown key': { featured: true },
    }).map(([what, changes]) => [what, () => createAnd(CREATED.wishlist, changes)]),
  ),
});

const FORGERIES: Readonly<Record<string, Fields>> = {
  'is funded': { isFunded: true },
  'has money': { fundedAmount: 900 },
  'has givers': { contributors: [{ ...anEntry(), isVerified: true }] },
  'has a count of gifts': { contributionCount: 9 },
  'belongs to another wishlist': { wishlistId: wedding.id },
  'has an unknown key': { bonus: 1 },
  'does not say whether it is funded': { isFunded: GONE },
  'does not say how much it has': { fundedAmount: GONE },
  'does not say who gave': { contributors: GONE },
  'does not say how many gave': { contributionCount: GONE },
  'does not say where it belongs': { wishlistId: GONE },
};

court.denies(
  'an item of a new wishlist that',
  Object.fromEntries(
    Object.entries(FORGERIES).map(([what, changes]) => [
      what,
      () =>
        createAnd(
          CREATED.wishlist,
          Object.fromEntries(Object.entries(changes).map(([key, value]) => [`items.1.${key}`, value])),
        ),
    ]),
  ),
);

court.denies(
  'a new wishlist with unfounded money',
  Object.fromEntries(
    Array.from({ length: 60 }, (_, place) => [
      `on item ${place + 1} of 60`,
      () => create({ items: oneForged(60, place, { fundedAmount: 900, isFunded: true }) }),
    ]),
  ),
);

court.denies('a new wishlist with unfounded money on the last item', {
  ...Object.fromEntries(
    [1, 10, 11, 20, 21, 30, 31, 40, 41, 50, 51].map((count) => [
      `of ${count}`,
      () => create({ items: oneForged(count, count - 1, { fundedAmount: 900 }) }),
    ]),
  ),
});

court.denies('an item of a new wishlist', {
  'that is a text': () => createAnd(CREATED.wishlist, { items: ['Sofa'] }),
  'that is null': () => createAnd(CREATED.wishlist, { items: [null] }),
  'that is empty': () => createAnd(CREATED.wishlist, { items: [{}] }),
});

court.denies('analytics of a new wishlist', {
  ...Object.fromEntries(
    Object.entries<Fields>({
      'with views': { views: 1_000 },
      'with visitors': { uniqueVisitors: 1_000 },
      'with shares': { shares: 1_000 },
      'with contributions': { contributions: 1_000 },
      'with sources': { trafficSources: { direct: 1 } },
      'with devices': { deviceStats: { phone: 1 } },
      'with referrers': { referralStats: { direct: 1 } },
      'with a last visit': { last: { kind: 'share', channel: 'qr' } },
      'for another owner': { ownerId: owner.uid },
      'of another wishlist': { wishlistId: weddingId },
      'from long ago': { createdAt: LONG_AGO },
      'changed long ago': { updatedAt: LONG_AGO },
      'with an unknown key': { rate: 1 },
      'without a field': { last: GONE },
    }).map(([what, changes]) => [what, () => createAnd(CREATED.analytics, changes)]),
  ),
  'for a wishlist that is there': () =>
    writing(
      owner,
      { [`analytics/${weddingId}`]: statisticsOf(weddingId, owner) },
      { [`analytics/${weddingId}`]: null },
    ),
  'for a wishlist that does not exist': () =>
    writing(owner, { [`analytics/${uuid(4711)}`]: statisticsOf(uuid(4711), owner) }),
  'again, to restart': () => writing(owner, { [`analytics/${weddingId}`]: statisticsOf(weddingId, owner) }),
});

function statisticsOf(id: string, by: Person): Fields {
  return creation({ id, by })[`analytics/${id}`] ?? {};
}

court.denies('the log entry of a new wishlist', {
  ...Object.fromEntries(
    Object.entries<Fields>({
      'of another type': { type: 'user_banned' },
      'with another text': { description: 'Nothing to see' },
      'by another': { actorId: owner.uid },
      'about another': { targetId: weddingId },
      'with an amount': { amount: 1 },
      'from long ago': { timestamp: LONG_AGO },
      'without an actor': { actorId: GONE },
    }).map(([what, changes]) => [what, () => createAnd(CREATED.log, changes)]),
  ),
  alone: () => writing(stranger, only(creation(), CREATED.log)),
  'for an existing profile': () =>
    writing(
      owner,
      { [`systemLogs/wishlist_created_${weddingId}`]: logOf(weddingId) },
      {
        [`systemLogs/wishlist_created_${weddingId}`]: null,
      },
    ),
  'with an arbitrary id': () => {
    const writes: Writes = { ...creation(), 'systemLogs/anything': creation()[CREATED.log] ?? null };
    return writing(stranger, writes);
  },
});

const logOf = (id: string): Fields => altered(STORED[`systemLogs/wishlist_created_${id}`] ?? {}, { timestamp: now() });
