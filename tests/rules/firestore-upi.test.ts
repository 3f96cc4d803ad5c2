import { type StoredTransaction } from './support/correction.ts';
import { type Fields, GONE, inHours, LONG_AGO, now, uuid, withChange, without } from './support/fields.ts';
import { adminById, banned, giver, nameless, owner, type Person, stranger, visitor } from './support/people.ts';
import { type Attempt, each, setUpRulesTest, writing } from './support/rules-test.ts';
import { bannedMeanwhile } from './support/stored-documents.ts';
import {
  anonymousGift,
  changedGift,
  giverOf,
  guestsGift,
  inStatus,
  key,
  namedGift,
  notGivers,
  receipt,
  sending,
  sentNotice,
  storedGift,
  undo,
} from './support/upi.ts';

const rules = setUpRulesTest('upi');

const GIFT = `transactions/${namedGift.id}`;
const NOTICE = `notifications/${namedGift.id}_sent`;
const UTR = '412345678901';
const KINDS: Readonly<Record<string, StoredTransaction>> = {
  'a named': namedGift,
  'a guest’s': guestsGift,
  'an anonymous': anonymousGift,
};
const STATUSES = ['completed', 'promised', 'sent', 'received', 'set_aside'];

/** The same attempt on each kind of gift. */
const ofEachKind = (what: string, attempt: (gift: StoredTransaction) => Attempt) =>
  Object.fromEntries(Object.entries(KINDS).map(([kind, gift]) => [`${kind} gift ${what}`, () => attempt(gift)]));

const inEach = (statuses: readonly string[], what: string, attempt: (status: string) => Attempt) =>
  Object.fromEntries(statuses.map((status) => [`one that is ${status} ${what}`, () => attempt(status)]));

const send = (of = namedGift, changes: Fields = {}, by = giverOf(of)): Attempt =>
  writing(by, sending(of, changes), storedGift(of));
const receive = (of = namedGift, changes: Fields = {}, by: Person = owner): Attempt =>
  writing(by, receipt(of, changes), storedGift(of));
const takeBackReceipt = (of: StoredTransaction, changes: Fields = {}, by: Person = owner): Attempt =>
  writing(by, undo(of, changes), storedGift(of));

/** Marking the gift as sent, with one document changed. */
const forged = (path: string, changes: Fields, of = namedGift): Attempt =>
  writing(giverOf(of), withChange(sending(of), path, changes), storedGift(of));

// ---- Sent ----

rules.allows('the giver to mark', {
  ...ofEachKind('as sent', (gift) => send(gift)),
  ...ofEachKind('as sent, with a UTR', (gift) => send(gift, { utr: UTR })),
  ...ofEachKind('with a UTR later', (gift) => send(inStatus(gift, 'sent'), { utr: UTR })),
  'a gift with another UTR': () => send(inStatus(namedGift, 'sent', { utr: UTR }), { utr: '512345678901' }),
  'a gift without a UTR again': () => send(inStatus(namedGift, 'sent', { utr: UTR }), { utr: null }),
  'an anonymous gift with the second key of the chain': () =>
    send(inStatus(changedGift(anonymousGift, { giverKey: key(1) }), 'sent'), { giverKey: key(2), utr: UTR }),
  'an anonymous gift with the last key of the chain': () =>
    send(changedGift(anonymousGift, { giverKey: key(49) }), { giverKey: key(50) }),
  'an anonymous gift while signed in': () => send(anonymousGift, {}, giver),
  'an owner’s own gift': () => send(changedGift(namedGift, { contributorId: owner.uid }), {}, owner),
  'a gift that is thanked already': () => send(changedGift(namedGift, { thankedAt: LONG_AGO })),
  'a gift without a key, from a list without that field': () => send(changedGift(namedGift, { giverKey: GONE })),
});

const NOT_SENDABLE = STATUSES.filter((status) => status !== 'promised' && status !== 'sent');

rules.denies('marking as sent', {
  ...inEach(NOT_SENDABLE, 'by its giver', (status) => send(inStatus(namedGift, status))),
  ...inEach(NOT_SENDABLE, 'by its giver again', (status) =>
    send(inStatus(namedGift, status, { sentAt: LONG_AGO }), { sentAt: LONG_AGO }),
  ),
  ...inEach(NOT_SENDABLE, 'by its anonymous giver', (status) => send(inStatus(anonymousGift, status))),
  ...Object.fromEntries(notGivers.map((by) => [`a named gift, by a ${by.role}`, () => send(namedGift, {}, by)])),
  'a named gift, by another guest without an account': () =>
    send(changedGift(guestsGift, { contributorId: 'other' }), {}, nameless),
  ...Object.fromEntries(
    [visitor, stranger, owner, adminById].map((by) => [
      `an anonymous gift without a key, by a ${by.role}`,
      () => send(anonymousGift, { giverKey: key(0) }, by),
    ]),
  ),
  'a gift of a banned account': () => send(changedGift(namedGift, { contributorId: banned.uid }), {}, banned),
});

rules.denies('an anonymous gift to be marked as sent', {
  'with the stored key': () => send(anonymousGift, { giverKey: key(0) }),
  'with a key that was revealed earlier': () =>
    send(changedGift(anonymousGift, { giverKey: key(2) }), { giverKey: key(1) }),
  'with a key two steps ahead': () => send(anonymousGift, { giverKey: key(2) }),
  'with the key of another gift': () => send(anonymousGift, { giverKey: 'a'.repeat(64) }),
  'with a key in capitals': () => send(anonymousGift, { giverKey: key(1).toUpperCase() }),
  'with a key that is too short': () => send(anonymousGift, { giverKey: key(1).slice(1) }),
  'with a key that is too long': () => send(anonymousGift, { giverKey: `${key(1)}0` }),
  'with a key that is a number': () => send(anonymousGift, { giverKey: 1 }),
  'with a key that is null': () => send(anonymousGift, { giverKey: null }),
  'without a key': () => send(anonymousGift, { giverKey: GONE }),
  'with any key, if it was given without one': () =>
    send(changedGift(anonymousGift, { giverKey: null }), { giverKey: key(1) }),
  'with no key, if it was given without one': () =>
    send(changedGift(anonymousGift, { giverKey: null }), { giverKey: null }),
  'with any key, if it is from before keys': () =>
    send(changedGift(anonymousGift, { giverKey: GONE }), { giverKey: key(1) }),
  // The hash of any text is known; the stored one must come from a key.
  'with a text whose hash is stored': () =>
    send(changedGift(anonymousGift, { giverKey: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824' }), {
      giverKey: 'hello',
    }),
});

rules.denies('marking as sent, if it also changes, of the gift,', {
  ...each((changes) => send(namedGift, changes), {
    'the key of a named giver': { giverKey: key(1) },
    'the amount': { amount: 50_000 },
    'the name': { displayName: 'Somebody' },
    'the giver': { contributorId: stranger.uid },
    'the owner': { ownerId: giver.uid },
    'the item': { itemId: uuid(101) },
    'the blessing': { 'metadata.message': 'Something else' },
    'the time of completion': { completedAt: now() },
    'the mark of thanks': { thankedAt: now() },
    'the day': { day: '2020-01-01' },
    'an unknown field': { more: true },
    'the status to received': { status: 'received' },
    'the status to completed': { status: 'completed' },
    'the status not at all': { status: 'promised' },
    'the time to an earlier one': { sentAt: LONG_AGO },
    'the time to none': { sentAt: null },
    'the time to that of the phone': { sentAt: inHours(0) },
    'the UTR to 11 digits': { utr: UTR.slice(1) },
    'the UTR to 13 digits': { utr: `${UTR}0` },
    'the UTR to letters': { utr: 'ABCDEFGHIJKL' },
    'the UTR to digits of another script': { utr: '४१२३४५६७८९०१' },
    'the UTR to a number': { utr: 412_345_678_901 },
    'the UTR to nothing': { utr: '' },
  }),
  'the time, the second time': () => send(inStatus(namedGift, 'sent'), { sentAt: now() }),
  'the time to none, the second time': () => send(inStatus(namedGift, 'sent'), { sentAt: null }),
  'the amount, the second time': () => send(inStatus(namedGift, 'sent'), { amount: 1 }),
  'the status back to promised': () => send(inStatus(namedGift, 'sent'), { status: 'promised', sentAt: null }),
});

rules.denies('marking as sent with a notification', {
  'that is missing': () => writing(giver, without(sending(namedGift), NOTICE), storedGift(namedGift)),
  'for another user': () => forged(NOTICE, { userId: stranger.uid }),
  'of another amount': () => forged(NOTICE, { 'data.amount': 50_000 }),
  'that says another amount': () => forged(NOTICE, { message: 'Ravi Kulkarni sent ₹50000' }),
  'of another name': () => forged(NOTICE, { 'data.contributorName': 'Somebody' }),
  'from another user': () => forged(NOTICE, { 'data.contributorId': stranger.uid }),
  'that names an anonymous giver': () => forged(NOTICE, { 'data.contributorName': 'Ravi' }, anonymousGift),
  'that tells who an anonymous giver is': () => forged(NOTICE, { 'data.contributorId': giver.uid }, anonymousGift),
  'of another gift': () => forged(NOTICE, { 'data.transactionId': uuid(47) }),
  'of a new contribution': () => forged(NOTICE, { type: 'contribution', title: 'New contribution' }),
  'of an item that it was not for': () => forged(NOTICE, { 'data.itemTitle': 'Sofa' }),
  'that leads elsewhere': () => forged(NOTICE, { actionUrl: 'https://evil.test' }),
  'that is read already': () => forged(NOTICE, { isRead: true }),
  'of an earlier time': () => forged(NOTICE, { createdAt: LONG_AGO }),
  'and a second one': () =>
    writing(
      giver,
      { ...sending(namedGift), [`notifications/${uuid(48)}_sent`]: sending(namedGift)[NOTICE] ?? null },
      storedGift(namedGift),
    ),
  'and another announcement of a contribution': () => {
    const notice = sending(namedGift)[NOTICE] ?? {};
    const news = {
      ...notice,
      type: 'contribution',
      title: 'New contribution',
      message: 'Ravi Kulkarni contributed ₹500',
    };
    return writing(
      giver,
      { ...sending(namedGift), [`notifications/${namedGift.id}_contribution`]: news },
      storedGift(namedGift),
    );
  },
});

const noticeAlone = (of: StoredTransaction, by: Person): Attempt => writing(by, sentNotice(of), storedGift(of));

const earlierNotice = { [NOTICE]: { ...sentNotice(namedGift)[NOTICE], createdAt: LONG_AGO } };

rules.denies('a notification that a gift was sent', {
  'in place of a new one, for an earlier time': () =>
    writing(giver, without(sending(namedGift, { sentAt: LONG_AGO }), NOTICE), {
      ...storedGift(namedGift),
      ...earlierNotice,
    }),
  'without marking it': () => noticeAlone(namedGift, giver),
  'for the second time': () => noticeAlone(inStatus(namedGift, 'sent'), giver),
  'with a UTR, the second time': () => {
    const of = inStatus(namedGift, 'sent');
    return writing(giver, { ...sending(of, { utr: UTR }), ...sentNotice(of) }, storedGift(of));
  },
  'by the host': () => noticeAlone(namedGift, owner),
});

// ---- Received ----

rules.allows('the host to mark', {
  ...ofEachKind('as received, before the giver says so', (gift) => receive(gift)),
  ...ofEachKind('as received', (gift) => receive(inStatus(gift, 'sent'))),
  'a gift as received, with a UTR': () => receive(inStatus(namedGift, 'sent'), { utr: UTR }),
  'a gift as received, with the giver’s UTR': () => receive(inStatus(namedGift, 'sent', { utr: UTR })),
  'a gift that is thanked already': () => receive(changedGift(namedGift, { thankedAt: LONG_AGO })),
  'a sent gift as not received after all': () => takeBackReceipt(inStatus(namedGift, 'received')),
  'a promised gift as not received after all': () => takeBackReceipt(inStatus(namedGift, 'received', { sentAt: null })),
  'a gift with a UTR as not received after all': () => takeBackReceipt(inStatus(namedGift, 'received', { utr: UTR })),
});

const notHosts: readonly Person[] = [visitor, stranger, giver, banned, adminById];

rules.denies('marking as received', {
  ...Object.fromEntries(
    notHosts.flatMap((by) => [
      [`a promised gift, by a ${by.role}`, () => receive(namedGift, {}, by)],
      [`a sent gift, by a ${by.role}`, () => receive(inStatus(namedGift, 'sent'), {}, by)],
    ]),
  ),
  'an anonymous gift, by its giver': () => receive(anonymousGift, { giverKey: key(1) }, visitor),
  'a gift to a banned host': () => ({ ...receive(), given: { ...storedGift(namedGift), ...bannedOwner } }),
  ...inEach(['completed', 'received', 'set_aside'], 'by the host', (status) => receive(inStatus(namedGift, status))),
  ...each((changes) => receive(inStatus(namedGift, 'sent'), changes), {
    'at an earlier time': { completedAt: LONG_AGO },
    'at no time': { completedAt: null },
    'with another amount': { amount: 600 },
    'with another name': { displayName: 'Somebody' },
    'with another time of sending': { sentAt: now() },
    'with a key': { giverKey: key(1) },
    'with the mark of thanks': { thankedAt: now() },
    'as completed': { status: 'completed' },
    'with a UTR of 11 digits': { utr: UTR.slice(1) },
    'with a UTR of 13 digits': { utr: `${UTR}0` },
    'with letters as number': { utr: 'ABCDEFGHIJKL' },
    'with a UTR that is a number': { utr: 412_345_678_901 },
  }),
  'with a UTR in place of the giver’s': () =>
    receive(inStatus(namedGift, 'sent', { utr: UTR }), { utr: '512345678901' }),
  'without the giver’s UTR': () => receive(inStatus(namedGift, 'sent', { utr: UTR }), { utr: null }),
});

const received = inStatus(namedGift, 'received');
const receivedUnsent = inStatus(namedGift, 'received', { sentAt: null });

rules.denies('taking a receipt back', {
  ...Object.fromEntries(notHosts.map((by) => [`by a ${by.role}`, () => takeBackReceipt(received, {}, by)])),
  'to promised, although the giver sent it': () => takeBackReceipt(received, { status: 'promised' }),
  'to sent, although the giver did not say so': () => takeBackReceipt(receivedUnsent, { status: 'sent' }),
  'to completed': () => takeBackReceipt(received, { status: 'completed' }),
  'and the time of sending': () => takeBackReceipt(received, { status: 'promised', sentAt: null }),
  'with the time of completion': () => takeBackReceipt(received, { completedAt: LONG_AGO }),
  'with a new time of completion': () => takeBackReceipt(received, { completedAt: now() }),
  'with a UTR': () => takeBackReceipt(received, { utr: UTR }),
  'without its UTR': () => takeBackReceipt(inStatus(namedGift, 'received', { utr: UTR }), { utr: null }),
  ...inEach(['completed', 'set_aside'], 'by the host', (status) => takeBackReceipt(inStatus(namedGift, status))),
});

/** The host or the giver changes only the status. */
const jump = (from: string, to: string, by: Person): Attempt => {
  const before = inStatus(namedGift, from);
  const { status, sentAt, completedAt } = inStatus(namedGift, to === 'set_aside' ? 'promised' : to).fields;
  const after = { ...before.fields, sentAt, completedAt, status: to === 'set_aside' ? to : status };
  return writing(by, { [GIFT]: after }, storedGift(before));
};

rules.denies(
  'a jump',
  Object.fromEntries(
    STATUSES.flatMap((from) =>
      STATUSES.filter((to) => to !== from).flatMap((to) =>
        [owner, giver].map((by): [string, () => Attempt] => [
          `from ${from} to ${to} with stored times, by the ${by.role}`,
          () => jump(from, to, by),
        ]),
      ),
    ).filter(([what]) => what !== 'from received to sent with stored times, by the owner'),
  ),
);

rules.denies(
  'a change of nothing but the status',
  Object.fromEntries(
    STATUSES.flatMap((from) =>
      STATUSES.filter((to) => to !== from).flatMap((to) =>
        [owner, giver].map((by): [string, () => Attempt] => [
          `from ${from} to ${to}, by the ${by.role}`,
          () => {
            const before = inStatus(namedGift, from);
            return writing(by, { [GIFT]: { ...before.fields, status: to } }, storedGift(before));
          },
        ]),
      ),
    ),
  ),
);

const bannedOwner = bannedMeanwhile(owner);

rules.denies('a banned host', {
  'to take a receipt back': () => ({
    ...takeBackReceipt(received),
    given: { ...storedGift(received), ...bannedOwner },
  }),
});
