import { THEMES } from '../../src/domain/wishlist-options.ts';
import { setUpRulesTest, writing, type Attempt } from './support/rules-test.ts';
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
import { badPictures, describedPictureOf, pictureOf } from './support/pictures.ts';
import { STORED } from './support/stored-documents.ts';
import { CREATED, creation, type Creation, newId, newItem, newItems } from './support/wishlist-events.ts';
import { anEntry, wedding, weddingId, type ItemFields } from './support/wishlists.ts';

const rules = setUpRulesTest('new-wishlists');

const create = (changes: Partial<Creation> = {}): Attempt => writing(changes.by ?? stranger, creation(changes));

const createAnd = (path: string, changes: Fields, by: Person = stranger): Attempt =>
  writing(by, withChange(creation({ by }), path, changes));

/** New items, one of which has an invented funded amount. */
const oneForged = (count: number, place: number, forged: Partial<ItemFields>): readonly ItemFields[] =>
  newItems(count).map((item, index) => (index === place ? { ...item, ...forged } : item));

rules.allows('a new wishlist', {
  'of one item': () => create({ items: newItems(1) }),
  'of ten items': () => create({ items: newItems(10) }),
  'of eleven items': () => create({ items: newItems(11) }),
  ...Object.fromEntries(
    [20, 21, 30, 31, 40, 41, 50, 51].map((count) => [`of ${count} items`, () => create({ items: newItems(count) })]),
  ),
  'of sixty items with the longest texts': () =>
    create({
      items: newItems(60).map((item) => ({
        ...item,
        title: 'अ'.repeat(100),
        description: 'अ'.repeat(500),
        price: 10_000_000,
        fundingGoal: 10_000_000,
        imageUrl: describedPictureOf(stranger),
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
  'by a user without a profile': () => create({ by: newcomer }),
  'without a date': () => create({ fields: { eventDate: null } }),
  'with the visibility link-only': () => create({ fields: { visibility: 'link_only' } }),
  'with the visibility private': () => create({ fields: { visibility: 'private' } }),
  'with a language': () => create({ fields: { language: 'gu' } }),
  ...Object.fromEntries(THEMES.map((theme) => [`with the theme ${theme}`, () => create({ fields: { theme } })])),
  'for an engagement': () => create({ fields: { eventType: 'engagement' } }),
  'for an anniversary': () => create({ fields: { eventType: 'anniversary' } }),
  'for another occasion': () => create({ fields: { eventType: 'other' } }),
  'with an item of one rupee': () => create({ items: [newItem(1, { price: 1, fundingGoal: 1 })] }),
  'with items of every category': () =>
    create({
      items: [
        newItem(1),
        newItem(2, { category: 'experience', isExperience: true }),
        newItem(3, { category: 'donation' }),
      ],
    }),
  'with a local link': () => create({ fields: { shareableLink: `http://127.0.0.1:5000/wishlist/${newId}` } }),
});

rules.denies('a new wishlist', {
  'by a signed-out visitor': () => create({ by: visitor }),
  'by a guest without an account': () => create({ by: { ...stranger, provider: 'anonymous' } }),
  'for another user': () => writing(stranger, creation({ by: owner })),
  'by a banned user': () => create({ by: banned }),
  'by a banned admin': () => create({ by: bannedAdmin }),
  'with an id that is not random': () => create({ id: 'asha-and-ravi' }),
  'with an id in capitals': () => create({ id: newId.replace('4000', '4ABC') }),
  'with an id of another UUID version': () => create({ id: '00000000-0000-9000-0000-000000000050' }),
  'of 61 items': () => create({ items: newItems(61) }),
  'with an overlong id': () => create({ id: `${newId}0` }),
  'without its analytics': () => writing(stranger, without(creation(), CREATED.analytics)),
  'without its log entry': () => writing(stranger, without(creation(), CREATED.log)),
  'on its own': () => writing(stranger, only(creation(), CREATED.wishlist)),
  'with the analytics of a deleted wishlist of another owner': () =>
    writing(stranger, without(creation({ id: weddingId }), `analytics/${weddingId}`), {
      [`wishlists/${weddingId}`]: null,
    }),
  'that overwrites an existing one': () => writing(stranger, creation({ id: weddingId })),
  'with the id of a deleted wishlist of another owner': () =>
    writing(stranger, creation({ id: weddingId }), { [`wishlists/${weddingId}`]: null }),
  'with the id of their own deleted wishlist': () =>
    writing(owner, creation({ id: weddingId, by: owner }), { [`wishlists/${weddingId}`]: null }),
  'with the id of their own deleted wishlist and its old analytics': () =>
    writing(owner, without(creation({ id: weddingId, by: owner }), `analytics/${weddingId}`), {
      [`wishlists/${weddingId}`]: null,
    }),
  'with the id of their own deleted wishlist, over its old analytics': () =>
    writing(owner, creation({ id: weddingId, by: owner }), {
      [`wishlists/${weddingId}`]: null,
      [`systemLogs/wishlist_created_${weddingId}`]: null,
    }),
  'with the id of their own deleted wishlist and its old log entry': () =>
    writing(owner, without(creation({ id: weddingId, by: owner }), `systemLogs/wishlist_created_${weddingId}`), {
      [`wishlists/${weddingId}`]: null,
      [`analytics/${weddingId}`]: null,
    }),
  ...Object.fromEntries(
    Object.entries<Fields>({
      'with a funded amount': { fundedAmount: 50_000 },
      'with contributors': { contributors: [anEntry()] },
      'with a contributor count': { contributorCount: 100 },
      'with a contribution count': { contributionCount: 100 },
      'with a last contribution': {
        lastContribution: { transactionId: uuid(1), itemIndex: -1, entryIndex: -1, at: LONG_AGO },
      },
      'with a last edit': { lastEdit: { kind: 'details', itemIndex: -1 } },
      'with a moderation record': {
        moderation: { logId: uuid(1), action: 'wishlist_reactivated', by: 'admin', at: LONG_AGO },
      },
      'that is deactivated': { isActive: false },
      'with an old creation time': { createdAt: LONG_AGO },
      'with an old update time': { updatedAt: LONG_AGO },
      'with an empty title': { title: '' },
      'with a title of 101 characters': { title: 'a'.repeat(101) },
      'with a title that is a number': { title: 7 },
      'without a title field': { title: GONE },
      'with an empty description': { description: '' },
      'with a description of 1,001 characters': { description: 'a'.repeat(1_001) },
      'with a description that is a list': { description: ['a'] },
      'with an unknown occasion': { eventType: 'divorce' },
      'with an unknown visibility': { visibility: 'friends' },
      'with an unknown language': { language: 'fr' },
      'without a language field': { language: GONE },
      'with a theme that does not exist': { theme: 'neon' },
      'with a theme that is a list': { theme: ['lotus'] },
      'without a theme field': { theme: GONE },
      'with an event date that is a timestamp': { eventDate: LONG_AGO },
      'with an event date that includes a time': { eventDate: '2027-02-14T00:00' },
      'with an event date that is not a date': { eventDate: 'tomorrow' },
      'without an event date field': { eventDate: GONE },
      'with a link to another wishlist': { shareableLink: `https://shagun.example/wishlist/${weddingId}` },
      "with a link that is not the wishlist's": { shareableLink: `https://evil.test/?wishlist/${newId}` },
      'with a link that is a script': { shareableLink: `javascript:alert(1)//wishlist/${newId}` },
      'with a link to another site': { shareableLink: `https://evil.test/wishlist/${newId}` },
      'with a link to a site whose name starts with ours': {
        shareableLink: `https://shagun.example.evil.test/wishlist/${newId}`,
      },
      'with a link that names our site as a user': {
        shareableLink: `https://shagun.example@evil.test/wishlist/${newId}`,
      },
      'with a link to a site whose name ends with ours': {
        shareableLink: `https://evil-shagun.example/wishlist/${newId}`,
      },
      'with a link to another port of our site': { shareableLink: `https://shagun.example:8443/wishlist/${newId}` },
      'with a link that is not encrypted': { shareableLink: `http://shagun.example/wishlist/${newId}` },
      'with a link to a subdomain that anyone may have': {
        shareableLink: `https://a.shagun.example/wishlist/${newId}`,
      },
      'with a link that has a query': { shareableLink: `https://shagun.example/wishlist/${newId}?via=qr` },
      'with a link to another page': { shareableLink: `https://shagun.example/login?next=/wishlist/${newId}` },
      'with a local link to a name': { shareableLink: `http://127.0.0.1.evil.test/wishlist/${newId}` },
      'without a link': { shareableLink: GONE },
      'with a total of zero': { totalValue: 0 },
      'with a negative total': { totalValue: -1_000 },
      'with a total that is not whole': { totalValue: 2_000.5 },
      'with a total above that of sixty items at the highest price': { totalValue: 600_000_001 },
      'with a total that is a string': { totalValue: '2000' },
      'with an unknown category': { categories: ['physical', 'cash'] },
      'with four categories': { categories: ['physical', 'physical', 'physical', 'physical'] },
      'with categories that are a string': { categories: 'physical' },
      'without items': { items: [] },
      'with items that are a map': { items: { first: newItem(1) } },
      'without an items field': { items: GONE },
      'with an unknown key': { featured: true },
    }).map(([what, changes]) => [what, () => createAnd(CREATED.wishlist, changes)]),
  ),
});

const FORGERIES: Readonly<Record<string, Fields>> = {
  'is funded': { isFunded: true },
  'has a funded amount': { fundedAmount: 900 },
  'has contributors': { contributors: [{ ...anEntry(), isVerified: true }] },
  'has a contribution count': { contributionCount: 9 },
  'belongs to another wishlist': { wishlistId: wedding.id },
  'has an unknown key': { bonus: 1 },
  'has no funded flag': { isFunded: GONE },
  'has no funded amount': { fundedAmount: GONE },
  'has no contributors': { contributors: GONE },
  'has no contribution count': { contributionCount: GONE },
  'has no wishlist id': { wishlistId: GONE },
};

rules.denies(
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

rules.denies(
  'a new wishlist with an invented funded amount',
  Object.fromEntries(
    Array.from({ length: 60 }, (_, place) => [
      `on item ${place + 1} of 60`,
      () => create({ items: oneForged(60, place, { fundedAmount: 900, isFunded: true }) }),
    ]),
  ),
);

rules.denies('a new wishlist with an invented funded amount on the last item', {
  ...Object.fromEntries(
    [1, 10, 11, 20, 21, 30, 31, 40, 41, 50, 51].map((count) => [
      `of ${count}`,
      () => create({ items: oneForged(count, count - 1, { fundedAmount: 900 }) }),
    ]),
  ),
});

rules.denies('a new wishlist with an item whose picture is', {
  ...Object.fromEntries(
    Object.entries(badPictures(stranger, 'items')).map(([what, imageUrl]) => [
      what,
      () => create({ items: [newItem(1, { imageUrl })] }),
    ]),
  ),
  ...Object.fromEntries(
    Array.from({ length: 60 }, (_, place) => [
      `on another site, as number ${place + 1}`,
      () => create({ items: oneForged(60, place, { imageUrl: 'https://evil.test/lamp.jpg' }) }),
    ]),
  ),
  'divided between two items': () => {
    const picture = pictureOf(stranger);
    return create({
      items: [newItem(1, { imageUrl: picture.slice(0, 20) }), newItem(2, { imageUrl: picture.slice(20) })],
    });
  },
  missing: () => createAnd(CREATED.wishlist, { 'items.0.imageUrl': GONE }),
  null: () => createAnd(CREATED.wishlist, { 'items.0.imageUrl': null }),
});

rules.denies('an item of a new wishlist', {
  'that is a string': () => createAnd(CREATED.wishlist, { items: ['Sofa'] }),
  'that is null': () => createAnd(CREATED.wishlist, { items: [null] }),
  'that is empty': () => createAnd(CREATED.wishlist, { items: [{}] }),
});

rules.denies('analytics of a new wishlist', {
  ...Object.fromEntries(
    Object.entries<Fields>({
      'with views': { views: 1_000 },
      'with visitors': { uniqueVisitors: 1_000 },
      'with shares': { shares: 1_000 },
      'with contributions': { contributions: 1_000 },
      'with traffic sources': { trafficSources: { direct: 1 } },
      'with devices': { deviceStats: { phone: 1 } },
      'with referrers': { referralStats: { direct: 1 } },
      'with a last event': { last: { kind: 'share', channel: 'qr' } },
      'with another owner': { ownerId: owner.uid },
      'with the id of another wishlist': { wishlistId: weddingId },
      'with an old creation time': { createdAt: LONG_AGO },
      'with an old update time': { updatedAt: LONG_AGO },
      'with an unknown key': { rate: 1 },
      'without a field': { last: GONE },
    }).map(([what, changes]) => [what, () => createAnd(CREATED.analytics, changes)]),
  ),
  'for an existing wishlist': () =>
    writing(
      owner,
      { [`analytics/${weddingId}`]: statisticsOf(weddingId, owner) },
      { [`analytics/${weddingId}`]: null },
    ),
  'for a wishlist that does not exist': () =>
    writing(owner, { [`analytics/${uuid(4711)}`]: statisticsOf(uuid(4711), owner) }),
  'that overwrite existing ones': () => writing(owner, { [`analytics/${weddingId}`]: statisticsOf(weddingId, owner) }),
});

function statisticsOf(id: string, by: Person): Fields {
  return creation({ id, by })[`analytics/${id}`] ?? {};
}

rules.denies('the log entry of a new wishlist', {
  ...Object.fromEntries(
    Object.entries<Fields>({
      'with another type': { type: 'user_banned' },
      'with another description': { description: 'Nothing to see' },
      'with another actor': { actorId: owner.uid },
      'with another target': { targetId: weddingId },
      'with an amount': { amount: 1 },
      'with an old timestamp': { timestamp: LONG_AGO },
      'without an actor': { actorId: GONE },
    }).map(([what, changes]) => [what, () => createAnd(CREATED.log, changes)]),
  ),
  'on its own': () => writing(stranger, only(creation(), CREATED.log)),
  'for an existing wishlist': () =>
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
