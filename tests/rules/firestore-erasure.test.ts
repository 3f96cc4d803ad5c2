import { documentId, where } from 'firebase/firestore';
import { changeProfile, signUp } from './support/accounts.ts';
import { ANONYMOUS, beforeErasure, erasing, recordOf, sofaGift, startErasure, toFund } from './support/erasure.ts';
import { type Fields, inHours, LONG_AGO, now, only, uuid, type Writes } from './support/fields.ts';
import { banned, giver, newcomer, owner, type Person, stranger, visitor } from './support/people.ts';
import { giftNotePath } from './support/register.ts';
import { type Attempt, gets, lists, setUpRulesTest, writing } from './support/rules-test.ts';
import { anonymousGift, bannedMeanwhile, profileOf, STORED } from './support/stored-documents.ts';
import { toSofa } from './support/correction.ts';
import { creation } from './support/wishlist-events.ts';
import { changedWishlist, privateWishlist, wedding, weddingId } from './support/wishlists.ts';

const rules = setUpRulesTest('erasure');

const SOFA = `transactions/${toSofa.id}`;
const WISHLIST = `wishlists/${weddingId}`;
const LOG = (uid: string) => `systemLogs/user_signup_${uid}`;
const inTime: Person = { ...giver, signedInAgo: 9.5 * 60 };
const tooLate: Person = { ...giver, signedInAgo: 10.5 * 60 };

rules.allows('the start of an erasure', {
  'by a member who has just signed in': () => writing(giver, startErasure()),
  'by a member whose profile was never created': () => writing(newcomer, startErasure(newcomer)),
  'and reading their record': () => ({ by: giver, act: gets(recordOf(giver)), given: erasing() }),
  'by a member who signed in nine minutes ago': () => writing(inTime, startErasure()),
  'and reading that there is none': () => ({ by: giver, act: gets(recordOf(giver)) }),
});

rules.denies('the start of an erasure', {
  'by a member who signed in eleven minutes ago': () => writing(tooLate, startErasure()),
  'of another account': () => writing(stranger, startErasure(giver)),
  'of an account without a profile by another': () =>
    writing(stranger, { [recordOf(newcomer)]: { startedAt: now(), gift: null } }),
  'by a visitor': () => writing(visitor, startErasure(giver)),
  'by a banned member': () => writing(banned, startErasure(banned)),
  'by a member banned meanwhile': () => writing(giver, startErasure(), bannedMeanwhile(giver)),
  'that keeps the profile': () => writing(giver, only(startErasure(), recordOf(giver))),
  'without a record': () => writing(giver, { 'users/giver': null }),
  'of another account that has a record': () =>
    writing(stranger, { 'users/giver': null }, { [recordOf(giver)]: { startedAt: LONG_AGO, gift: null } }),
  'with another time': () => writing(giver, startErasure(giver, { startedAt: inHours(0) })),
  'with a gift': () => writing(giver, startErasure(giver, { gift: toSofa.id })),
  'with more': () => writing(giver, startErasure(giver, { name: 'Ravi' })),
});

rules.denies('a record of an erasure', {
  'read by another user': () => ({ by: stranger, act: gets(recordOf(giver)), given: erasing() }),
  'in a list': () => ({ by: giver, act: lists('erasures'), given: erasing() }),
  'that is deleted': () => writing(giver, { [recordOf(giver)]: null }, erasing()),
  'in a list of its own': () => ({
    by: giver,
    act: lists('erasures', where(documentId(), '==', giver.uid)),
    given: erasing(),
  }),
  'that starts again': () => writing(giver, startErasure(), erasing()),
});

const choosing = (gift: string, by: Person = giver, changes: Fields = {}): Attempt =>
  writing(by, { [recordOf(giver)]: { startedAt: LONG_AGO, gift, ...changes } }, beforeErasure());

rules.allows('choosing a gift to erase', { 'by its giver': () => choosing(toSofa.id) });

rules.denies('choosing a gift to erase', {
  'of another user': () => choosing(anonymousGift),
  'that does not exist': () => choosing(uuid(1234)),
  'in the record of another user': () =>
    writing(
      stranger,
      { [recordOf(giver)]: { startedAt: LONG_AGO, gift: toFund.id } },
      {
        ...erasing(),
        [`transactions/${toFund.id}`]: { ...toFund.fields, contributorId: stranger.uid },
      },
    ),
  'and another start': () => choosing(toSofa.id, giver, { startedAt: now() }),
});

/** The wishlist is closed to guests. */
const closed = changedWishlist(wedding, { visibility: 'private' });
const reading = (record: Writes, by: Person = giver, path = WISHLIST): Attempt => ({
  by,
  act: gets(path),
  given: { ...beforeErasure({ on: closed }), ...record },
});

rules.allows('reading a closed wishlist', {
  'with a gift that its giver is about to erase': () => reading(erasing(giver, toSofa.id)),
  'that has been deleted': () => reading({ ...erasing(giver, toSofa.id), [WISHLIST]: null }),
});

rules.denies('reading a closed wishlist', {
  'before the gift is chosen': () => reading({}),
  'without an erasure': () => reading({ [recordOf(giver)]: null }),
  'by another user': () => reading(erasing(giver, toSofa.id), stranger),
  'by a visitor': () => reading(erasing(giver, toSofa.id), visitor),
  'of which the gift is not one': () => reading(erasing(giver, toSofa.id), giver, `wishlists/${privateWishlist.id}`),
  'after the gift has become anonymous': () =>
    reading({ ...erasing(giver, toSofa.id), [SOFA]: { ...sofaGift.fields, ...ANONYMOUS } }),
});

const ownersErasure: Writes = { ...erasing(owner), [giftNotePath]: STORED[`giftNotes/${anonymousGift}`] ?? null };
const DELETED = { ...wedding.analytics, deleted: { title: 'Asha and Ravi', at: LONG_AGO } };
const blank = (changes: Fields = {}): Writes => ({
  [`analytics/${weddingId}`]: { ...DELETED, deleted: { title: '', at: LONG_AGO }, updatedAt: now(), ...changes },
});
const deletedEarlier = (record: Writes = erasing(owner)): Writes => ({
  ...record,
  [WISHLIST]: null,
  [`analytics/${weddingId}`]: DELETED,
});

rules.allows('an erasing member to delete', {
  'the notes about gifts': () => writing(owner, { [giftNotePath]: null }, ownersErasure),
  'the tour': () => writing(owner, { 'onboarding/owner': null }, ownersErasure),
  'the log entry with the name': () => writing(owner, { [LOG('owner')]: null }, erasing(owner)),
  'own wishlists': () => writing(owner, { [WISHLIST]: null }, erasing(owner)),
  'the title of a wishlist deleted earlier': () => writing(owner, blank(), deletedEarlier()),
});

rules.denies('deleting', {
  'the notes about gifts without an erasure': () =>
    writing(owner, { [giftNotePath]: null }, { [giftNotePath]: ownersErasure[giftNotePath] ?? null }),
  'the notes of another user': () => writing(giver, { [giftNotePath]: null }, { ...ownersErasure, ...erasing() }),
  'the tour without an erasure': () => writing(owner, { 'onboarding/owner': null }),
  'the tour of another user': () => writing(giver, { 'onboarding/owner': null }, { ...ownersErasure, ...erasing() }),
  'the log entry without an erasure': () => writing(owner, { [LOG('owner')]: null }),
  'the log entry of another user': () => writing(giver, { [LOG('owner')]: null }, erasing()),
  'other log entries': () => writing(owner, { [`systemLogs/wishlist_created_${weddingId}`]: null }, erasing(owner)),
  'the title without an erasure': () => writing(owner, blank(), deletedEarlier({})),
  'the title of another user': () => writing(giver, blank(), deletedEarlier(erasing())),
  'the title, with another time': () => writing(owner, blank({ deleted: { title: '', at: now() } }), deletedEarlier()),
  'the title, with another count': () => writing(owner, blank({ views: 0 }), deletedEarlier()),
  'the title for another one': () =>
    writing(owner, blank({ deleted: { title: 'Mine', at: LONG_AGO } }), deletedEarlier()),
});

rules.denies('an erasing member to change', {
  'a note about a gift': () => writing(owner, { [giftNotePath]: { ownerId: owner.uid, note: 1 } }, ownersErasure),
  'a new note about a gift': () => writing(owner, { [giftNotePath]: { ownerId: owner.uid, note: 1 } }, erasing(owner)),
  'the tour': () => writing(owner, { 'onboarding/owner': { userId: 'owner', more: 1 } }, ownersErasure),
  'the log entry': () => writing(owner, { [LOG('owner')]: { type: 'user_signup' } }, erasing(owner)),
  'the record to one of nobody': () => writing(giver, { [recordOf(giver)]: { gift: null } }, erasing()),
});

rules.denies('an erasing member', {
  'a new profile': () => writing(newcomer, signUp(newcomer), erasing(newcomer)),
  'changes of a profile': () => writing(giver, changeProfile(giver), erasing()),
  'a new wishlist': () => writing(owner, creation({ by: owner }), erasing(owner)),
  'the end of their ban': () =>
    writing(giver, startErasure(), { 'users/giver': profileOf(giver, { status: 'banned' }) }),
});
