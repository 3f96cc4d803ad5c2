import type { Timestamp } from 'firebase/firestore';
import { contribution, type Gift, PATHS } from './support/contribution.ts';
import { type Attempt, openCourt, writing } from './support/court.ts';
import { type Fields, GONE, inHours, LONG_AGO, now, withChange, type Writes } from './support/fields.ts';
import { banned, bannedAdmin, giver, owner, stranger, visitor } from './support/people.ts';
import { SETTINGS } from './support/stored-documents.ts';
import {
  anEntry,
  changedWishlist,
  documentsOf,
  GIVERS_ENTRY,
  HALF_GIVEN,
  hidden,
  nobodysEntry,
  others,
  paused,
  STRANGERS_ENTRY,
  takenDown,
  UNTOUCHED,
  wedding,
} from './support/wishlists.ts';

const court = openCourt('forged-givers');

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

court.denies('a contribution', {
  'in the name of another': () => writing(stranger, contribution({ by: giver })),
  'in the name of the owner': () => writing(visitor, contribution({ by: owner })),
  'by name, without signing in': () => writing(visitor, contribution({ by: giver })),
  'by a name of their own, without signing in': () =>
    give({ by: visitor, isAnonymous: false, displayName: 'Ravi', email: '' }),
  'anonymously, with their id in the record': () => giveButRecord({ isAnonymous: true }, { contributorId: giver.uid }),
  'anonymously, with their id everywhere': () => {
    const writes = contribution({ isAnonymous: true });
    const inEntries = { [`contributors.${NEWEST}.userId`]: giver.uid, [`${itemEntry}.userId`]: giver.uid };
    const inNews = withChange(writes, PATHS.notification, { 'data.contributorId': giver.uid });
    const named = withChange(withChange(inNews, PATHS.wishlist, inEntries), PATHS.log, { actorId: giver.uid });
    return writing(giver, withChange(named, PATHS.transaction, { contributorId: giver.uid }));
  },
  'anonymously, with their name in the record': () => give({ isAnonymous: true, displayName: 'Ravi' }),
  'anonymously, with their e-mail in the record': () => give({ isAnonymous: true, email: giver.email }),
  'anonymously, with their id in the public entry': () => inBothEntries({ userId: giver.uid }, { isAnonymous: true }),
  'anonymously, with their name in the public entry': () =>
    inBothEntries({ displayName: 'Ravi' }, { isAnonymous: true }),
  'by name, while signed out': () => giveButRecord({}, { contributorId: 'anonymous' }),
  'neither by name nor anonymously': () => giveButRecord({}, { isAnonymous: null }),
  'anonymously, as a text': () => giveButRecord({ isAnonymous: true }, { isAnonymous: 'true' }),
  'without saying whether anonymously': () => giveButRecord({}, { isAnonymous: GONE }),
  'without a name': () => give({ displayName: '' }),
  'with a name of 61 characters': () => give({ displayName: 'a'.repeat(61) }),
  'with a name of 181 bytes': () => give({ displayName: `𑀅${'अ'.repeat(59)}` }),
  'with a name that is a number': () => giveButRecord({}, { displayName: 7 }),
  'with an invalid e-mail': () => give({ email: 'call me' }),
  'with an e-mail of 255 characters': () => give({ email: `${'a'.repeat(245)}@mail.test` }),
  'with an e-mail that is a number': () => giveButRecord({}, { email: 7 }),
  'with a message of 281 characters': () => give({ message: 'a'.repeat(281) }),
  'with a message of 841 bytes': () => give({ message: `𑀅${'अ'.repeat(279)}` }),
  'with a message that is a number': () => giveButRecord({}, { 'metadata.message': 7 }),
  'while banned': () => give({ by: banned }),
  'while banned, anonymously': () => give({ by: banned, isAnonymous: true }),
  'as a banned admin': () => give({ by: bannedAdmin }),
});

court.denies('a contribution to a wishlist', {
  'that is private': () => give({ to: hidden, itemIndex: 0 }),
  'that is private, by its owner': () => give({ to: hidden, itemIndex: -1, by: owner }),
  'that its owner closed': () => give({ to: paused, itemIndex: 0 }),
  'that its owner closed, by a signed-out visitor': () => give({ to: paused, itemIndex: -1, by: visitor }),
  'that an admin took down': () => give({ to: takenDown, itemIndex: 0 }),
  'that an admin took down, by its owner': () => give({ to: takenDown, itemIndex: -1, by: owner }),
  'that does not exist': () => give({ itemIndex: -1 }, { [PATHS.wishlist]: null }),
  'while contributions are switched off': () =>
    give({}, { 'settings/platform': { ...SETTINGS, contributionsEnabled: false } }),
  'while contributions are switched off, by a signed-out visitor': () =>
    give({ by: visitor, itemIndex: -1 }, { 'settings/platform': { ...SETTINGS, contributionsEnabled: false } }),
});

court.denies('a public contributor entry', {
  'with the id of another': () => inBothEntries({ userId: stranger.uid }),
  'of an anonymous giver, though the giver is known': () => inBothEntries({ userId: 'anonymous' }),
  'with the name of another': () => inBothEntries({ displayName: 'The owner' }),
  'with an e-mail': () => inBothEntries({ email: giver.email }),
  'with a larger amount': () => inBothEntries({ amount: 40_000 }),
  'with another message': () => inBothEntries({ message: 'Something rude' }),
  'recorded as anonymous': () => inBothEntries({ isAnonymous: true }),
  'with an unknown key': () => inBothEntries({ badge: 'gold' }),
  'without a message': () => inBothEntries({ message: GONE }),
  'two days ago': () => give({ at: inHours(-49) }),
  'two days from now': () => give({ at: inHours(49) }),
  'to the general fund, two days ago': () => give({ at: inHours(-49), itemIndex: -1 }),
  'at a time that is a text': () => inBothEntries({ contributedAt: 'now' }),
  'at another time on the item': () => giveAnd({}, { [`${itemEntry}.contributedAt`]: LONG_AGO }),
  'of another amount on the item': () => giveAnd({}, { [`${itemEntry}.amount`]: 1 }),
  'not verified on the item': () => giveAnd({}, { [`${itemEntry}.isVerified`]: false }),
  'without being verified on the item': () => giveAnd({}, { [`${itemEntry}.isVerified`]: GONE }),
  'verified on the wishlist': () => giveAnd({}, { [`contributors.${NEWEST}.isVerified`]: true }),
  'missing on the wishlist': () => giveAnd({}, { [`contributors.${NEWEST}`]: GONE }),
  'missing on the item': () => giveAnd({}, { [itemEntry]: GONE }),
  'twice on the wishlist': () => giveAnd({}, { [`contributors.${NEWEST + 1}`]: anEntry({ amount: 400 }) }),
  'twice on the item': () =>
    giveAnd({}, { [`items.${UNTOUCHED}.contributors.1`]: { ...anEntry({ amount: 400 }), isVerified: true } }),
  'in the place of another': () => giveAnd({}, { 'contributors.0': GONE }),
  'beside a change of another': () => giveAnd({}, { 'contributors.0.message': 'Something rude' }),
  'beside a change of another on the item': () =>
    giveAnd({ itemIndex: HALF_GIVEN }, { [`items.${HALF_GIVEN}.contributors.0.message`]: 'Something rude' }),
  'in the place of all others': () => {
    const at = inHours(0);
    return giveAnd({ at }, { contributors: [newEntry(at)] });
  },
  'in the place of all others on the item': () => {
    const at = inHours(0);
    const entry = { ...newEntry(at), isVerified: true };
    return giveAnd({ itemIndex: HALF_GIVEN, at }, { [`items.${HALF_GIVEN}.contributors`]: [entry] });
  },
});

const capped = changedWishlist(wedding, {
  contributors: Array.from({ length: 100 }, (_, index) => nobodysEntry(index + 1)),
  [`items.${HALF_GIVEN}.contributors`]: Array.from({ length: 10 }, (_, index) => ({
    ...nobodysEntry(index + 1),
    isVerified: true,
  })),
});

const beyondCap = (gift: Partial<Gift>, wishlist: Fields): Attempt => ({
  ...giveAnd({ to: capped, ...gift }, wishlist),
  given: documentsOf(capped),
});

court.denies('an entry beyond the cap:', {
  'the newest makes room instead of the oldest': () => {
    const at = inHours(0);
    const entry = newEntry(at);
    return beyondCap({ itemIndex: -1, at }, { contributors: [...capped.fields.contributors.slice(0, 99), entry] });
  },
  'a hundred and first entry': () => {
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
  'the oldest makes room before it must': () => {
    const at = inHours(0);
    const [, ...rest] = wedding.fields.contributors;
    const entry = newEntry(at);
    return giveAnd({ itemIndex: -1, at }, { contributors: [...rest, entry] });
  },
});

const grown = { itemIndex: -1, entryIndex: GIVERS_ENTRY };
const LAST = 3;

court.denies('a merged entry that', {
  'is that of another': () => give({ ...grown, entryIndex: STRANGERS_ENTRY }),
  'is that of another, in their name': () =>
    giveAnd({ ...grown, entryIndex: STRANGERS_ENTRY }, { [`contributors.${LAST}.userId`]: stranger.uid }),
  "is nobody's, by a signed-out visitor": () => give({ by: visitor, itemIndex: -1, entryIndex: 0 }),
  "is nobody's, by one who does not say so": () => give({ isAnonymous: true, itemIndex: -1, entryIndex: 0 }),
  'is the own one, anonymously': () => give({ ...grown, isAnonymous: true }),
  'does not exist': () => giveAnd({ itemIndex: -1 }, { 'lastContribution.entryIndex': 4, contributorCount: 4 }),
  'is before the first': () => giveAnd({ itemIndex: -1 }, { 'lastContribution.entryIndex': -2 }),
  'is named by a text': () => giveAnd(grown, { 'lastContribution.entryIndex': '1' }),
  'is not named': () => giveAnd(grown, { 'lastContribution.entryIndex': GONE }),
  'is named, though a new one is added': () =>
    giveAnd({ itemIndex: -1 }, { 'lastContribution.entryIndex': GIVERS_ENTRY, contributorCount: 4 }),
  'is not the named one': () => giveAnd(grown, { 'lastContribution.entryIndex': -1, contributorCount: 5 }),
  'by more than is given': () => giveAnd(grown, { [`contributors.${LAST}.amount`]: 90_000 }),
  'by nothing': () => giveAnd(grown, { [`contributors.${LAST}.amount`]: 20_000 }),
  'forgets what it was': () => giveAnd(grown, { [`contributors.${LAST}.amount`]: 400 }),
  'loses its message': () => giveAnd({ ...grown, message: '' }, { [`contributors.${LAST}.message`]: '' }),
  'keeps its message despite a new one': () => giveAnd(grown, { [`contributors.${LAST}.message`]: 'शुभ विवाह' }),
  'takes another with it': () => giveAnd(grown, { 'contributors.0': GONE }),
  'stays where it was': () => {
    const at = inHours(0);
    const [first, , ...rest] = wedding.fields.contributors;
    const entry = anEntry({ amount: 20_400, message: 'Be happy', contributedAt: at });
    return giveAnd({ ...grown, at }, { contributors: [first, entry, ...rest] });
  },
  'stays there too': () => {
    const at = inHours(0);
    const entry = anEntry({ amount: 20_400, message: 'Be happy', contributedAt: at });
    return giveAnd({ ...grown, at }, { contributors: [...wedding.fields.contributors, entry] });
  },
  'two days ago': () => give({ ...grown, at: inHours(-49) }),
});

court.denies('the transaction of a contribution', {
  'for another owner, who is told': () => {
    const forged = contribution({ to: changedWishlist(wedding, { userId: stranger.uid }), itemIndex: -1 });
    return writing(giver, withChange(forged, PATHS.wishlist, { userId: owner.uid }));
  },
  'from long ago, beside a notification and a log entry that are there': () => {
    const { [PATHS.notification]: news, [PATHS.log]: log, ...rest } = contribution();
    return writing(giver, withChange(rest, PATHS.transaction, { createdAt: LONG_AGO }), {
      [PATHS.notification]: news ?? null,
      [PATHS.log]: log ?? null,
    });
  },
  ...Object.fromEntries(
    Object.entries<Fields>({
      'for another owner': { ownerId: stranger.uid },
      'of another wishlist': { wishlistId: others.id },
      'in dollars': { currency: 'USD' },
      'not yet paid': { status: 'pending' },
      'that is a refund': { type: 'refund' },
      'from long ago': { createdAt: LONG_AGO },
      'completed long ago': { completedAt: LONG_AGO },
      'completed tomorrow': { completedAt: inHours(24) },
      'that is thanked for already': { thankedAt: now() },
      'without room for thanks': { thankedAt: GONE },
      'with an unknown key': { fee: 0 },
      'with more about it than there is': { 'metadata.note': 'x' },
      'without metadata': { metadata: GONE },
      'without an e-mail field': { email: GONE },
      'without a name field': { displayName: GONE },
      'recorded as a gift to the general fund': { metadata: { message: 'Be happy', type: 'general_fund' } },
    }).map(([what, changes]) => [what, () => giveButRecord({}, changes)]),
  ),
  'of another kind to the general fund': () => giveButRecord({ itemIndex: -1 }, { 'metadata.type': 'gift' }),
  'that titles an item for the general fund': () =>
    giveButRecord({ itemIndex: -1 }, { metadata: { itemTitle: 'Sofa', message: 'Be happy' } }),
});

court.allows('a contribution from a phone whose clock', {
  'is a day slow': () => give({ at: inHours(-24) }),
  'is a day fast': () => give({ at: inHours(24) }),
  'is a day slow where an entry grows': () => give({ ...grown, at: inHours(-24) }),
});

court.allows('a contribution with', {
  'a name of one character': () => give({ displayName: 'a' }),
  'a name of 60 characters and 180 bytes': () => give({ displayName: 'अ'.repeat(60) }),
  'a message of 280 characters and 840 bytes': () => give({ message: 'अ'.repeat(280) }),
  'an e-mail of 254 characters': () => give({ email: `${'a'.repeat(244)}@mail.test` }),
});
