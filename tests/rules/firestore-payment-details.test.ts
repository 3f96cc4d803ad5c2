import { where } from 'firebase/firestore';
import { type Fields, GONE, inHours, LONG_AGO, now, uuid, withChange, without } from './support/fields.ts';
import {
  adminById,
  banned,
  giver,
  newcomer,
  otherOwner,
  owner,
  type Person,
  stranger,
  visitor,
} from './support/people.ts';
import { report } from './support/public-forms.ts';
import { type Attempt, counts, each, gets, lists, setUpRulesTest, writing } from './support/rules-test.ts';
import { bannedMeanwhile } from './support/stored-documents.ts';
import { account, DETAILS, newWedding, paymentDetails, secondAccount, storedDetails } from './support/upi.ts';
import { editDetails } from './support/wishlist-events.ts';
import {
  bannedOwnersWishlist,
  deactivatedByAdmin,
  deactivatedByOwner,
  documentsOf,
  linkOnly,
  othersWishlist,
  privateWishlist,
  type StoredWishlist,
  wedding,
} from './support/wishlists.ts';

const rules = setUpRulesTest('payment-details');

const isNew = documentsOf(newWedding);

const add = (changes: Fields = {}, by: Person = owner): Attempt =>
  writing(by, withChange(paymentDetails(), DETAILS.details, changes));
const forged = (path: string, changes: Fields): Attempt => writing(owner, withChange(paymentDetails(), path, changes));
/** A change before the first gift. */
const change = (changes: Fields, before: Fields = {}, by: Person = owner): Attempt =>
  writing(by, withChange(paymentDetails(), DETAILS.details, changes), { ...isNew, ...storedDetails(before) });
/** A change once there were gifts. */
const announce = (changes: Fields, before: Fields = {}, by: Person = owner): Attempt =>
  writing(by, withChange(paymentDetails(), DETAILS.details, changes), storedDetails(before));

const announced = { accounts: [secondAccount], announcedAt: now() };
const waiting = { accounts: [secondAccount], announcedAt: inHours(-23) };
const matured = { accounts: [secondAccount], announcedAt: inHours(-24.5) };

const accountWith = (changes: Fields) => ({ accounts: [{ ...account, ...changes }] });

// ---- Reading ----

const NOT_OWNERS: readonly Person[] = [visitor, stranger, giver, otherOwner, adminById];

const read = ({ id, fields }: StoredWishlist, by: Person): Attempt => ({
  by,
  act: gets(`paymentDetails/${id}`),
  given: storedDetails({}, id, fields.userId),
});

const readNone = (id: string, by: Person): Attempt => ({ by, act: gets(`paymentDetails/${id}`) });

rules.allows('reading payment details', {
  ...Object.fromEntries(
    NOT_OWNERS.flatMap((by): [string, () => Attempt][] => [
      [`of a public wishlist, by a ${by.role}`, () => read(wedding, by)],
      [`of a link-only wishlist, by a ${by.role}`, () => read(linkOnly, by)],
      [`of a public wishlist that has none, by a ${by.role}`, () => readNone(wedding.id, by)],
    ]),
  ),
  'of a private wishlist that has none, by its owner': () => readNone(privateWishlist.id, owner),
  'of a private wishlist, by its owner': () => read(privateWishlist, owner),
  'of a deactivated wishlist, by its owner': () => read(deactivatedByOwner, owner),
  'of a deleted wishlist, by its owner': () => ({
    by: owner,
    act: gets(`paymentDetails/${uuid(47)}`),
    given: storedDetails({}, uuid(47)),
  }),
});

rules.denies('reading payment details', {
  ...Object.fromEntries(
    NOT_OWNERS.flatMap((by): [string, () => Attempt][] => [
      [`of a private wishlist, by a ${by.role}`, () => read(privateWishlist, by)],
      [`of a wishlist that its owner deactivated, by a ${by.role}`, () => read(deactivatedByOwner, by)],
      [`of a wishlist that an admin deactivated, by a ${by.role}`, () => read(deactivatedByAdmin, by)],
      [
        `of a deleted wishlist, by a ${by.role}`,
        () => ({ by, act: gets(`paymentDetails/${uuid(47)}`), given: storedDetails({}, uuid(47)) }),
      ],
      // A visitor must not be able to tell these two apart, nor from a private wishlist with details.
      [`of a wishlist that does not exist, by a ${by.role}`, () => readNone(uuid(48), by)],
      [`of a private wishlist that has none, by a ${by.role}`, () => readNone(privateWishlist.id, by)],
    ]),
  ),
});

rules.denies(
  'listing payment details',
  Object.fromEntries(
    [owner, ...NOT_OWNERS].flatMap((by): [string, () => Attempt][] => [
      [`by the ${by.role}`, () => ({ by, act: lists('paymentDetails'), given: storedDetails() })],
      [
        `of the owner, by the ${by.role}`,
        () => ({ by, act: lists('paymentDetails', where('ownerId', '==', 'owner')), given: storedDetails() }),
      ],
      [`by counting them, by the ${by.role}`, () => ({ by, act: counts('paymentDetails'), given: storedDetails() })],
    ]),
  ),
);

// ---- Adding ----

rules.allows('the owner to add', {
  ...each(add, {
    'one account': {},
    'two accounts': { accounts: [account, secondAccount] },
    'the shortest address': accountWith({ address: 'a1@b2' }),
    'the longest address': accountWith({ address: `${'a'.repeat(99)}@${'b'.repeat(31)}` }),
    'an address with every kind of character': accountWith({ address: '9.a_b-c@ybl2' }),
    'the longest name': accountWith({ name: 'न'.repeat(60) }),
  }),
  'accounts to a wishlist without gifts': () => writing(owner, paymentDetails(), isNew),
  'accounts to a private wishlist': () => writing(owner, paymentDetails({}, privateWishlist)),
  'accounts and switch gifts by UPI on': () =>
    writing(owner, { ...paymentDetails(), ...editDetails({ acceptsUpi: true }) }),
});

const bannedOwner = bannedMeanwhile(owner);

rules.denies('adding payment details', {
  ...Object.fromEntries(
    [...NOT_OWNERS, newcomer].map((by): [string, () => Attempt] => [`by a ${by.role}`, () => add({}, by)]),
  ),
  ...Object.fromEntries(
    [stranger, otherOwner].map((by): [string, () => Attempt] => [
      `by a ${by.role}, who calls themselves the owner`,
      () =>
        writing(
          by,
          withChange(withChange(paymentDetails(), DETAILS.details, { ownerId: by.uid }), DETAILS.notice, {
            userId: by.uid,
          }),
        ),
    ]),
  ),
  'to another owner’s wishlist': () => writing(owner, paymentDetails({}, othersWishlist)),
  'to another owner’s wishlist, with their own id': () => {
    const asOwn = { ...othersWishlist, fields: { ...othersWishlist.fields, userId: owner.uid } };
    return writing(owner, paymentDetails({}, asOwn));
  },
  'to a wishlist that does not exist': () => writing(owner, paymentDetails({}, { ...wedding, id: uuid(47) })),
  'by a banned owner': () => writing(banned, paymentDetails({}, bannedOwnersWishlist)),
  'by an owner who was banned': () => ({ ...add(), given: bannedOwner }),
  ...each(add, {
    'without an account': { accounts: [] },
    'with three accounts': { accounts: [account, secondAccount, { ...account, address: 'third@upi' }] },
    'with a bad second account': { accounts: [account, { ...secondAccount, address: 'Not One' }] },
    'with a bad first account': { accounts: [{ ...account, address: 'Not One' }, secondAccount] },
    'with accounts that are a map': { accounts: { 0: account } },
    'with an account that is a text': { accounts: ['asha@upi'] },
    'with an unknown field': { more: true },
    'with an unknown field of an account': accountWith({ ifsc: 'SBIN0000001' }),
    'without the name of an account': { accounts: [{ address: account.address }] },
    'without the field of a later change': { next: GONE },
    'with a change that waits': { next: announced },
    'with a change that waited': { next: matured },
    'with another owner': { ownerId: stranger.uid },
    'at an earlier time': { updatedAt: LONG_AGO },
    'with capitals in the address': accountWith({ address: 'Asha@okbank' }),
    'with a space in the address': accountWith({ address: 'asha rao@okbank' }),
    'with a space after the address': accountWith({ address: 'asha@okbank ' }),
    'with a line break after the address': accountWith({ address: 'asha@okbank\n' }),
    'with no @ in the address': accountWith({ address: 'asha.okbank' }),
    'with two @ in the address': accountWith({ address: 'asha@rao@okbank' }),
    'with a domain as bank': accountWith({ address: 'asha@okbank.com' }),
    'with parameters in the address': accountWith({ address: 'asha@okbank&am=1' }),
    'with letters of another script in the address': accountWith({ address: 'аsha@okbank' }),
    'with an address that starts with a dot': accountWith({ address: '.asha@okbank' }),
    'with a bank that starts with a digit': accountWith({ address: 'asha@9bank' }),
    'with an address of one letter': accountWith({ address: 'a@okbank' }),
    'with a bank of one letter': accountWith({ address: 'asha@o' }),
    'with an address that is too long': accountWith({ address: `${'a'.repeat(100)}@upi` }),
    'with a bank that is too long': accountWith({ address: `asha@${'b'.repeat(32)}` }),
    'with an empty address': accountWith({ address: '' }),
    'with an empty name': accountWith({ name: '' }),
    'with a blank name': accountWith({ name: ' ' }),
    'with a name that is too long': accountWith({ name: 'a'.repeat(61) }),
    'with an invisible character in the name': accountWith({ name: 'Asha\u{202E}Rao' }),
    'with a line break in the name': accountWith({ name: 'Asha\nRao' }),
    'with a name that is a number': accountWith({ name: 1 }),
  }),
});

rules.denies('payment details', {
  'without a log entry': () => writing(owner, without(paymentDetails(), DETAILS.log)),
  'without a notification': () => writing(owner, without(paymentDetails(), DETAILS.notice)),
  'with an old log entry': () =>
    writing(
      owner,
      without(withChange(paymentDetails(), DETAILS.details, { logId: uuid(8001) }), DETAILS.log, DETAILS.notice),
    ),
  'with an old log entry and a new notification': () =>
    writing(owner, without(paymentDetails({}, wedding, uuid(8001)), `systemLogs/${uuid(8001)}`)),
  'with the log entry of something else': () => {
    const reported = report(owner);
    const log = Object.keys(reported)
      .find((path) => path.startsWith('systemLogs/'))
      ?.slice('systemLogs/'.length);
    const writes = paymentDetails({}, wedding, log);
    return writing(owner, { ...writes, ...reported });
  },
  'with the log entry of another wishlist': () => {
    const { [DETAILS.details]: ours = null } = paymentDetails();
    return writing(owner, { [DETAILS.details]: ours, ...paymentDetails({}, linkOnly) });
  },
  'with the log entry and the notification of an earlier change': () => {
    const { [DETAILS.log]: log, [DETAILS.notice]: notice, ...details } = paymentDetails();
    return writing(owner, details, {
      [DETAILS.log]: { ...log, timestamp: LONG_AGO },
      [DETAILS.notice]: { ...notice, createdAt: LONG_AGO },
    });
  },
  'with a second log entry': () =>
    writing(owner, { ...paymentDetails(), [`systemLogs/${uuid(8202)}`]: paymentDetails()[DETAILS.log] ?? null }),
  'with a log entry that has a name as id': () => writing(owner, paymentDetails({}, wedding, 'log')),
  ...Object.fromEntries(
    Object.entries({
      'of another type': { type: 'wishlist_created' },
      'by another user': { actorId: stranger.uid },
      'about another wishlist': { targetId: linkOnly.id },
      'of an earlier time': { timestamp: LONG_AGO },
      'with another description': { description: 'Nothing' },
      'with the address': { address: account.address },
      'with an amount': { amount: 1 },
    }).map(([what, changes]): [string, () => Attempt] => [
      `with a log entry ${what}`,
      () => forged(DETAILS.log, changes),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({
      'for another user': { userId: stranger.uid },
      'of another type': { type: 'system' },
      'with another title': { title: 'Hello' },
      'with another text': { message: 'Nothing happened' },
      'about another wishlist': { 'data.wishlistId': linkOnly.id },
      'that leads elsewhere': { actionUrl: '/' },
      'that is read already': { isRead: true },
      'of an earlier time': { createdAt: LONG_AGO },
      'with an unknown field': { more: true },
    }).map(([what, changes]): [string, () => Attempt] => [
      `with a notification ${what}`,
      () => forged(DETAILS.notice, changes),
    ]),
  ),
  'with a second notification': () =>
    writing(owner, {
      ...paymentDetails(),
      [`notifications/${uuid(8201)}_payment_details`]: paymentDetails()[DETAILS.notice] ?? null,
    }),
});

rules.denies('without a change of payment details', {
  'a log entry': () =>
    writing(owner, { [DETAILS.log]: paymentDetails()[DETAILS.log] ?? null }, storedDetails({ logId: uuid(8200) })),
  'a notification': () =>
    writing(
      owner,
      { [DETAILS.notice]: paymentDetails()[DETAILS.notice] ?? null },
      storedDetails({ logId: uuid(8200) }),
    ),
});

// ---- Changing ----

rules.allows('the owner to change payment details', {
  ...each(change, {
    'at once, before the first gift': { accounts: [secondAccount] },
    'to two accounts, before the first gift': { accounts: [account, secondAccount] },
  }),
  ...each(announce, {
    'in a day, once there were gifts': { next: announced },
    'to two accounts, in a day': { next: { ...announced, accounts: [account, secondAccount] } },
    'not at all': {},
  }),
  'to other accounts than the announced ones': () =>
    announce({ next: { ...announced, accounts: [account, secondAccount] } }, { next: waiting }),
  'back, before the change takes effect': () => announce({ next: null }, { next: waiting }),
  'to those that have waited for a day': () => announce({ accounts: [secondAccount] }, { next: matured }),
  'again, after a change that has waited for a day': () =>
    announce({ accounts: [secondAccount], next: { ...announced, accounts: [account] } }, { next: matured }),
});

rules.denies('a change of payment details', {
  ...each(announce, {
    'at once, once there were gifts': { accounts: [secondAccount] },
    'at once, by adding an account': { accounts: [account, secondAccount] },
    'at once, by the name': accountWith({ name: 'Somebody' }),
    'at once, and to others in a day': { accounts: [secondAccount], next: { ...announced, accounts: [account] } },
    'announced yesterday': { next: matured },
    'announced an hour ago': { next: waiting },
    'announced by the phone': { next: { ...announced, announcedAt: inHours(0) } },
    'announced for no time': { next: { accounts: [secondAccount] } },
    'to no account in a day': { next: { ...announced, accounts: [] } },
    'to three accounts in a day': { next: { ...announced, accounts: [account, secondAccount, account] } },
    'to a bad address in a day': { next: { ...announced, accounts: [{ ...account, address: 'Not One' }] } },
    'to a bad name in a day': { next: { ...announced, accounts: [{ ...account, name: '\n' }] } },
    'with an unknown field in a day': { next: { ...announced, more: true } },
    'to a list in a day': { next: [account] },
    'of the owner': { ownerId: stranger.uid },
    'of the time': { updatedAt: LONG_AGO },
    'with an unknown field': { more: true },
  }),
  'that keeps waiting from the earlier time': () => announce({ next: waiting }, { next: waiting }),
  'that takes the waiting accounts too early': () => announce({ accounts: [secondAccount] }, { next: waiting }),
  'that takes them in the last minutes of the day': () =>
    announce({ accounts: [secondAccount] }, { next: { ...waiting, announcedAt: inHours(-23.9) } }),
  'that keeps a change that has waited for a day': () => announce({ next: matured }, { next: matured }),
  'that goes back behind a change that has waited for a day': () => announce({ next: null }, { next: matured }),
  'that announces behind a change that has waited for a day': () =>
    announce({ next: { ...announced, accounts: [account, secondAccount] } }, { next: matured }),
  'in a day, before the first gift': () => change({ next: announced }),
  'to no account, before the first gift': () => change({ accounts: [] }),
  ...Object.fromEntries(
    NOT_OWNERS.flatMap((by): [string, () => Attempt][] => [
      [`by a ${by.role}, before the first gift`, () => change({ accounts: [secondAccount] }, {}, by)],
      [`by a ${by.role}, who becomes its owner`, () => change({ ownerId: by.uid }, {}, by)],
      [`by a ${by.role}, in a day`, () => announce({ next: announced }, {}, by)],
    ]),
  ),
  'by a stranger, all in their own name': () => {
    const asOwn = { ...newWedding, fields: { ...newWedding.fields, userId: stranger.uid } };
    return writing(stranger, paymentDetails({}, asOwn), { ...isNew, ...storedDetails() });
  },
  'by an owner who was banned': () => ({
    ...announce({ next: announced }),
    given: { ...storedDetails(), ...bannedOwner },
  }),
  'without a log entry': () =>
    writing(owner, without(paymentDetails({ next: announced }), DETAILS.log), storedDetails()),
  'without a notification': () =>
    writing(owner, without(paymentDetails({ next: announced }), DETAILS.notice), storedDetails()),
});
