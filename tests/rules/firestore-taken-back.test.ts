import {
  asSetAside,
  beforeCorrection,
  type Correction,
  correction,
  FUND,
  MIXER,
  paths,
  SOFA,
  type StoredTransaction,
  weddingWithout,
} from './support/correction.ts';
import { type Fields, GONE, LONG_AGO, now, uuid, withChange, without } from './support/fields.ts';
import { adminByAddress, banned, giver, nameless, owner, visitor } from './support/people.ts';
import { report } from './support/public-forms.ts';
import { type Attempt, setUpRulesTest, writing } from './support/rules-test.ts';
import {
  anonymousGift,
  changedGift,
  giverOf,
  guestsGift,
  inStatus,
  key,
  namedGift,
  notGivers,
  proof,
  upiWedding,
} from './support/upi.ts';
import {
  changedWishlist,
  CONTRIBUTORS_ENTRY,
  documentsOf,
  HALF_GIVEN,
  othersWishlist,
  stored,
  type StoredWishlist,
  wedding,
} from './support/wishlists.ts';

const rules = setUpRulesTest('taken-back');
const PATHS = paths();
const GIVEN = ['completed', 'promised', 'sent', 'received'];

const placeOf = ({ fields }: StoredTransaction) => ({
  ...FUND,
  entryIndex: fields.contributorId === giver.uid ? CONTRIBUTORS_ENTRY : -1,
});

/** A correction of a gift on the list with UPI, with changes to the transaction. */
function correct(of: StoredTransaction, fields: Fields = {}, more: Partial<Correction> = {}): Attempt {
  const changes = { ...placeOf(of), on: upiWedding, by: owner, ...more, of };
  const writes = withChange(correction(changes), PATHS.transaction, fields);
  return writing(changes.by, writes, beforeCorrection(changes));
}

/** The giver takes the gift back. */
const takeBack = (of: StoredTransaction, fields: Fields = {}, by = giverOf(of)): Attempt =>
  correct(of, { ...proof(of), ...fields }, { by, reason: 'by_giver' });

const allListed = changedWishlist(upiWedding, { contributorCount: upiWedding.fields.contributors.length });
const toSofa = changedGift(SOFA.of, { giverKey: null, status: 'promised' });

const takeBackFrom = (on: StoredWishlist, of: StoredTransaction, place: Partial<Correction>): Attempt =>
  correct(of, proof(of), { ...place, on, by: giverOf(of), reason: 'by_giver' });

/** Restores a gift that was set aside. */
function restore(of: StoredTransaction, fields: Fields = {}, { by = owner, reason = 'mistake' } = {}): Attempt {
  const on = weddingWithout({ ...placeOf(of), on: upiWedding, of, by: owner, reason: 'mistake' });
  return correct(asSetAside(of, reason), fields, { on, by, reason: null });
}

const inEach = (what: string, attempt: (status: string) => Attempt, statuses = GIVEN) =>
  Object.fromEntries(statuses.map((status) => [`${what} that is ${status}`, () => attempt(status)]));

// ---- By the host ----

rules.allows('the owner to set aside', {
  ...inEach('a gift', (status) => correct(inStatus(namedGift, status))),
  ...inEach('an anonymous gift', (status) => correct(inStatus(anonymousGift, status))),
  'a promised gift, as an admin': () => correct(namedGift, {}, { by: adminByAddress }),
});

rules.allows('the owner to restore', {
  ...inEach('a gift', (status) => restore(inStatus(namedGift, status))),
  ...inEach('an anonymous gift', (status) => restore(inStatus(anonymousGift, status))),
  'a gift that was set aside before its status was noted': () => {
    const before = changedGift(asSetAside(inStatus(namedGift, 'completed')), { 'correction.was': GONE });
    const on = weddingWithout({ ...FUND, on: upiWedding, of: namedGift, by: owner, reason: 'mistake' });
    return correct(before, {}, { on, reason: null });
  },
  'a sent gift, as an admin': () => restore(inStatus(namedGift, 'sent'), {}, { by: adminByAddress }),
});

const otherThan = (status: string) => GIVEN.filter((other) => other !== status);

rules.denies(
  'setting aside',
  Object.fromEntries(
    GIVEN.flatMap((status) =>
      [...otherThan(status), 'set_aside', GONE].map((was): [string, () => Attempt] => [
        `a gift that is ${status}, as one that was ${String(was)}`,
        () => correct(inStatus(namedGift, status), { 'correction.was': was }),
      ]),
    ),
  ),
);

rules.denies(
  'restoring',
  Object.fromEntries(
    GIVEN.flatMap((was) =>
      otherThan(was).flatMap((status): [string, () => Attempt][] => [
        [`a gift that was ${was} to ${status}`, () => restore(inStatus(namedGift, was), { status })],
        [
          `a gift that was ${was}, noted as ${status}`,
          () => restore(inStatus(namedGift, was), { 'correction.was': status }),
        ],
        [
          `a gift that was ${was} to ${status}, noted as such`,
          () => restore(inStatus(namedGift, was), { status, 'correction.was': status }),
        ],
      ]),
    ),
  ),
);

rules.denies('a correction by the owner that also changes', {
  'the key of the giver': () => correct(anonymousGift, { giverKey: key(1) }),
  'the key to none': () => correct(anonymousGift, { giverKey: null }),
  'the key of a restored gift': () => restore(anonymousGift, { giverKey: key(1) }),
  'the time of sending': () => correct(inStatus(namedGift, 'sent'), { sentAt: null }),
  'the UTR': () => correct(inStatus(namedGift, 'sent'), { utr: '412345678901' }),
  'the time of completion': () => correct(inStatus(namedGift, 'received'), { completedAt: null }),
  'the reason of a restored gift': () => restore(namedGift, { 'correction.reason': 'not_received' }),
});

rules.denies('the reason that the giver took it back', {
  'by the owner': () => correct(namedGift, {}, { reason: 'by_giver' }),
  'by an admin': () => correct(namedGift, {}, { by: adminByAddress, reason: 'by_giver' }),
  'by the owner, of an anonymous gift': () => correct(anonymousGift, {}, { reason: 'by_giver' }),
  'by the owner, of an anonymous gift, with the stored key': () =>
    correct(anonymousGift, { giverKey: key(0) }, { reason: 'by_giver' }),
});

// A page that is not ours could log something else instead.
const [, reportLog = ''] = Object.keys(report(owner))
  .filter((path) => path.startsWith('systemLogs/'))
  .flatMap((path) => path.split('/'));

const othersGift = changedGift(inStatus(namedGift, 'promised'), { wishlistId: othersWishlist.id });
const second = { id: uuid(9011), fields: othersGift.fields };
const secondWishlist = stored(othersWishlist.id, {
  ...othersWishlist.fields,
  userId: owner.uid,
  fundedAmount: 500,
  contributionCount: 1,
  contributorCount: 1,
});

const earlierLog = {
  [PATHS.log]: { ...correction({ on: upiWedding, of: namedGift })[PATHS.log], timestamp: LONG_AGO },
};

rules.denies('a correction', {
  'with the log entry of an earlier one': () =>
    writing(owner, without(correction({ on: upiWedding, of: namedGift }), PATHS.log), {
      ...beforeCorrection({ of: namedGift, on: upiWedding }),
      ...earlierLog,
    }),
  'with the log entry of something else': () => {
    const writes = withChange(correction({ on: upiWedding, of: namedGift }), PATHS.transaction, {
      'correction.logId': reportLog,
    });
    return writing(
      owner,
      { ...without(writes, PATHS.log), ...report(owner) },
      beforeCorrection({ of: namedGift, on: upiWedding }),
    );
  },
  'with the log entry of a correction of another wishlist': () => {
    const other = { on: secondWishlist, of: second, entryIndex: -1 };
    const first = { on: upiWedding, of: namedGift };
    const writes = { ...correction(other), ...correction(first) };
    const anonymous = { [`transactions/${second.id}`]: second.fields };
    return writing(owner, writes, { ...beforeCorrection(first), ...documentsOf(secondWishlist), ...anonymous });
  },
});

// ---- By the giver ----

const GIVEN_BACK = GIVEN.filter((status) => status !== 'received');

rules.allows('the giver to take back', {
  ...inEach('a named gift', (status) => takeBack(inStatus(namedGift, status)), GIVEN_BACK),
  ...inEach('a guest’s gift', (status) => takeBack(inStatus(guestsGift, status), {}, nameless), GIVEN_BACK),
  ...inEach('an anonymous gift', (status) => takeBack(inStatus(anonymousGift, status)), GIVEN_BACK),
  'the gift that completed an item': () => {
    const of = changedGift(MIXER.of, { giverKey: key(0), status: 'promised' });
    return correct(of, { giverKey: key(1) }, { ...MIXER, of, by: visitor, reason: 'by_giver' });
  },
  'a gift to an item': () => takeBackFrom(upiWedding, toSofa, SOFA),
  'a gift that its item does not list': () => {
    const on = changedWishlist(upiWedding, { [`items.${HALF_GIVEN}.contributionCount`]: 2 });
    return takeBackFrom(on, toSofa, { ...SOFA, itemEntryIndex: -1 });
  },
  'a gift to a list that became private': () =>
    correct(
      namedGift,
      {},
      { by: giver, reason: 'by_giver', on: stored(wedding.id, { ...upiWedding.fields, visibility: 'private' }) },
    ),
  'a gift that was set aside by mistake and restored': () =>
    takeBack(
      changedGift(namedGift, {
        correction: { reason: 'mistake', was: 'promised', by: owner.uid, at: LONG_AGO, logId: uuid(8099) },
      }),
    ),
});

rules.denies('taking back', {
  ...Object.fromEntries(notGivers.map((by) => [`a named gift, by a ${by.role}`, () => takeBack(namedGift, {}, by)])),
  ...Object.fromEntries(
    notGivers.map((by) => [
      `an anonymous gift without a key, by a ${by.role}`,
      () => takeBack(anonymousGift, { giverKey: key(0) }, by),
    ]),
  ),
  'an anonymous gift with a key that was revealed earlier': () =>
    takeBack(changedGift(anonymousGift, { giverKey: key(2) }), { giverKey: key(1) }),
  'an anonymous gift without changing the key': () => takeBack(anonymousGift, { giverKey: GONE }),
  'a named gift that is received': () => takeBack(inStatus(namedGift, 'received')),
  'an anonymous gift that is received': () => takeBack(inStatus(anonymousGift, 'received')),
  'a gift that is thanked': () => takeBack(changedGift(namedGift, { thankedAt: LONG_AGO })),
  'an anonymous gift that is thanked': () => takeBack(changedGift(anonymousGift, { thankedAt: LONG_AGO })),
  'a gift that is set aside': () => takeBack(asSetAside(namedGift)),
  'a gift that is taken back': () => takeBack(asSetAside(namedGift, 'by_giver')),
  'a gift of a banned account': () => takeBack(changedGift(namedGift, { contributorId: banned.uid }), {}, banned),
  'a gift, for the reason of a host': () => correct(namedGift, {}, { by: giver, reason: 'mistake' }),
  'an anonymous gift, for the reason of a host': () =>
    correct(anonymousGift, { giverKey: key(1) }, { by: visitor, reason: 'mistake' }),
  'a gift as the owner': () => takeBack(namedGift, { 'correction.by': owner.uid }),
  'a gift as an anonymous giver': () => takeBack(namedGift, { 'correction.by': 'anonymous' }),
  'an anonymous gift as an account': () => takeBack(anonymousGift, { 'correction.by': giver.uid }),
  'a gift with a new amount': () => takeBack(namedGift, { amount: 1 }),
  'a named gift with a key': () => takeBack(namedGift, { giverKey: key(1) }),
  'a gift and marking it as sent': () => takeBack(namedGift, { sentAt: now() }),
  'a gift, leaving its entry on the page': () => takeBackFrom(allListed, namedGift, { entryIndex: -1 }),
  'an anonymous gift, leaving an entry on the page': () => takeBackFrom(allListed, anonymousGift, { entryIndex: -1 }),
  'a gift, leaving its entry on the item': () => takeBackFrom(upiWedding, toSofa, { ...SOFA, itemEntryIndex: -1 }),
  'a gift without a log entry': () =>
    writing(
      giver,
      without(correction({ of: namedGift, on: upiWedding, by: giver, reason: 'by_giver' }), PATHS.log),
      beforeCorrection({ of: namedGift, on: upiWedding }),
    ),
  'a gift without the wishlist': () =>
    writing(
      giver,
      without(correction({ of: namedGift, on: upiWedding, by: giver, reason: 'by_giver' }), PATHS.wishlist),
      beforeCorrection({ of: namedGift, on: upiWedding }),
    ),
});

rules.denies('restoring a gift that was taken back', {
  ...Object.fromEntries(
    [owner, adminByAddress, giver, visitor].map((by): [string, () => Attempt] => [
      `by the ${by.role}`,
      () => restore(namedGift, {}, { by, reason: 'by_giver' }),
    ]),
  ),
  'by the owner, for another reason': () =>
    restore(namedGift, { 'correction.reason': 'mistake' }, { reason: 'by_giver' }),
  'by its anonymous giver': () => restore(anonymousGift, { giverKey: key(1) }, { by: visitor, reason: 'by_giver' }),
});
