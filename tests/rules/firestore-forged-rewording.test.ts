import { correction, type StoredTransaction } from './support/correction.ts';
import { altered, type Fields, GONE, inHours, LONG_AGO, now, uuid, withChange, without } from './support/fields.ts';
import { contribution, PATHS as CONTRIBUTION } from './support/contribution.ts';
import { giver, nameless } from './support/people.ts';
import {
  accountsGift,
  accountsNewerGift,
  anonymousFund,
  beforeRewording,
  givenWedding,
  kiransGift,
  NEW,
  placeOf,
  reword,
  rewording,
  toEachKind,
  withoutItem,
  WISHLIST,
} from './support/rewording.ts';
import { type Attempt, each, setUpRulesTest, writing } from './support/rules-test.ts';
import { changedGift, giverOf } from './support/upi.ts';
import {
  anEntry,
  anonymousEntry,
  changedWishlist,
  FUNDED,
  HALF_GIVEN,
  type StoredWishlist,
  weddingId,
} from './support/wishlists.ts';

const rules = setUpRulesTest('forged-rewording');

const onItem = `items.${HALF_GIVEN}.contributors.1`;

rules.denies('a rewording that also changes, of the wishlist,', {
  ...each((wishlist) => reword(kiransGift, { wishlist }), {
    'the sum': { fundedAmount: 1 },
    'the number of contributions': { contributionCount: 1 },
    'the number of contributors': { contributorCount: 1 },
    'the title': { title: 'Mine' },
    'the owner': { userId: nameless.uid },
    'the last contribution': { lastContribution: null },
    'the last correction': { lastCorrection: { transactionId: kiransGift.id, ...placeOf(kiransGift), at: now() } },
    'the description': { description: 'Mine' },
    'the time to an earlier one': { updatedAt: LONG_AGO },
    'the time of the change': { 'lastRewording.at': LONG_AGO },
    'the keys of the change': { 'lastRewording.more': 1 },
    'the sum of the item': { [`items.${HALF_GIVEN}.fundedAmount`]: 1 },
    'the title of the item': { [`items.${HALF_GIVEN}.title`]: 'Mine' },
    'another item': { [`items.${FUNDED}.title`]: 'Mine' },
    'another entry': { 'contributors.0.message': NEW },
    'another entry of the item': { [`items.${HALF_GIVEN}.contributors.0.message`]: NEW },
    'the amount of the entry': { 'contributors.4.amount': 7_000 },
    'the giver of the entry': { 'contributors.4.userId': giver.uid },
    'the time of the entry': { 'contributors.4.contributedAt': inHours(0) },
    'the e-mail of the entry': { 'contributors.4.email': 'kiran@example.test' },
    'whether the entry is anonymous': { 'contributors.4.isAnonymous': true },
    'the keys of the entry': { 'contributors.4.more': true },
    'the amount of the item’s entry': { [`${onItem}.amount`]: 7_000 },
    'whether an account vouches for it': { [`${onItem}.isVerified`]: true },
    'the order of the entries': { 'contributors.4': anonymousEntry(900, 'From a friend'), 'contributors.5': anEntry() },
    'its entries by one more': { 'contributors.7': anonymousEntry(1) },
    'its entries by one less': { 'contributors.6': GONE },
  }),
});

rules.denies('public words that differ', {
  ...each((wishlist) => reword(kiransGift, { name: 'Kiran Rao', wishlist }), {
    'in the name': { 'contributors.4.displayName': 'Kiran' },
    'in another name': { 'contributors.4.displayName': 'Somebody' },
    'in the blessing': { 'contributors.4.message': 'Be happy' },
    'in another blessing': { 'contributors.4.message': 'Buy from evil.test' },
    'in the name, on the item': { [`${onItem}.displayName`]: 'Kiran' },
    'in the blessing, on the item': { [`${onItem}.message`]: 'Be happy' },
    'in another blessing, on the item': { [`${onItem}.message`]: 'Buy from evil.test' },
  }),
  'in the name, although the gift keeps its own': () =>
    reword(kiransGift, { wishlist: { 'contributors.4.displayName': 'Kiran Rao' } }),
  'in the name of an entry of two gifts, although the gift keeps its own': () =>
    reword(accountsGift, {
      on: changedWishlist(givenWedding, { 'contributors.1.displayName': 'Ravi' }),
      wishlist: { 'contributors.1.displayName': 'Ravi Kulkarni' },
    }),
  'in the blessing of an anonymous gift': () =>
    reword(anonymousFund, { wishlist: { 'contributors.6.message': 'Buy from evil.test' } }),
  'in the newer blessing of two gifts': () => reword(accountsGift, { wishlist: { 'contributors.1.message': NEW } }),
  'in the shown blessing of two gifts': () =>
    reword(accountsNewerGift, { wishlist: { 'contributors.1.message': 'Be happy' } }),
});

const full = (changes: Fields = {}): StoredWishlist =>
  changedWishlist(givenWedding, { contributorCount: 8, [`items.${HALF_GIVEN}.contributionCount`]: 4, ...changes });

rules.denies('as the entry of a gift', {
  ...toEachKind(', none, although all are listed', (gift) =>
    reword(gift, { place: { ...placeOf(gift), entryIndex: -1 } }),
  ),
  'to an item, none, although all are listed': () =>
    reword(kiransGift, { place: { ...placeOf(kiransGift), itemEntryIndex: -1 } }),
  'none, although the entries change': () =>
    reword(kiransGift, {
      on: full(),
      place: { ...placeOf(kiransGift), entryIndex: -1 },
      wishlist: { 'contributors.4.message': NEW },
    }),
  'to an item, none, although its entries change': () =>
    reword(kiransGift, {
      on: full(),
      place: { ...placeOf(kiransGift), itemEntryIndex: -1 },
      wishlist: { [`${onItem}.message`]: NEW },
    }),
  'that of another giver': () => reword(kiransGift, { place: { entryIndex: 3 } }),
  'that of an account': () => reword(kiransGift, { place: { entryIndex: 1 } }),
  'that of an anonymous giver': () => reword(kiransGift, { place: { entryIndex: 5 } }),
  'that of another gift to the item': () => reword(kiransGift, { place: { itemEntryIndex: 0 } }),
  'that of another anonymous gift': () => reword(anonymousFund, { place: { entryIndex: 5 } }),
  'that of a larger anonymous gift, without a blessing': () => reword(anonymousFund, { place: { entryIndex: 0 } }),
  'that of an anonymous gift of the same amount': () =>
    reword(anonymousFund, {
      on: changedWishlist(givenWedding, { 'contributors.5.amount': 300 }),
      place: { entryIndex: 5 },
    }),
  'that of a smaller gift': () =>
    reword(kiransGift, { on: changedWishlist(givenWedding, { 'contributors.4.amount': 699 }) }),
  'that of a larger gift to the item': () =>
    reword(kiransGift, { on: changedWishlist(givenWedding, { [`${onItem}.amount`]: 701 }) }),
  'that of a gift to the item with another blessing': () =>
    reword(kiransGift, { on: changedWishlist(givenWedding, { [`${onItem}.message`]: 'See you soon' }) }),
  'that of a gift to the item under another name': () =>
    reword(kiransGift, { on: changedWishlist(givenWedding, { [`${onItem}.displayName`]: 'Meena' }) }),
  'that of a gift to the item by another user': () =>
    reword(kiransGift, { on: changedWishlist(givenWedding, { [`${onItem}.userId`]: giver.uid }) }),
  'one after the last': () =>
    writing(
      nameless,
      withChange(rewording(kiransGift, { message: NEW }), WISHLIST, { 'lastRewording.entryIndex': 7 }),
      beforeRewording(kiransGift),
    ),
});

rules.denies('as the item of a gift', {
  'the general fund': () => reword(kiransGift, { place: { itemIndex: -1, itemEntryIndex: -1 } }),
  'the general fund, with a changed item': () =>
    reword(kiransGift, {
      on: withoutItem(kiransGift),
      place: { itemIndex: -1, itemEntryIndex: -1 },
      wishlist: { 'items.0.title': 'Mine' },
    }),
  'the general fund, with an entry': () => withPlace(anonymousFund, { 'lastRewording.itemEntryIndex': 0 }),
  'another one': () => reword(kiransGift, { on: full(), place: { itemIndex: FUNDED, itemEntryIndex: -1 } }),
  'one of a gift to the general fund': () =>
    reword(anonymousFund, {
      on: full(),
      place: { itemIndex: HALF_GIVEN, itemEntryIndex: -1 },
    }),
});

function withPlace(of: StoredTransaction, wishlist: Fields): Attempt {
  return writing(giverOf(of), withChange(rewording(of, { message: NEW }), WISHLIST, wishlist), beforeRewording(of));
}

const GIFT = `transactions/${kiransGift.id}`;

rules.denies('a change of', {
  'the gift without the wishlist': () =>
    writing(nameless, without(rewording(kiransGift, { message: NEW }), WISHLIST), beforeRewording(kiransGift)),
  'the gift, if the wishlist names it from an earlier change': () =>
    writing(nameless, without(rewording(kiransGift, { message: NEW }), WISHLIST), {
      ...beforeRewording(kiransGift),
      [WISHLIST]: altered(givenWedding.fields, {
        lastRewording: { transactionId: kiransGift.id, ...placeOf(kiransGift), at: LONG_AGO },
      }),
    }),
  'the wishlist without the gift': () =>
    writing(nameless, without(rewording(kiransGift, { message: NEW }), GIFT), beforeRewording(kiransGift)),
  'the wishlist without the gift, whose words were changed earlier': () =>
    writing(
      nameless,
      without(rewording(kiransGift, { message: NEW }), GIFT),
      beforeRewording(changedGift(kiransGift, { editedAt: LONG_AGO })),
    ),
  'the wishlist to the words that the gift has': () =>
    writing(
      nameless,
      without(rewording(kiransGift, { message: 'Be happy' }), GIFT),
      beforeRewording(changedGift(kiransGift, { editedAt: LONG_AGO })),
    ),
  'the wishlist for another gift': () => withPlace(kiransGift, { 'lastRewording.transactionId': accountsGift.id }),
  'another gift as well': () => {
    const second = changedGift({ ...kiransGift, id: uuid(9024) }, {});
    return writing(
      nameless,
      {
        ...rewording(second, { message: NEW }, { place: placeOf(kiransGift) }),
        ...without(rewording(kiransGift, { message: NEW }), WISHLIST),
      },
      { ...beforeRewording(kiransGift), ...beforeRewording(second) },
    );
  },
  'a gift to another wishlist': () => reword(changedGift(kiransGift, { wishlistId: uuid(6) })),
  'a gift that does not exist': () =>
    writing(nameless, rewording(kiransGift, { message: NEW }), { [WISHLIST]: givenWedding.fields }),
});

rules.denies('at the same time as changing the words', {
  'setting the gift aside': () => {
    const of = accountsNewerGift;
    const place = placeOf(of);
    const aside = correction({ of, on: givenWedding, by: giver, reason: 'by_giver', ...place });
    return writing(
      giver,
      withChange(aside, `transactions/${of.id}`, { 'metadata.message': NEW, editedAt: now() }),
      beforeRewording(of),
    );
  },
  'counting it on a day': () => {
    const { today } = givenWedding;
    const day = `dailyStats/${weddingId}_${String(kiransGift.fields.day)}`;
    return writing(
      nameless,
      {
        ...rewording(kiransGift, { message: NEW }),
        [day]: { ...today, contributions: (today?.contributions ?? 0) + 1, updatedAt: now() },
      },
      beforeRewording(kiransGift),
    );
  },
});

rules.denies('a new gift', {
  'that is edited already': () =>
    writing(giver, withChange(contribution({ by: giver }), CONTRIBUTION.transaction, { editedAt: now() })),
});
