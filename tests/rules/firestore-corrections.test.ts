import { contribution } from './support/contribution.ts';
import {
  asSetAside,
  aTransaction,
  beforeCorrection,
  type Correction,
  correction,
  FUND,
  MIXER,
  paths,
  SOFA,
  toFund,
  toSofa,
  weddingWithout,
} from './support/correction.ts';
import {
  dayFromToday,
  type Fields,
  GONE,
  inHours,
  LONG_AGO,
  now,
  uuid,
  withChange,
  without,
  only,
  type Writes,
} from './support/fields.ts';
import {
  adminByAddress,
  adminByFlag,
  banned,
  bannedAdmin,
  giver,
  otherOwner,
  owner,
  type Person,
  stranger,
  visitor,
} from './support/people.ts';
import { type Attempt, setUpRulesTest, writing } from './support/rules-test.ts';
import {
  anEntry,
  anonymousEntry,
  bannedOwnersWishlist,
  changedWishlist,
  GIVERS_ENTRY,
  HALF_GIVEN,
  wedding,
} from './support/wishlists.ts';

const rules = setUpRulesTest('corrections');
const PATHS = paths();

function correct(changes: Partial<Correction> = {}): Attempt {
  const { of = toFund, by = owner } = changes;
  return writing(by, correction(changes), beforeCorrection({ ...changes, of }));
}

/** Restores a contribution of the wedding. */
function restore(changes: Partial<Correction> = {}): Attempt {
  const { of = toFund } = changes;
  const on = changes.on ?? weddingWithout({ ...FUND, ...changes, of, by: owner, reason: 'mistake' });
  return correct({ entryIndex: GIVERS_ENTRY, ...changes, of: asSetAside(of), on, reason: null });
}

/** Setting aside a contribution to the general fund, with changes to one of the documents. */
function forged(path: string, fields: Fields, changes: Partial<Correction> = {}): Attempt {
  const { of = toFund, by = owner } = changes;
  return writing(by, withChange(correction(changes), path, fields), beforeCorrection({ ...changes, of }));
}

const fullList = (amount: number) => Array.from({ length: 100 }, () => anonymousEntry(amount));

/** The wedding with one contribution, the one to the sofa. */
const onlySofa = changedWishlist(wedding, { fundedAmount: 20_000, contributionCount: 1, contributorCount: 1 });

rules.allows('setting aside', {
  'the only contribution': () => correct({ ...SOFA, on: onlySofa }),
  'a named contribution to the general fund': () => correct(),
  'a named contribution to an item': () => correct(SOFA),
  'the anonymous contribution that completed an item': () => correct(MIXER),
  'a contribution as not received': () => correct({ reason: 'not_received' }),
  'a contribution as unwanted': () => correct({ reason: 'unwanted' }),
  'a contribution, by an admin by address': () => correct({ by: adminByAddress }),
  'a contribution, by an admin by flag': () => correct({ by: adminByFlag }),
  'a contribution whose message the entry shows': () =>
    correct({ of: aTransaction({ metadata: { message: 'शुभ विवाह', type: 'general_fund' } }) }),
  'a named contribution that is not listed': () => correct({ entryIndex: -1 }),
  'an anonymous contribution that is not listed': () =>
    correct({ of: aTransaction({ isAnonymous: true }), entryIndex: -1 }),
  'a contribution that the item no longer lists': () => correct({ ...SOFA, itemEntryIndex: -1 }),
  'a contribution to an item that was removed': () =>
    correct({
      of: aTransaction({ itemId: uuid(199), metadata: { itemTitle: 'Vase', message: '' } }),
      on: changedWishlist(wedding, { removedItemIds: [uuid(198), uuid(199)] }),
    }),
  'a contribution that no day counts': () => correct({ of: aTransaction({ day: null }) }),
  'a contribution without changing the statistics of its day': () =>
    writing(owner, without(correction(), PATHS.day), beforeCorrection(FUND)),
  'a contribution for the second time': () =>
    correct({
      of: aTransaction({ correction: { reason: 'mistake', by: owner.uid, at: LONG_AGO, logId: uuid(8099) } }),
    }),
  'a contribution to a private wishlist': () => correct({ on: changedWishlist(wedding, { visibility: 'private' }) }),
  'a contribution to a deactivated wishlist': () => correct({ on: changedWishlist(wedding, { isActive: false }) }),
  'a contribution while giving is paused': () => correct({ on: changedWishlist(wedding, { isGivingPaused: true }) }),
});

rules.allows('restoring', {
  'a named contribution to the general fund': () => restore(),
  'a contribution, by an admin': () => restore({ by: adminByAddress }),
  'a named contribution to an item, as a new entry': () =>
    restore({ ...SOFA, on: weddingWithout(SOFA), entryIndex: -1, itemEntryIndex: -1 }),
  'the contribution that completes an item': () =>
    restore({ ...MIXER, on: weddingWithout(MIXER), entryIndex: -1, itemEntryIndex: -1 }),
  'a contribution to an item whose title has changed': () =>
    restore({
      ...MIXER,
      on: changedWishlist(weddingWithout(MIXER), { 'items.1.title': 'Blender' }),
      entryIndex: -1,
      itemEntryIndex: -1,
    }),
  'a contribution to an item that was removed meanwhile': () => {
    const on = changedWishlist(weddingWithout(SOFA), { 'items.0': GONE, removedItemIds: [uuid(101)] });
    return restore({ of: toSofa, on, itemIndex: -1, entryIndex: -1 });
  },
  'a contribution that a full list does not show': () =>
    restore({
      of: aTransaction({ isAnonymous: true }),
      on: changedWishlist(wedding, { contributors: fullList(600) }),
      entryIndex: -1,
    }),
  'a contribution in place of one that is not larger': () =>
    restore({
      of: aTransaction({ isAnonymous: true }),
      on: changedWishlist(wedding, { contributors: fullList(500) }),
      entryIndex: 7,
    }),
});

const anyoneElse: readonly Person[] = [visitor, stranger, giver, otherOwner, banned, bannedAdmin];

rules.denies(
  'setting aside',
  Object.fromEntries(anyoneElse.map((by) => [`a contribution, by a ${by.role}`, () => correct({ by })])),
);
rules.denies(
  'restoring',
  Object.fromEntries(anyoneElse.map((by) => [`a contribution, by a ${by.role}`, () => restore({ by })])),
);

rules.denies('setting aside', {
  'a contribution that is set aside': () => correct({ of: asSetAside(toFund) }),
  'a contribution by its banned owner': () =>
    correct({
      of: aTransaction({ wishlistId: bannedOwnersWishlist.id, ownerId: banned.uid, isAnonymous: true }),
      on: changedWishlist(bannedOwnersWishlist, { fundedAmount: 500, contributionCount: 1, contributorCount: 1 }),
      entryIndex: -1,
      by: banned,
    }),
  'a contribution to another wishlist': () => correct({ of: aTransaction({ wishlistId: uuid(2) }) }),
  'a contribution to an item out of the general fund only': () =>
    correct({ ...SOFA, itemIndex: -1, itemEntryIndex: -1 }),
  'a contribution to one item out of another': () => correct({ ...SOFA, itemIndex: 1 }),
  'a contribution to the general fund out of an item': () => correct({ itemIndex: HALF_GIVEN }),
  'for no reason': () => correct({ reason: '' }),
  'for an unknown reason': () => correct({ reason: 'boring' }),
  'an anonymous contribution out of a named entry': () => correct({ of: aTransaction({ isAnonymous: true }) }),
  'an anonymous contribution out of a larger entry': () =>
    correct({ of: aTransaction({ isAnonymous: true }), entryIndex: 0 }),
  'an anonymous contribution out of the entry of another message': () =>
    correct({
      of: aTransaction({ isAnonymous: true, amount: 10_000, metadata: { message: 'Be happy', type: 'general_fund' } }),
      entryIndex: 0,
    }),
  'a contribution out of the entry of somebody else': () => correct({ entryIndex: 3 }),
  'a contribution out of a smaller entry': () =>
    correct({ on: changedWishlist(wedding, { [`contributors.${GIVERS_ENTRY}.amount`]: 499 }) }),
});

rules.denies('restoring', {
  'a contribution that is not set aside': () =>
    correct({
      of: aTransaction({ correction: { reason: 'mistake', by: owner.uid, at: LONG_AGO, logId: uuid(8099) } }),
      reason: null,
    }),
  'more than the item has room for': () => {
    const on = changedWishlist(weddingWithout(MIXER), { 'items.1.fundedAmount': 1 });
    return restore({ ...MIXER, on, entryIndex: -1, itemEntryIndex: -1 });
  },
  'a contribution in place of a larger entry': () =>
    restore({
      of: aTransaction({ isAnonymous: true }),
      on: changedWishlist(wedding, { contributors: fullList(501) }),
      entryIndex: 7,
    }),
  'a contribution with another reason': () => {
    const given = { ...FUND, of: asSetAside(toFund), on: weddingWithout(FUND), reason: null };
    return writing(
      owner,
      withChange(correction(given), PATHS.transaction, { 'correction.reason': 'unwanted' }),
      beforeCorrection(given),
    );
  },
  'a contribution as a recent entry': () => {
    const given = { ...FUND, of: asSetAside(toFund), on: weddingWithout(FUND), reason: null };
    return writing(
      owner,
      withChange(correction(given), PATHS.wishlist, { 'contributors.3.contributedAt': inHours(0) }),
      beforeCorrection(given),
    );
  },
});

rules.denies('a correction', {
  ...Object.fromEntries(
    (['wishlist', 'transaction', 'analytics', 'log'] as const).map((name): [string, () => Attempt] => [
      `without its ${name}`,
      () => writing(owner, without(correction(), PATHS[name]), beforeCorrection(FUND)),
    ]),
  ),
  ...Object.fromEntries(
    (['wishlist', 'transaction', 'analytics', 'day', 'log'] as const).map((name): [string, () => Attempt] => [
      `of its ${name} alone`,
      () => writing(owner, only(correction(), PATHS[name]), beforeCorrection(FUND)),
    ]),
  ),
  'of two contributions at once': () => {
    const second = aTransaction({}, uuid(9011));
    const writes: Writes = {
      ...correction(),
      [`transactions/${second.id}`]: {
        ...second.fields,
        status: 'set_aside',
        correction: { reason: 'mistake', by: owner.uid, at: now(), logId: uuid(8100) },
      },
    };
    return writing(owner, writes, { ...beforeCorrection(FUND), [`transactions/${second.id}`]: second.fields });
  },
  'together with a contribution': () => {
    const given = contribution({ by: owner });
    return writing(owner, { ...given, ...correction() }, beforeCorrection(FUND));
  },
});

rules.denies('a correction that also changes, of the wishlist,', {
  'the amount by a rupee more': () => forged(PATHS.wishlist, { fundedAmount: 33_699 }),
  'the amount by a rupee less': () => forged(PATHS.wishlist, { fundedAmount: 33_701 }),
  'the count twice': () => forged(PATHS.wishlist, { contributionCount: 2 }),
  'the number of contributors': () => forged(PATHS.wishlist, { contributorCount: 3 }),
  'the number of contributors, of an entry that goes': () => forged(PATHS.wishlist, { contributorCount: 4 }, SOFA),
  'the number of contributors, of an anonymous one that is not listed': () =>
    forged(PATHS.wishlist, { contributorCount: 4 }, { of: aTransaction({ isAnonymous: true }), entryIndex: -1 }),
  ...Object.fromEntries(
    ['fundedAmount', 'contributionCount', 'contributorCount', 'items.0.fundedAmount', 'items.0.contributionCount'].map(
      (counter): [string, () => Attempt] => [
        `${counter} to a negative zero`,
        () => forged(PATHS.wishlist, { [counter]: -0 }, { ...SOFA, on: onlySofa }),
      ],
    ),
  ),
  'the title': () => forged(PATHS.wishlist, { title: 'Theirs' }),
  'its own last contribution': () => forged(PATHS.wishlist, { lastContribution: null }),
  'the amount of the entry': () => forged(PATHS.wishlist, { [`contributors.${GIVERS_ENTRY}.amount`]: 19_501 }),
  'the message of the entry': () => forged(PATHS.wishlist, { [`contributors.${GIVERS_ENTRY}.message`]: 'Other' }),
  'the name of the entry': () => forged(PATHS.wishlist, { [`contributors.${GIVERS_ENTRY}.displayName`]: 'Other' }),
  'another entry': () => forged(PATHS.wishlist, { 'contributors.0.amount': 1 }),
  'an entry that is said not to be listed': () =>
    forged(PATHS.wishlist, { 'contributors.0': GONE }, { entryIndex: -1 }),
  'a second entry, with the one that goes': () => forged(PATHS.wishlist, { 'contributors.0': GONE }, SOFA),
  'an entry of the item': () =>
    forged(PATHS.wishlist, { 'items.0.contributors': [{ ...anEntry(), isVerified: true }] }, SOFA),
  'an item of the general fund’s contribution': () => forged(PATHS.wishlist, { 'items.0.fundedAmount': 1 }),
  'the amount of the item by a rupee less': () => forged(PATHS.wishlist, { 'items.0.fundedAmount': 1 }, SOFA),
  'the count of the item twice': () => forged(PATHS.wishlist, { 'items.0.contributionCount': -1 }, SOFA),
  'the price of the item': () => forged(PATHS.wishlist, { 'items.0.price': 1 }, SOFA),
  'another item': () => forged(PATHS.wishlist, { 'items.3.title': 'Other' }, SOFA),
  'the item, which stays funded': () => forged(PATHS.wishlist, { 'items.1.isFunded': true }, MIXER),
  'an unknown key of its note': () => forged(PATHS.wishlist, { 'lastCorrection.more': 1 }),
  'the time of its note': () => forged(PATHS.wishlist, { 'lastCorrection.at': LONG_AGO }),
  'the entry of an item in its note': () => forged(PATHS.wishlist, { 'lastCorrection.itemEntryIndex': 0 }),
  'the time of its update': () => forged(PATHS.wishlist, { updatedAt: LONG_AGO }),
});

rules.denies('a correction that also changes, of the transaction,', {
  'the amount': () => forged(PATHS.transaction, { amount: 400 }),
  'the mark of thanks': () => forged(PATHS.transaction, { thankedAt: now() }),
  'the person who made it': () => forged(PATHS.transaction, { 'correction.by': 'stranger' }),
  'the time': () => forged(PATHS.transaction, { 'correction.at': LONG_AGO }),
  'an unknown key': () => forged(PATHS.transaction, { 'correction.more': 1 }),
  'the status to another': () => forged(PATHS.transaction, { status: 'gone' }),
  'the status back at once': () => forged(PATHS.transaction, { status: 'completed' }),
  'the log entry to an earlier one': () => forged(PATHS.transaction, { 'correction.logId': uuid(8001) }),
});

rules.denies('a correction that also changes, beside it,', {
  'the analytics once more': () => forged(PATHS.analytics, { contributions: 2 }),
  'the statistics of the day twice': () => forged(PATHS.day, { contributions: -1 }),
  'the statistics of the day upwards': () => forged(PATHS.day, { contributions: 2 }),
  'the views of the day': () => forged(PATHS.day, { views: 1 }),
  'the type in the log': () => forged(PATHS.log, { type: 'contribution_restored' }),
  'the description in the log': () => forged(PATHS.log, { description: 'Theirs' }),
  'the actor in the log': () => forged(PATHS.log, { actorId: 'stranger' }),
  'the time in the log': () => forged(PATHS.log, { timestamp: LONG_AGO }),
  'the amount in the log': () => forged(PATHS.log, { amount: 1 }),
  'the statistics of another day': () => {
    const day = dayFromToday(-9);
    const writes = without(correction(), PATHS.day);
    const other = { ...wedding.today, date: day };
    return writing(
      owner,
      { ...writes, [`dailyStats/${wedding.id}_${day}`]: { ...other, contributions: 0, updatedAt: now() } },
      beforeCorrection(FUND),
    );
  },
});
