import type { Timestamp } from 'firebase/firestore';
import { contribution, type Gift, PATHS } from './support/contribution.ts';
import { type Attempt, setUpRulesTest, writing } from './support/rules-test.ts';
import { type Fields, GONE, inHours, LONG_AGO, now, withChange, type Writes } from './support/fields.ts';
import {
  banned,
  bannedAdmin,
  coHost,
  giver,
  owner,
  type Person,
  stranger,
  unverified,
  visitor,
} from './support/people.ts';
import { SETTINGS } from './support/stored-documents.ts';
import {
  anEntry,
  changedWishlist,
  documentsOf,
  CONTRIBUTORS_ENTRY,
  HALF_GIVEN,
  privateWishlist,
  anonymousEntry,
  othersWishlist,
  deactivatedByOwner,
  STRANGERS_ENTRY,
  deactivatedByAdmin,
  UNTOUCHED,
  wedding,
} from './support/wishlists.ts';

const rules = setUpRulesTest('forged-givers');

/** The index of a new entry: the wedding has four. */
const NEWEST = 4;
const itemEntry = `items.${UNTOUCHED}.contributors.0`;

/** The valid new entry of `giver`. */
const newEntry = (at: Timestamp) => anEntry({ amount: 400, message: 'Be happy', contributedAt: at });

const give = (gift: Partial<Gift>, given?: Writes): Attempt => writing(gift.by ?? giver, contribution(gift), given);

const giveAnd = (gift: Partial<Gift>, wishlist: Fields): Attempt =>
  writing(gift.by ?? giver, withChange(contribution(gift), PATHS.wishlist, wishlist));

const giveButRecord = (gift: Partial<Gift>, transaction: Fields): Attempt =>
  writing(gift.by ?? giver, withChange(contribution(gift), PATHS.transaction, transaction));

/** Changes the new entry on both the wishlist and the item. */
const inBothEntries = (changes: Fields, gift: Partial<Gift> = {}): Attempt =>
  giveAnd(
    gift,
    Object.fromEntries(
      Object.entries(changes).flatMap(([key, value]) => [
        [`contributors.${NEWEST}.${key}`, value],
        [`${itemEntry}.${key}`, value],
      ]),
    ),
  );

/** The token of some providers does not say whether the address is verified. */
const unsure = { ...stranger, isVerified: null };
const withoutEmail: Person = { ...stranger, email: '' };

rules.denies('a contribution', {
  'in the name of another user': () => writing(stranger, contribution({ by: giver })),
  'in the name of another user, without an e-mail': () => writing(stranger, contribution({ by: giver, email: '' })),
  'in the name of the owner': () => writing(visitor, contribution({ by: owner })),
  'in the name of a user, without signing in': () => writing(visitor, contribution({ by: giver })),
  'by name, without signing in': () => give({ by: visitor, isAnonymous: false, displayName: 'Ravi', email: '' }),
  'anonymously, with their id in the transaction': () =>
    giveButRecord({ isAnonymous: true }, { contributorId: giver.uid }),
  'anonymously, with their id everywhere': () => {
    const writes = contribution({ isAnonymous: true });
    const inEntries = { [`contributors.${NEWEST}.userId`]: giver.uid, [`${itemEntry}.userId`]: giver.uid };
    const inNews = withChange(writes, PATHS.notification, { 'data.contributorId': giver.uid });
    const named = withChange(withChange(inNews, PATHS.wishlist, inEntries), PATHS.log, { actorId: giver.uid });
    return writing(giver, withChange(named, PATHS.transaction, { contributorId: giver.uid }));
  },
  'anonymously, with their name in the transaction': () => give({ isAnonymous: true, displayName: 'Ravi' }),
  'anonymously, with their e-mail in the transaction': () => give({ isAnonymous: true, email: giver.email }),
  'anonymously, with their id in the public entry': () => inBothEntries({ userId: giver.uid }, { isAnonymous: true }),
  'anonymously, with their name in the public entry': () =>
    inBothEntries({ displayName: 'Ravi' }, { isAnonymous: true }),
  'by name, with an anonymous contributor in the transaction': () => giveButRecord({}, { contributorId: 'anonymous' }),
  'with an anonymous flag of null': () => giveButRecord({}, { isAnonymous: null }),
  'with an anonymous flag that is a string': () => giveButRecord({ isAnonymous: true }, { isAnonymous: 'true' }),
  'without an anonymous flag': () => giveButRecord({}, { isAnonymous: GONE }),
  'without a name': () => give({ displayName: '' }),
  'with a name of 61 characters': () => give({ displayName: 'a'.repeat(61) }),
  'with a name of 181 bytes': () => give({ displayName: `𑀅${'अ'.repeat(59)}` }),
  'with a name that is a number': () => giveButRecord({}, { displayName: 7 }),
  'anonymously, with a phone number': () => give({ isAnonymous: true, phoneNumber: '98765 43210' }),
  'anonymously, as if an account vouched for the name': () => give({ isAnonymous: true, isVerified: true }),
  'by name, as if no account vouched for it': () => give({ isVerified: false }),
  'by name, without saying whether an account vouches for it': () => giveButRecord({}, { isVerified: GONE }),
  'by name, with a phone number besides the account': () => give({ phoneNumber: '98765 43210' }),
  'without a phone number field': () => giveButRecord({}, { phoneNumber: GONE }),
  'with the e-mail of another account': () => give({ email: owner.email }),
  'with an invented e-mail': () => give({ email: 'meera.iyer@mail.test', isEmailVerified: false }),
  'with their e-mail in other letters': () => give({ email: giver.email.toUpperCase() }),
  'with an e-mail that is null': () => giveButRecord({}, { email: null }),
  'with an e-mail, signed in to an account without one': () =>
    give({ by: withoutEmail, email: 'meera.iyer@mail.test', isEmailVerified: false }),
  'with an address marked as verified that the token does not call verified': () =>
    give({ by: unverified, isEmailVerified: true }),
  'with an address marked as verified, when the token does not say': () => give({ by: unsure, isEmailVerified: true }),
  'with a verified address that is not marked': () => give({ isEmailVerified: false }),
  'without an e-mail, marked as verified': () => give({ email: '', isEmailVerified: true }),
  'anonymously, marked as verified': () => give({ isAnonymous: true, isEmailVerified: true }),
  'with a mark that is a string': () => giveButRecord({}, { isEmailVerified: 'true' }),
  'without a mark': () => giveButRecord({}, { isEmailVerified: GONE }),
  'with an e-mail that is a number': () => giveButRecord({}, { email: 7 }),
  'with a message of 281 characters': () => give({ message: 'a'.repeat(281) }),
  'with a message of 841 bytes': () => give({ message: `𑀅${'अ'.repeat(279)}` }),
  'with a message that is a number': () => giveButRecord({}, { 'metadata.message': 7 }),
  'while banned': () => give({ by: banned }),
  'while banned, anonymously': () => give({ by: banned, isAnonymous: true }),
  'as a banned admin': () => give({ by: bannedAdmin }),
});

rules.denies('a contribution to a wishlist', {
  'that is private': () => give({ to: privateWishlist, itemIndex: 0 }),
  'that is private, by its owner': () => give({ to: privateWishlist, itemIndex: -1, by: owner }),
  'that its owner deactivated': () => give({ to: deactivatedByOwner, itemIndex: 0 }),
  'that its owner deactivated, by a signed-out visitor': () =>
    give({ to: deactivatedByOwner, itemIndex: -1, by: visitor }),
  'that an admin deactivated': () => give({ to: deactivatedByAdmin, itemIndex: 0 }),
  'that an admin deactivated, by its owner': () => give({ to: deactivatedByAdmin, itemIndex: -1, by: owner }),
  'that does not exist': () => give({ itemIndex: -1 }, { [PATHS.wishlist]: null }),
  'while contributions are switched off': () =>
    give({}, { 'settings/platform': { ...SETTINGS, contributionsEnabled: false } }),
  'while contributions are switched off, by a signed-out visitor': () =>
    give({ by: visitor, itemIndex: -1 }, { 'settings/platform': { ...SETTINGS, contributionsEnabled: false } }),
});

rules.denies('a public contributor entry', {
  'with the id of another user': () => inBothEntries({ userId: stranger.uid }),
  'with an anonymous id for a named contributor': () => inBothEntries({ userId: 'anonymous' }),
  'with the name of another user': () => inBothEntries({ displayName: 'The owner' }),
  'with an e-mail': () => inBothEntries({ email: giver.email }),
  'with a larger amount': () => inBothEntries({ amount: 40_000 }),
  'with another message': () => inBothEntries({ message: 'Something rude' }),
  'marked as anonymous': () => inBothEntries({ isAnonymous: true }),
  'with an unknown key': () => inBothEntries({ badge: 'gold' }),
  'without a message field': () => inBothEntries({ message: GONE }),
  'with a time two days ago': () => give({ at: inHours(-49) }),
  'with a time two days ahead': () => give({ at: inHours(49) }),
  'for the general fund, with a time two days ago': () => give({ at: inHours(-49), itemIndex: -1 }),
  'with a time that is a string': () => inBothEntries({ contributedAt: 'now' }),
  'with another time on the item': () => giveAnd({}, { [`${itemEntry}.contributedAt`]: LONG_AGO }),
  'with another amount on the item': () => giveAnd({}, { [`${itemEntry}.amount`]: 1 }),
  'marked as not verified on the item': () => giveAnd({}, { [`${itemEntry}.isVerified`]: false }),
  'without a verified flag on the item': () => giveAnd({}, { [`${itemEntry}.isVerified`]: GONE }),
  'with a verified flag on the wishlist': () => giveAnd({}, { [`contributors.${NEWEST}.isVerified`]: true }),
  'missing on the wishlist': () => giveAnd({}, { [`contributors.${NEWEST}`]: GONE }),
  'missing on the item': () => giveAnd({}, { [itemEntry]: GONE }),
  'twice on the wishlist': () => giveAnd({}, { [`contributors.${NEWEST + 1}`]: anEntry({ amount: 400 }) }),
  'twice on the item': () =>
    giveAnd({}, { [`items.${UNTOUCHED}.contributors.1`]: { ...anEntry({ amount: 400 }), isVerified: true } }),
  'that replaces another': () => giveAnd({}, { 'contributors.0': GONE }),
  'added while another is changed': () => giveAnd({}, { 'contributors.0.message': 'Something rude' }),
  'added while another on the item is changed': () =>
    giveAnd({ itemIndex: HALF_GIVEN }, { [`items.${HALF_GIVEN}.contributors.0.message`]: 'Something rude' }),
  'that replaces all others': () => {
    const at = inHours(0);
    return giveAnd({ at }, { contributors: [newEntry(at)] });
  },
  'that replaces all others on the item': () => {
    const at = inHours(0);
    const entry = { ...newEntry(at), isVerified: true };
    return giveAnd({ itemIndex: HALF_GIVEN, at }, { [`items.${HALF_GIVEN}.contributors`]: [entry] });
  },
});

const capped = changedWishlist(wedding, {
  contributors: Array.from({ length: 100 }, (_, index) => anonymousEntry(index + 1)),
  [`items.${HALF_GIVEN}.contributors`]: Array.from({ length: 10 }, (_, index) => ({
    ...anonymousEntry(index + 1),
    isVerified: true,
  })),
});

const beyondCap = (gift: Partial<Gift>, wishlist: Fields): Attempt => ({
  ...giveAnd({ to: capped, ...gift }, wishlist),
  given: documentsOf(capped),
});

rules.denies('an entry beyond the cap:', {
  'one that replaces the newest instead of the oldest': () => {
    const at = inHours(0);
    const entry = newEntry(at);
    return beyondCap({ itemIndex: -1, at }, { contributors: [...capped.fields.contributors.slice(0, 99), entry] });
  },
  'a 101st entry of a wishlist': () => {
    const at = inHours(0);
    const entry = newEntry(at);
    return beyondCap({ itemIndex: -1, at }, { contributors: [...capped.fields.contributors, entry] });
  },
  'an eleventh entry of an item': () => {
    const at = inHours(0);
    const entry = { ...newEntry(at), isVerified: true };
    const entries = capped.fields.items[HALF_GIVEN]?.contributors ?? [];
    return beyondCap({ itemIndex: HALF_GIVEN, at }, { [`items.${HALF_GIVEN}.contributors`]: [...entries, entry] });
  },
  'one that replaces the oldest below the cap': () => {
    const at = inHours(0);
    const [, ...rest] = wedding.fields.contributors;
    const entry = newEntry(at);
    return giveAnd({ itemIndex: -1, at }, { contributors: [...rest, entry] });
  },
});

const grown = { itemIndex: -1, entryIndex: CONTRIBUTORS_ENTRY };
const LAST = 3;

rules.denies('a merged entry that', {
  'belongs to another contributor': () => give({ ...grown, entryIndex: STRANGERS_ENTRY }),
  'belongs to another contributor and stays in their name': () =>
    giveAnd({ ...grown, entryIndex: STRANGERS_ENTRY }, { [`contributors.${LAST}.userId`]: stranger.uid }),
  'is anonymous, by a signed-out visitor': () => give({ by: visitor, itemIndex: -1, entryIndex: 0 }),
  'is anonymous, by a signed-in user who stays anonymous': () =>
    give({ isAnonymous: true, itemIndex: -1, entryIndex: 0 }),
  "is the contributor's own, for an anonymous contribution": () => give({ ...grown, isAnonymous: true }),
  'does not exist': () => giveAnd({ itemIndex: -1 }, { 'lastContribution.entryIndex': 4, contributorCount: 4 }),
  'has a negative index': () => giveAnd({ itemIndex: -1 }, { 'lastContribution.entryIndex': -2 }),
  'has an index that is a string': () => giveAnd(grown, { 'lastContribution.entryIndex': '1' }),
  'has no index': () => giveAnd(grown, { 'lastContribution.entryIndex': GONE }),
  'has an index, although a new one is added': () =>
    giveAnd({ itemIndex: -1 }, { 'lastContribution.entryIndex': CONTRIBUTORS_ENTRY, contributorCount: 4 }),
  'is recorded as a new one': () => giveAnd(grown, { 'lastContribution.entryIndex': -1, contributorCount: 5 }),
  'grows by more than the contribution': () => giveAnd(grown, { [`contributors.${LAST}.amount`]: 90_000 }),
  'does not grow': () => giveAnd(grown, { [`contributors.${LAST}.amount`]: 20_000 }),
  'loses its earlier amount': () => giveAnd(grown, { [`contributors.${LAST}.amount`]: 400 }),
  'loses its message': () => giveAnd({ ...grown, message: '' }, { [`contributors.${LAST}.message`]: '' }),
  'keeps its message despite a new one': () => giveAnd(grown, { [`contributors.${LAST}.message`]: 'शुभ विवाह' }),
  'removes another entry': () => giveAnd(grown, { 'contributors.0': GONE }),
  'keeps its place': () => {
    const at = inHours(0);
    const [first, , ...rest] = wedding.fields.contributors;
    const entry = anEntry({ amount: 20_400, message: 'Be happy', contributedAt: at });
    return giveAnd({ ...grown, at }, { contributors: [first, entry, ...rest] });
  },
  'is added without removing the old one': () => {
    const at = inHours(0);
    const entry = anEntry({ amount: 20_400, message: 'Be happy', contributedAt: at });
    return giveAnd({ ...grown, at }, { contributors: [...wedding.fields.contributors, entry] });
  },
  'has a time two days ago': () => give({ ...grown, at: inHours(-49) }),
});

rules.denies('the transaction of a contribution', {
  'for another owner, with matching notifications': () => {
    const forged = contribution({ to: changedWishlist(wedding, { userId: stranger.uid }), itemIndex: -1 });
    return writing(giver, withChange(forged, PATHS.wishlist, { userId: owner.uid }));
  },
  'with an old creation time, when its notification and log entry already exist': () => {
    const { [PATHS.notification]: news, [PATHS.log]: log, ...rest } = contribution();
    return writing(giver, withChange(rest, PATHS.transaction, { createdAt: LONG_AGO }), {
      [PATHS.notification]: news ?? null,
      [PATHS.log]: log ?? null,
    });
  },
  ...Object.fromEntries(
    Object.entries<Fields>({
      'with another owner': { ownerId: stranger.uid },
      'with the id of another wishlist': { wishlistId: othersWishlist.id },
      'in dollars': { currency: 'USD' },
      'with the status pending': { status: 'pending' },
      'with the type refund': { type: 'refund' },
      'with an old creation time': { createdAt: LONG_AGO },
      'with an old completion time': { completedAt: LONG_AGO },
      'with a completion time in the future': { completedAt: inHours(24) },
      'already marked as thanked': { thankedAt: now() },
      'thanked by a host, at no time': { thankedBy: coHost.uid },
      'without a thanked field': { thankedAt: GONE },
      'with an unknown key': { fee: 0 },
      'with extra metadata': { 'metadata.note': 'x' },
      'without metadata': { metadata: GONE },
      'without an e-mail field': { email: GONE },
      'without a name field': { displayName: GONE },
      'recorded as a contribution to the general fund': { metadata: { message: 'Be happy', type: 'general_fund' } },
    }).map(([what, changes]) => [what, () => giveButRecord({}, changes)]),
  ),
  'with another metadata type for the general fund': () =>
    giveButRecord({ itemIndex: -1 }, { 'metadata.type': 'gift' }),
  'with an item title for the general fund': () =>
    giveButRecord({ itemIndex: -1 }, { metadata: { itemTitle: 'Sofa', message: 'Be happy' } }),
});

rules.allows('a contribution from a phone whose clock', {
  'is a day slow': () => give({ at: inHours(-24) }),
  'is a day fast': () => give({ at: inHours(24) }),
  'is a day slow, merged into an entry': () => give({ ...grown, at: inHours(-24) }),
});

rules.allows('a contribution with', {
  'a name of one character': () => give({ displayName: 'a' }),
  'a name of 60 characters and 180 bytes': () => give({ displayName: 'अ'.repeat(60) }),
  'a message of 280 characters and 840 bytes': () => give({ message: 'अ'.repeat(280) }),
  'the e-mail of the account, which is verified': () => give({}),
  'the e-mail of the account, which is not verified': () => give({ by: unverified }),
  'the e-mail of the account, when the token does not say whether it is verified': () => give({ by: unsure }),
  'no e-mail': () => give({ email: '' }),
  'no e-mail, from an account without one': () => give({ by: withoutEmail }),
});
