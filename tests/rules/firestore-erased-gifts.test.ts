import {
  ANONYMOUS,
  beforeErasure,
  erasing,
  erasure,
  IN_FUND,
  ON_SOFA,
  recordOf,
  setAside,
  sofaGift,
  toFund,
  twiceGiven,
  UNLISTED,
} from './support/erasure.ts';
import { type Fields, GONE, LONG_AGO, now, only, uuid, withChange, type Writes } from './support/fields.ts';
import { giver, owner, stranger, visitor } from './support/people.ts';
import { type Attempt, each, setUpRulesTest, writing } from './support/rules-test.ts';
import { correction, toSofa } from './support/correction.ts';
import { key, sentNotice } from './support/upi.ts';
import {
  anEntry,
  changedWishlist,
  CONTRIBUTORS_ENTRY,
  documentsOf,
  earlierId,
  HALF_GIVEN,
  STRANGERS_ENTRY,
  type StoredWishlist,
  wedding,
  weddingId,
} from './support/wishlists.ts';
import { storedContributionNotification } from '../../src/domain/testing/documents.ts';

const rules = setUpRulesTest('erased-gifts');

const SOFA = `transactions/${toSofa.id}`;
const WISHLIST = `wishlists/${weddingId}`;
/** The wishlist is closed to guests. */
const closed = changedWishlist(wedding, { visibility: 'private' });

const ofEntry = (changes: Fields): StoredWishlist =>
  changedWishlist(wedding, { [`contributors.${CONTRIBUTORS_ENTRY}`]: anEntry(changes) });
const IN_TWICE = { of: toFund, on: twiceGiven, place: IN_FUND };
const GONE_ALREADY = { of: toFund, on: wedding, place: UNLISTED };
const FIRST = { on: twiceGiven, place: ON_SOFA };
const OLDER = changedWishlist(wedding, { [`items.${HALF_GIVEN}.contributors.0.isVerified`]: GONE });

rules.allows('a gift to become anonymous', {
  'that has entries of its own': () => writing(giver, erasure(), beforeErasure()),
  'that shares its entry with another': () => writing(giver, erasure(FIRST), beforeErasure(FIRST)),
  'to the general fund that shares its entry': () => writing(giver, erasure(IN_TWICE), beforeErasure(IN_TWICE)),
  'that is not listed': () => writing(giver, erasure(GONE_ALREADY), beforeErasure(GONE_ALREADY)),
  'whose item is gone': () =>
    writing(giver, erasure({ place: { ...ON_SOFA, itemIndex: -1, itemEntryIndex: -1 } }), beforeErasure()),
  'from before there were verified names': () => writing(giver, erasure({ on: OLDER }), beforeErasure({ on: OLDER })),
  'on a closed wishlist': () => writing(giver, erasure({ on: closed }), beforeErasure({ on: closed })),
  'that is set aside': () =>
    writing(giver, only(erasure({ of: setAside }), `transactions/${setAside.id}`), beforeErasure({ of: setAside })),
  'on a deleted wishlist': () => writing(giver, only(erasure(), SOFA), { ...beforeErasure(), [WISHLIST]: null }),
  'together with its notifications': () =>
    writing(giver, { ...erasure(), ...notices(null) }, { ...beforeErasure(), ...notices() }),
  'without any notification left': () => writing(giver, { ...erasure(), ...notices(null) }, beforeErasure()),
});

/** The notifications of the gift, which have the name of the giver. */
function notices(fields: Fields | null = storedContributionNotification({ userId: owner.uid }, LONG_AGO)): Writes {
  const [sent = ''] = Object.keys(sentNotice(toSofa));
  return { [`notifications/${toSofa.id}_contribution`]: fields, [sent]: fields };
}

rules.denies('changing the notifications of an erased gift', {
  'to others': () =>
    writing(
      giver,
      { ...erasure(), ...notices({ userId: owner.uid, message: 'Mine' }) },
      { ...beforeErasure(), ...notices() },
    ),
});

rules.denies('deleting the notification of a gift', {
  'that keeps its giver': () => writing(giver, notices(null), { ...beforeErasure(), ...notices() }),
  'that was anonymous before': () =>
    writing(giver, notices(null), { ...beforeErasure(), ...notices(), [SOFA]: { ...sofaGift.fields, ...ANONYMOUS } }),
  'other than the erased one': () =>
    writing(giver, { ...erasure(), [`notifications/${earlierId}_contribution`]: null }, beforeErasure()),
});

rules.denies('a gift to become anonymous', {
  'without a record': () => writing(giver, erasure(), { ...beforeErasure(), [recordOf(giver)]: null }),
  'by another user': () => writing(stranger, erasure(), { ...beforeErasure(), ...erasing(stranger) }),
  'by a visitor': () => writing(visitor, erasure(), beforeErasure()),
  'without its wishlist': () => writing(giver, only(erasure(), SOFA), beforeErasure()),
  'with the wishlist of another gift': () =>
    writing(
      giver,
      { ...erasure(FIRST), [`transactions/${toFund.id}`]: { ...toFund.fields, ...ANONYMOUS } },
      { ...beforeErasure(FIRST), [`transactions/${toFund.id}`]: toFund.fields },
    ),
  'on the wishlist only': () => writing(giver, only(erasure(), WISHLIST), beforeErasure()),
  'that is not the last erasure of the wishlist': () =>
    writing(giver, withChange(erasure(), WISHLIST, { 'lastErasure.transactionId': toFund.id }), beforeErasure()),
  'with that of an earlier commit': () => {
    const on = changedWishlist(wedding, { lastErasure: { transactionId: toSofa.id, ...ON_SOFA, at: LONG_AGO } });
    return writing(giver, only(erasure(), SOFA), beforeErasure({ on }));
  },
});

const alteredGift = (changes: Fields): Attempt => writing(giver, withChange(erasure(), SOFA, changes), beforeErasure());

rules.denies('an erased gift', {
  ...each(alteredGift, {
    'with a name': { displayName: 'Ravi' },
    'with an e-mail address': { email: giver.email },
    'with a verified address': { isEmailVerified: true },
    'with a phone number': { phoneNumber: '+91 98765 43210' },
    'with a verified name': { isVerified: true },
    'that is not anonymous': { isAnonymous: false },
    'with the key of a giver': { giverKey: key(0) },
    'of another giver': { contributorId: stranger.uid },
    'with another amount': { amount: 1 },
    'with another blessing': { 'metadata.message': 'Be happy' },
    'with another status': { status: 'received' },
    'that is thanked': { thankedAt: now() },
    'of another wishlist': { wishlistId: uuid(2) },
  }),
});

const alteredList = (changes: Fields): Attempt =>
  writing(giver, withChange(erasure(), WISHLIST, changes), beforeErasure());
const ofItem = `items.${HALF_GIVEN}.contributors.0`;
const ofWishlist = `contributors.${CONTRIBUTORS_ENTRY}`;

rules.denies('an erasure on the wishlist', {
  ...each(alteredList, {
    'that changes the sum': { fundedAmount: 1 },
    'that changes the number of contributions': { contributionCount: 1 },
    'that changes the number of contributors': { contributorCount: 5 },
    'that changes the title': { title: 'Mine' },
    'that changes the owner': { userId: giver.uid },
    'at another time': { 'lastErasure.at': LONG_AGO },
    'with more in its record': { 'lastErasure.more': 1 },
    'without a new time': { updatedAt: LONG_AGO },
    'that changes the item': { [`items.${HALF_GIVEN}.fundedAmount`]: 1 },
    'that changes another item': { 'items.1.title': 'Mine' },
    'that changes another entry': { 'contributors.0.message': 'Mine' },
    'with the user in the entry': { [`${ofWishlist}.userId`]: giver.uid },
    'with the name in the entry': { [`${ofWishlist}.displayName`]: 'Ravi Kulkarni' },
    'with an entry that is not anonymous': { [`${ofWishlist}.isAnonymous`]: false },
    'with another amount in the entry': { [`${ofWishlist}.amount`]: 1 },
    'with a key in the entry that only items have': { [`${ofWishlist}.isVerified`]: false },
    'with the user in the entry of the item': { [`${ofItem}.userId`]: giver.uid },
    'with the name in the entry of the item': { [`${ofItem}.displayName`]: 'Ravi Kulkarni' },
    'with an entry of the item that is not anonymous': { [`${ofItem}.isAnonymous`]: false },
    'with an entry of the item that is verified': { [`${ofItem}.isVerified`]: true },
    'with another amount in the entry of the item': { [`${ofItem}.amount`]: 1 },
    'with another entry of the item': { [`items.${HALF_GIVEN}.contributors.1`]: anEntry({ amount: 1 }) },
    'with another index of the entry': { 'lastErasure.entryIndex': 0 },
    'with another index of the item’s entry': { 'lastErasure.itemEntryIndex': 1 },
  }),
  'of the entry of another user': () => {
    const on = ofEntry({ userId: stranger.uid });
    return writing(giver, erasure({ on }), beforeErasure({ on }));
  },
  'of the item’s entry of another user': () => {
    const on = changedWishlist(wedding, { [`${ofItem}.userId`]: stranger.uid });
    return writing(giver, erasure({ on }), beforeErasure({ on }));
  },
  'of an entry that is smaller than the gift': () => {
    const on = ofEntry({ amount: 500 });
    return writing(giver, erasure({ on }), beforeErasure({ on }));
  },
  'that makes a smaller entry anonymous': () => {
    const on = ofEntry({ amount: 500 });
    const writes = withChange(erasure({ on }), WISHLIST, {
      contributorCount: 4,
      [ofWishlist]: anEntry({ amount: 500, userId: 'anonymous', displayName: 'Anonymous', isAnonymous: true }),
    });
    return writing(giver, writes, beforeErasure({ on }));
  },
  'of an unlisted gift, with an index of an item’s entry': () =>
    writing(
      giver,
      withChange(erasure(GONE_ALREADY), WISHLIST, { 'lastErasure.itemEntryIndex': 0 }),
      beforeErasure(GONE_ALREADY),
    ),
  'of an unlisted gift, with a changed item': () =>
    writing(
      giver,
      withChange(erasure(GONE_ALREADY), WISHLIST, { 'items.0.title': 'Mine' }),
      beforeErasure(GONE_ALREADY),
    ),
  'of an unlisted gift, with a changed entry': () =>
    writing(
      giver,
      withChange(erasure(GONE_ALREADY), WISHLIST, { [`contributors.${STRANGERS_ENTRY}.displayName`]: 'Mine' }),
      beforeErasure(GONE_ALREADY),
    ),
  'of an unlisted gift, without counting it': () =>
    writing(giver, withChange(erasure(GONE_ALREADY), WISHLIST, { contributorCount: 4 }), beforeErasure(GONE_ALREADY)),
  'of a shared entry, without counting it': () =>
    writing(giver, withChange(erasure(IN_TWICE), WISHLIST, { contributorCount: 4 }), beforeErasure(IN_TWICE)),
  'of a shared entry, of more than the gift': () =>
    writing(giver, withChange(erasure(IN_TWICE), WISHLIST, { [`${ofWishlist}.amount`]: 1 }), beforeErasure(IN_TWICE)),
  'of the entry of another user that is larger': () => {
    const on = changedWishlist(twiceGiven, { [`${ofWishlist}.userId`]: stranger.uid });
    return writing(giver, erasure({ ...IN_TWICE, on }), beforeErasure({ ...IN_TWICE, on }));
  },
  'with a negative zero of contributors': () => {
    const on = changedWishlist(wedding, { contributorCount: 0 });
    return writing(giver, withChange(erasure({ on }), WISHLIST, { contributorCount: -0 }), beforeErasure({ on }));
  },
});

rules.allows('an erased gift', {
  'to be set aside by the owner, like any anonymous one': () => {
    const on = changedWishlist(wedding, {
      [`${ofWishlist}.userId`]: 'anonymous',
      [`${ofWishlist}.displayName`]: 'Anonymous',
      [`${ofWishlist}.isAnonymous`]: true,
      [`${ofItem}.userId`]: 'anonymous',
      [`${ofItem}.displayName`]: 'Anonymous',
      [`${ofItem}.isAnonymous`]: true,
      [`${ofItem}.isVerified`]: false,
    });
    const of = { ...toSofa, fields: { ...sofaGift.fields, ...ANONYMOUS } as typeof toSofa.fields };
    return writing(owner, correction({ of, on, ...ON_SOFA }), { ...documentsOf(on), [SOFA]: of.fields });
  },
});
