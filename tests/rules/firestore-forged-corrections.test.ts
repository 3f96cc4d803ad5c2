import {
  aTransaction,
  beforeCorrection,
  type Correction,
  correction,
  FUND,
  MIXER,
  paths,
  SOFA,
  toFund,
} from './support/correction.ts';
import { dayFromToday, type Fields, GONE, LONG_AGO, now, uuid, withChange, without } from './support/fields.ts';
import { owner } from './support/people.ts';
import { type Attempt, setUpRulesTest, writing } from './support/rules-test.ts';
import { anEntry, changedWishlist, CONTRIBUTORS_ENTRY, wedding } from './support/wishlists.ts';

const rules = setUpRulesTest('forged-corrections');
const PATHS = paths();

/** Setting aside a contribution to the general fund, with changes to one of the documents. */
function forged(path: string, fields: Fields, changes: Partial<Correction> = {}): Attempt {
  const { of = toFund, by = owner } = changes;
  return writing(by, withChange(correction(changes), path, fields), beforeCorrection({ ...changes, of }));
}

/** The wedding with one contribution, the one to the sofa. */
const onlySofa = changedWishlist(wedding, { fundedAmount: 20_000, contributionCount: 1, contributorCount: 1 });

rules.denies('a correction that also changes, of the wishlist,', {
  'the amount by a rupee more': () => forged(PATHS.wishlist, { fundedAmount: 33_699 }),
  'the amount by a rupee less': () => forged(PATHS.wishlist, { fundedAmount: 33_701 }),
  'the count twice': () => forged(PATHS.wishlist, { contributionCount: 2 }),
  'the number of contributors': () => forged(PATHS.wishlist, { contributorCount: 3 }),
  'the number of contributors, of an entry that is removed': () =>
    forged(PATHS.wishlist, { contributorCount: 4 }, SOFA),
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
  'the amount of the entry': () => forged(PATHS.wishlist, { [`contributors.${CONTRIBUTORS_ENTRY}.amount`]: 19_501 }),
  'the message of the entry': () => forged(PATHS.wishlist, { [`contributors.${CONTRIBUTORS_ENTRY}.message`]: 'Other' }),
  'the name of the entry': () =>
    forged(PATHS.wishlist, { [`contributors.${CONTRIBUTORS_ENTRY}.displayName`]: 'Other' }),
  'another entry': () => forged(PATHS.wishlist, { 'contributors.0.amount': 1 }),
  'a listed entry, recorded as not listed': () =>
    forged(PATHS.wishlist, { 'contributors.0': GONE }, { entryIndex: -1 }),
  'a second entry, with the one that is removed': () => forged(PATHS.wishlist, { 'contributors.0': GONE }, SOFA),
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
  'the status not at all': () => forged(PATHS.transaction, { status: 'completed' }),
  'the log entry to an earlier one': () => forged(PATHS.transaction, { 'correction.logId': uuid(8001) }),
});

rules.denies('a correction that also changes', {
  'the analytics to a negative zero': () => forged(PATHS.analytics, { contributions: -0 }, { ...SOFA, on: onlySofa }),
  'the statistics of a day that counted none': () =>
    forged(PATHS.day, {}, { on: { ...wedding, today: wedding.today && { ...wedding.today, contributions: 0 } } }),
  'the person who made it, in the log too': () => {
    const by = 'stranger';
    const writes = withChange(correction(), PATHS.transaction, { 'correction.by': by });
    return writing(owner, withChange(writes, PATHS.log, { actorId: by }), beforeCorrection(FUND));
  },
  'the transaction alone, after an earlier correction of it': () => {
    const lastCorrection = { transactionId: toFund.id, itemIndex: -1, entryIndex: 0, itemEntryIndex: -1, at: LONG_AGO };
    const on = changedWishlist(wedding, { lastCorrection });
    const { [PATHS.transaction]: transaction = null, [PATHS.log]: log = null } = correction({ on });
    return writing(owner, { [PATHS.transaction]: transaction, [PATHS.log]: log }, beforeCorrection({ ...FUND, on }));
  },
  'the log entry to that of an earlier correction of it': () => {
    const earlier = uuid(8001);
    const { [PATHS.log]: entry, ...others } = correction();
    return writing(owner, withChange(others, PATHS.transaction, { 'correction.logId': earlier }), {
      ...beforeCorrection(FUND),
      [`systemLogs/${earlier}`]: { ...entry, timestamp: LONG_AGO },
    });
  },
  'the log, with a second entry': () => {
    const writes = correction();
    return writing(
      owner,
      { ...writes, [`systemLogs/${uuid(8101)}`]: writes[PATHS.log] ?? null },
      beforeCorrection(FUND),
    );
  },
  'the id of its log entry to a name': () => {
    const writes = withChange(correction(), PATHS.transaction, { 'correction.logId': 'log' });
    const { [PATHS.log]: entry = null, ...others } = writes;
    return writing(owner, { ...others, 'systemLogs/log': entry }, beforeCorrection(FUND));
  },
  'the analytics again': () => forged(PATHS.analytics, { contributions: 2 }),
  'the statistics of the day twice': () => forged(PATHS.day, { contributions: -1 }),
  'the statistics of the day upwards': () => forged(PATHS.day, { contributions: 2 }),
  'the views of the day': () => forged(PATHS.day, { views: 1 }),
  'the type in the log': () => forged(PATHS.log, { type: 'contribution_restored' }),
  'the description in the log': () => forged(PATHS.log, { description: 'Theirs' }),
  'the actor in the log': () => forged(PATHS.log, { actorId: 'stranger' }),
  'the contribution in the log': () => forged(PATHS.log, { transactionId: uuid(8102) }),
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
