import { asSetAside, type StoredTransaction } from './support/correction.ts';
import { GONE, inHours, LONG_AGO, now, uuid } from './support/fields.ts';
import { giver, nameless, owner, visitor } from './support/people.ts';
import {
  accountsGift,
  accountsNewerGift,
  anonymousFund,
  beforeRewording,
  givenWedding,
  kiransGift,
  placeOf,
  reword,
  toEachKind,
  withoutItem,
} from './support/rewording.ts';
import { type Attempt, each, gets, setUpRulesTest } from './support/rules-test.ts';
import { profileOf } from './support/stored-documents.ts';
import { anonymousGift, changedGift, inStatus, key, namedGift, notGivers, storedGift } from './support/upi.ts';
import { changedWishlist, HALF_GIVEN, type StoredWishlist } from './support/wishlists.ts';

const rules = setUpRulesTest('rewording');

/** The lists are full, and have lost the gift. */
const withoutEntries = (of: StoredTransaction): StoredWishlist => {
  const { entryIndex, itemIndex, itemEntryIndex } = placeOf(of);
  return changedWishlist(givenWedding, {
    [`contributors.${entryIndex}`]: GONE,
    ...(itemIndex !== -1 && { [`items.${itemIndex}.contributors.${itemEntryIndex}`]: GONE }),
  });
};
const NOWHERE = { entryIndex: -1, itemEntryIndex: -1 };

rules.allows('a giver to change the blessing of', {
  ...toEachKind('', (gift) => reword(gift)),
  ...toEachKind(' that is sent', (gift) => reword(inStatus(gift, 'sent'))),
  ...toEachKind(' that is completed', (gift) => reword(inStatus(gift, 'completed'))),
  ...toEachKind(', to none', (gift) => reword(gift, { message: '' })),
  ...toEachKind(', a second time', (gift) => reword(changedGift(gift, { editedAt: LONG_AGO }))),
  ...toEachKind(' to the same words', (gift) => reword(gift, { message: gift.fields.metadata.message })),
  ...toEachKind(' that is no longer listed', (gift) => reword(gift, { on: withoutEntries(gift), place: NOWHERE })),
  'a gift that its item no longer lists': () =>
    reword(kiransGift, {
      on: changedWishlist(givenWedding, { [`items.${HALF_GIVEN}.contributors.1`]: GONE }),
      place: { itemEntryIndex: -1 },
    }),
  'a gift to a removed item': () =>
    reword(kiransGift, { on: withoutItem(kiransGift), place: { itemIndex: -1, itemEntryIndex: -1 } }),
  'a gift that was restored': () =>
    reword(changedGift(accountsGift, { correction: asSetAside(accountsGift).fields.correction })),
  'an owner’s own gift': () =>
    reword(changedGift(kiransGift, { contributorId: owner.uid }), {
      by: owner,
      on: changedWishlist(givenWedding, {
        'contributors.4.userId': owner.uid,
        [`items.${HALF_GIVEN}.contributors.1.userId`]: owner.uid,
      }),
    }),
  'a gift given before an earlier one was taken back': () =>
    reword(accountsNewerGift, {
      on: changedWishlist(givenWedding, { 'contributors.1.amount': 500, 'contributors.1.message': '' }),
    }),
});

rules.allows('a guest without an account to change', {
  'the name': () => reword(kiransGift, { name: 'Kiran Rao', message: 'Be happy' }),
  'name and blessing': () => reword(kiransGift, { name: 'Kiran Rao' }),
  'the name of an entry of two gifts': () =>
    reword(kiransGift, {
      name: 'Kiran Rao',
      on: changedWishlist(givenWedding, { 'contributors.4.amount': 1_700, 'contributors.4.message': 'See you soon' }),
    }),
  'the blessing, if the entry has the name of another gift': () =>
    reword(kiransGift, {
      on: changedWishlist(givenWedding, { 'contributors.4.amount': 1_700, 'contributors.4.displayName': 'Kiran Rao' }),
    }),
  'the name after registering': () =>
    reword(kiransGift, { name: 'Kiran Rao', by: { ...nameless, provider: 'password' } }),
  'the name to the longest': () => reword(kiransGift, { name: 'न'.repeat(60) }),
});

rules.denies('changing the words', {
  ...Object.fromEntries(
    notGivers.map((by) => [`of the gift of an account, by a ${by.role}`, () => reword(accountsGift, { by })]),
  ),
  ...Object.fromEntries(
    [...notGivers.filter((by) => by !== nameless), giver].map((by) => [
      `of a gift without an account, by a ${by.role}`,
      () => reword(kiransGift, { by }),
    ]),
  ),
  ...Object.fromEntries(
    [...notGivers, giver].map((by) => [
      `of an anonymous gift without a key, by a ${by.role}`,
      () => reword(anonymousFund, { by, gift: { giverKey: key(0) } }),
    ]),
  ),
  'of an anonymous gift with a key that was revealed earlier': () =>
    reword(changedGift(anonymousFund, { giverKey: key(2) }), { gift: { giverKey: key(1) } }),
  'of an anonymous gift without changing the key': () => reword(anonymousFund, { gift: { giverKey: GONE } }),
  'of a gift of a banned account': () => ({
    ...reword(accountsGift),
    given: { ...beforeRewording(accountsGift), [`users/${giver.uid}`]: profileOf(giver, { status: 'banned' }) },
  }),
  ...toEachKind(' that is received', (gift) => reword(inStatus(gift, 'received'))),
  ...toEachKind(' that is set aside', (gift) => reword(asSetAside(gift))),
  ...toEachKind(' that is taken back', (gift) => reword(asSetAside(gift, 'by_giver'))),
  ...toEachKind(' that is thanked', (gift) => reword(changedGift(gift, { thankedAt: LONG_AGO }))),
  'to a blessing that is too long': () => reword(accountsGift, { message: 'a'.repeat(281) }),
  'to a blessing of too many bytes': () => reword(accountsGift, { message: '😊'.repeat(211) }),
  'to a blessing with invisible characters': () => reword(accountsGift, { message: 'Be\u202Ehappy' }),
  'to a blessing that cannot be seen': () => reword(accountsGift, { message: ' ' }),
  'to a blessing that is a number': () =>
    reword(accountsNewerGift, { gift: { 'metadata.message': 5 }, wishlist: { 'contributors.1.message': 5 } }),
  'to a name that is too long': () => reword(kiransGift, { name: 'a'.repeat(61) }),
  'to a name of too many bytes': () => reword(kiransGift, { name: '😊'.repeat(46) }),
  'to a name of two lines': () => reword(kiransGift, { name: 'Kiran\nRao' }),
  'to no name': () => reword(kiransGift, { name: '' }),
  'to another name of an account': () => reword(accountsGift, { name: 'Ravi' }),
  'to another name of an account, as a field of an older gift': () =>
    reword(changedGift(accountsGift, { isVerified: true }), { name: 'Ravi' }),
  'to a name of an anonymous giver': () => reword(anonymousFund, { name: 'Ravi' }),
  'to a name of an anonymous giver, also in public': () =>
    reword(anonymousFund, { name: 'Ravi', wishlist: { 'contributors.6.displayName': 'Ravi' } }),
});

rules.denies('a rewording that also changes, of the gift,', {
  ...each((gift) => reword(kiransGift, { gift }), {
    'the amount': { amount: 1 },
    'the giver': { contributorId: 'stranger' },
    'the owner': { ownerId: nameless.uid },
    'the wishlist': { wishlistId: uuid(2) },
    'the item': { itemId: uuid(102) },
    'the item to none': { itemId: GONE },
    'the item’s title': { 'metadata.itemTitle': 'Car' },
    'the kind of gift': { 'metadata.type': 'general_fund' },
    'its fields': { 'metadata.more': true },
    'the blessing to none at all': { 'metadata.message': GONE },
    'the name to none at all': { displayName: GONE },
    'whether it is anonymous': { isAnonymous: true },
    'whether an account vouches for the name': { isVerified: true },
    'the status': { status: 'sent' },
    'the time of sending': { sentAt: now() },
    'the UTR': { utr: '412345678901' },
    'the time of completion': { completedAt: now() },
    'the mark of thanks': { thankedAt: now() },
    'the time of giving': { createdAt: now() },
    'the day': { day: '2020-01-01' },
    'the e-mail': { email: 'kiran@example.test' },
    'the phone number': { phoneNumber: '98200 12345' },
    'the key': { giverKey: key(1) },
    'an unknown field': { more: true },
    'the time to none': { editedAt: null },
    'the time to none at all': { editedAt: GONE },
    'the time to an earlier one': { editedAt: LONG_AGO },
    'the time to that of the phone': { editedAt: inHours(0) },
  }),
});

/** An anonymous giver cannot read the gift. */
const asking = (gift: StoredTransaction, question = `${gift.id}_${key(1)}`): Attempt => ({
  by: visitor,
  act: gets(`openGifts/${question}`),
  given: storedGift(gift),
});

rules.allows('an anonymous giver to ask, with the next key, whether a gift is open that is', {
  ...Object.fromEntries(
    ['promised', 'sent', 'completed'].map((status) => [status, () => asking(inStatus(anonymousGift, status))]),
  ),
  'changed before': () => asking(changedGift(anonymousGift, { giverKey: key(1) }), `${anonymousGift.id}_${key(2)}`),
});

rules.denies('asking whether a gift is open', {
  'that is received': () => asking(inStatus(anonymousGift, 'received')),
  'that is set aside': () => asking(inStatus(anonymousGift, 'set_aside')),
  'that was thanked for': () => asking(changedGift(anonymousGift, { thankedAt: LONG_AGO })),
  'with the key that is stored': () => asking(anonymousGift, `${anonymousGift.id}_${key(0)}`),
  'with a later key': () => asking(anonymousGift, `${anonymousGift.id}_${key(2)}`),
  'without a key': () => asking(anonymousGift, anonymousGift.id),
  'that has no key': () => asking(changedGift(anonymousGift, { giverKey: null })),
  'that has a name': () => asking(namedGift),
  'that does not exist': () => asking(anonymousGift, `${uuid(4711)}_${key(1)}`),
});
