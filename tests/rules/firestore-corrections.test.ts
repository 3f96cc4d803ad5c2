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
import { GONE, inHours, LONG_AGO, now, uuid, withChange, without, only, type Writes } from './support/fields.ts';
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
  anonymousEntry,
  bannedOwnersWishlist,
  changedWishlist,
  CONTRIBUTORS_ENTRY,
  HALF_GIVEN,
  stored,
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
  return correct({ entryIndex: CONTRIBUTORS_ENTRY, ...changes, of: asSetAside(of), on, reason: null });
}

const fullList = (amount: number) => Array.from({ length: 100 }, () => anonymousEntry(amount));

/** The wedding with one contribution, the one to the sofa. */
const onlySofa = changedWishlist(wedding, { fundedAmount: 20_000, contributionCount: 1, contributorCount: 1 });

const asCorrectedLast = (transactionId: string) =>
  changedWishlist(wedding, {
    lastCorrection: { transactionId, itemIndex: -1, entryIndex: -1, itemEntryIndex: -1, at: LONG_AGO },
  });

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
  'a named contribution whose message a later one replaced': () =>
    correct({
      ...SOFA,
      of: { ...toSofa, fields: { ...toSofa.fields, metadata: { itemTitle: 'Sofa', message: '' } } },
      itemEntryIndex: -1,
    }),
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
  'a contribution from before guests could give without an account, merged into an entry of another name': () =>
    restore({ of: aTransaction({ displayName: 'Ravi' }) }),
  'a contribution without an account, merged into an entry of the same name': () =>
    restore({ of: aTransaction({ isVerified: false }) }),
  'a contribution to an item without an account': () => {
    const of = { ...toSofa, fields: { ...toSofa.fields, isVerified: false } };
    return restore({ ...SOFA, of, on: weddingWithout(SOFA), entryIndex: -1, itemEntryIndex: -1 });
  },
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
      on: stored(bannedOwnersWishlist.id, {
        ...bannedOwnersWishlist.fields,
        fundedAmount: 500,
        contributionCount: 1,
        contributorCount: 1,
      }),
      entryIndex: -1,
      by: banned,
    }),
  'a contribution to another wishlist': () => correct({ of: aTransaction({ wishlistId: uuid(2) }) }),
  'a contribution to an item by subtracting from the general fund only': () =>
    correct({ ...SOFA, itemIndex: -1, itemEntryIndex: -1 }),
  'a contribution to one item by subtracting from another': () => correct({ ...SOFA, itemIndex: 1 }),
  'a contribution to the general fund by subtracting from an item': () => correct({ itemIndex: HALF_GIVEN }),
  'for no reason': () => correct({ reason: '' }),
  'for an unknown reason': () => correct({ reason: 'boring' }),
  'an anonymous contribution by reducing a named entry': () => correct({ of: aTransaction({ isAnonymous: true }) }),
  'an anonymous contribution by reducing a larger entry': () =>
    correct({ of: aTransaction({ isAnonymous: true }), entryIndex: 0 }),
  'an anonymous contribution by reducing an entry with another message': () =>
    correct({
      of: aTransaction({ isAnonymous: true, amount: 10_000, metadata: { message: 'Be happy', type: 'general_fund' } }),
      entryIndex: 0,
    }),
  'a contribution by reducing another contributor’s entry': () => correct({ entryIndex: 3 }),
  'a contribution by removing a smaller entry': () => {
    const on = changedWishlist(wedding, { [`contributors.${CONTRIBUTORS_ENTRY}.amount`]: 499 });
    const changes = { [`contributors.${CONTRIBUTORS_ENTRY}`]: GONE };
    return writing(owner, withChange(correction({ on }), PATHS.wishlist, changes), beforeCorrection({ ...FUND, on }));
  },
  'a contribution by reducing a smaller entry': () =>
    correct({ on: changedWishlist(wedding, { [`contributors.${CONTRIBUTORS_ENTRY}.amount`]: 499 }) }),
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
  'of the wishlist and its analytics, although the contribution is set aside already': () =>
    writing(
      owner,
      only(correction(), PATHS.wishlist, PATHS.analytics),
      beforeCorrection({ ...FUND, of: asSetAside(toFund) }),
    ),
  'of the transaction and its log entry, after it was the last one corrected': () => {
    const given = { ...FUND, of: asSetAside(toFund), on: asCorrectedLast(toFund.id), reason: null };
    return writing(owner, only(correction(given), PATHS.transaction, PATHS.log), beforeCorrection(given));
  },
  'that was logged before, of its log entry alone': () => {
    const given = { ...FUND, of: asSetAside(toFund), on: asCorrectedLast(toFund.id) };
    const [entry = null] = Object.entries(correction(FUND)).flatMap(([path, fields]) =>
      path === PATHS.log ? [fields] : [],
    );
    return writing(owner, { [`systemLogs/${uuid(8099)}`]: entry }, beforeCorrection(given));
  },
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
