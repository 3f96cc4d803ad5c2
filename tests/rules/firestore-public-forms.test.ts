import { documentId, where } from 'firebase/firestore';
import {
  counts,
  each,
  gets,
  lists,
  type Operation,
  setUpRulesTest,
  type Attempt,
  writing,
} from './support/rules-test.ts';
import { type Fields, GONE, LONG_AGO, only, uuid, withChange, without, type Writes } from './support/fields.ts';
import { banned, bannedAdmin, owner, type Person, stranger, visitor } from './support/people.ts';
import {
  newMessageId,
  newReportId,
  newSubscriberId,
  report,
  subscriber,
  supportMessage,
  userAction,
} from './support/public-forms.ts';
import { shareEvent } from './support/visits.ts';
import { actionId, messageId, reportId, subscriberId } from './support/stored-documents.ts';
import { privateWishlist, weddingId } from './support/wishlists.ts';

const rules = setUpRulesTest('public-forms');

const MESSAGE = `supportMessages/${newMessageId}`;
const REPORT = `reports/${newReportId}`;
const REPORT_LOG = `systemLogs/report_submitted_${newReportId}`;
const SUBSCRIBER = `subscribers/${newSubscriberId}`;
const ACTION = 'userActions/new-action';

const write = (changes: Fields): Attempt => writing(visitor, withChange(supportMessage(), MESSAGE, changes));
const tell = (changes: Fields): Attempt => writing(visitor, withChange(report(), REPORT, changes));
const tellAs = (changes: Fields): Attempt => writing(visitor, withChange(report(), REPORT_LOG, changes));
const subscribe = (changes: Fields): Attempt => writing(visitor, withChange(subscriber(), SUBSCRIBER, changes));
const act = (changes: Fields): Attempt => writing(visitor, withChange(userAction(), ACTION, changes));

const asks = (by: Person, act: Operation): Attempt => ({ by, act });

const CATEGORIES = ['general', 'payment', 'privacy', 'account', 'technical', 'feedback', 'partnership'];

rules.allows('a support message', {
  ...Object.fromEntries(CATEGORIES.map((category) => [`about ${category}`, () => write({ category })])),
  ...Object.fromEntries(
    ['low', 'normal', 'high', 'critical'].map((priority) => [`of priority ${priority}`, () => write({ priority })]),
  ),
  'by a signed-in user': () => writing(stranger, supportMessage(stranger)),
  'with the longest texts': () =>
    write({
      name: 'अ'.repeat(100),
      email: `${'a'.repeat(244)}@mail.test`,
      subject: 'a'.repeat(200),
      message: 'a'.repeat(5_000),
    }),
  'with the shortest texts': () => write({ name: 'a', subject: 'a', message: 'a' }),
});

rules.denies('a support message', {
  'by a banned user': () => writing(banned, supportMessage(banned)),
  'by a banned user, recorded as anonymous': () => writing(banned, supportMessage(visitor)),
  'by a banned admin': () => writing(bannedAdmin, supportMessage(bannedAdmin)),
  'recorded as anonymous, by a signed-in user': () => writing(stranger, supportMessage(visitor)),
  'with an id that is not random': () =>
    writing(visitor, { 'supportMessages/mine': supportMessage()[MESSAGE] ?? null }),
  'that overwrites an existing one': () =>
    writing(visitor, { [`supportMessages/${messageId}`]: supportMessage()[MESSAGE] ?? null }),
  ...each(write, {
    'in the name of another user': { userId: owner.uid },
    'with an empty name': { name: '' },
    'with a name of 101 characters': { name: 'a'.repeat(101) },
    'with a name that is a list': { name: ['a'] },
    'with an invalid address': { email: 'me' },
    'with an address without a domain': { email: 'me@mail' },
    'with an address with a space': { email: 'me at@mail.test' },
    'with an address with two at signs': { email: 'me@you@mail.test' },
    'with an address of 255 characters': { email: `${'a'.repeat(245)}@mail.test` },
    'with an address that is a number': { email: 7 },
    'with an empty subject': { subject: '' },
    'with a subject of 201 characters': { subject: 'a'.repeat(201) },
    'with an unknown category': { category: 'gossip' },
    'with an empty message': { message: '' },
    'with a message of 5,001 characters': { message: 'a'.repeat(5_001) },
    'with an unknown priority': { priority: 'now' },
    'that is already answered': { status: 'answered' },
    'with a moderation record': { moderation: { logId: 'x', action: 'support_read', by: 'admin', at: LONG_AGO } },
    'with an old creation time': { createdAt: LONG_AGO },
    'with an unknown key': { file: 'x' },
    'without a priority field': { priority: GONE },
    'without a moderation field': { moderation: GONE },
  }),
});

rules.allows('a report', {
  ...Object.fromEntries(
    ['spam', 'fraud', 'offensive', 'privacy', 'other'].map((reason) => [
      `for ${reason}`,
      () =>
        writing(
          visitor,
          withChange(report(visitor, { reason }), REPORT_LOG, { description: `Wishlist reported: ${reason}` }),
        ),
    ]),
  ),
  'by a signed-in user': () => writing(stranger, report(stranger)),
  'with a message of 1,000 characters': () => tell({ message: 'a'.repeat(1_000) }),
  'with an empty message': () => tell({ message: '' }),
});

rules.denies('a report', {
  'without its log entry': () => writing(visitor, only(report(), REPORT)),
  'by a banned user': () => writing(banned, report(banned)),
  'recorded as anonymous, by a signed-in user': () => writing(stranger, report(visitor)),
  'with an id that is not random': () => {
    const writes = report();
    return writing(visitor, {
      'reports/mine': writes[REPORT] ?? null,
      'systemLogs/report_submitted_mine': writes[REPORT_LOG] ?? null,
    });
  },
  'that overwrites an existing one': () => {
    const writes = report();
    return writing(visitor, {
      [`reports/${reportId}`]: writes[REPORT] ?? null,
      [`systemLogs/report_submitted_${reportId}`]: writes[REPORT_LOG] ?? null,
    });
  },
  'of a private wishlist': () =>
    writing(
      visitor,
      withChange(report(visitor, { wishlistId: privateWishlist.id }), REPORT_LOG, { targetId: privateWishlist.id }),
    ),
  'of a wishlist that does not exist': () =>
    writing(visitor, withChange(report(visitor, { wishlistId: uuid(4711) }), REPORT_LOG, { targetId: uuid(4711) })),
  'for an unknown reason, also in the log entry': () =>
    writing(
      visitor,
      withChange(report(visitor, { reason: 'envy' }), REPORT_LOG, { description: 'Wishlist reported: envy' }),
    ),
  'in the name of another user, also in the log entry': () =>
    writing(visitor, withChange(report(visitor, { reporterId: owner.uid }), REPORT_LOG, { actorId: owner.uid })),
  ...each(tell, {
    'with a message of 1,001 characters': { message: 'a'.repeat(1_001) },
    'with a message that is a number': { message: 7 },
    'that is already resolved': { status: 'resolved' },
    'with a moderation record': { moderation: { logId: 'x', action: 'report_resolved', by: 'admin', at: LONG_AGO } },
    'with an old creation time': { createdAt: LONG_AGO },
    'with an unknown key': { picture: 'x' },
    'without a message field': { message: GONE },
    'without a moderation field': { moderation: GONE },
  }),
});

rules.denies('the log entry of a report', {
  'on its own': () => writing(visitor, without(report(), REPORT)),
  'for an existing report': () =>
    writing(visitor, { [`systemLogs/report_submitted_${reportId}`]: report()[REPORT_LOG] ?? null }),
  'for an existing report, with its description': () =>
    writing(visitor, {
      [`systemLogs/report_submitted_${reportId}`]: {
        ...report()[REPORT_LOG],
        description: 'Wishlist reported: spam',
      },
    }),
  'with an arbitrary id': () => {
    const writes = report();
    return writing(visitor, { ...writes, [`systemLogs/${newReportId}`]: writes[REPORT_LOG] ?? null });
  },
  'a second time, under an id that repeats its prefix': () => {
    const writes = report();
    return writing(visitor, {
      ...writes,
      [`systemLogs/report_submitted_report_submitted_${newReportId}`]: writes[REPORT_LOG] ?? null,
    });
  },
  'a second time, under a longer id': () => {
    const writes = report();
    return writing(visitor, { ...writes, [`${REPORT_LOG}_again`]: writes[REPORT_LOG] ?? null });
  },
  'a second time, under an id with another start': () => {
    const writes = report();
    return writing(visitor, { ...writes, [`systemLogs/x_y_${newReportId}`]: writes[REPORT_LOG] ?? null });
  },
  'with an overlong id': () => {
    const writes = report();
    return writing(visitor, {
      ...writes,
      [`systemLogs/x_report_submitted_${newReportId}`]: writes[REPORT_LOG] ?? null,
    });
  },
  ...each(tellAs, {
    'with another type': { type: 'user_banned' },
    'with another reason': { description: 'Wishlist reported: spam' },
    'with another description': { description: 'Buy now' },
    'with another actor': { actorId: owner.uid },
    'with another wishlist as its target': { targetId: privateWishlist.id },
    'with an old timestamp': { timestamp: LONG_AGO },
    'with an amount': { amount: 1 },
    'without a target': { targetId: GONE },
  }),
});

rules.allows('a subscriber', {
  'of the newsletter': () => subscribe({ source: 'newsletter' }),
  'of gift ideas': () => subscribe({ source: 'gift_ideas' }),
  'by a signed-in user': () => writing(stranger, subscriber()),
  'with a short address': () => subscribe({ email: 'a@b.c' }),
  'with a long address': () => subscribe({ email: `${'a'.repeat(244)}@mail.test` }),
});

rules.denies('a subscriber', {
  'by a banned user': () => writing(banned, subscriber()),
  'with an id that is not random': () => writing(visitor, { 'subscribers/me': subscriber()[SUBSCRIBER] ?? null }),
  'that overwrites an existing one': () =>
    writing(visitor, { [`subscribers/${subscriberId}`]: subscriber()[SUBSCRIBER] ?? null }),
  ...each(subscribe, {
    'with an invalid address': { email: 'me' },
    'with an empty address': { email: '' },
    'with an address of 255 characters': { email: `${'a'.repeat(245)}@mail.test` },
    'with an unknown source': { source: 'footer' },
    'with an old creation time': { createdAt: LONG_AGO },
    'with an unknown key': { name: 'x' },
    'without a source': { source: GONE },
  }),
});

rules.allows('to unsubscribe', {
  'a visitor who has the link': () => writing(visitor, { [`subscribers/${subscriberId}`]: null }),
  'another user who has the link': () => writing(stranger, { [`subscribers/${subscriberId}`]: null }),
  'a banned user who has the link': () => writing(banned, { [`subscribers/${subscriberId}`]: null }),
  'a second time, as if it were the first': () => writing(visitor, { [`subscribers/${uuid(4711)}`]: null }),
});

rules.denies('with the link to unsubscribe,', {
  'reading the address': () => asks(visitor, gets(`subscribers/${subscriberId}`)),
  'finding the subscription by its id': () =>
    asks(visitor, lists('subscribers', where(documentId(), '==', subscriberId))),
  'listing the subscriptions of an address': () =>
    asks(visitor, lists('subscribers', where('email', '==', 'meena@mail.test'))),
  'counting subscribers': () => asks(visitor, counts('subscribers')),
  'changing the address': () =>
    writing(visitor, { [`subscribers/${subscriberId}`]: { ...subscriber()[SUBSCRIBER], email: 'other@mail.test' } }),
  'changing the source': () =>
    writing(visitor, { [`subscribers/${subscriberId}`]: { ...subscriber()[SUBSCRIBER], source: 'gift_ideas' } }),
  'guessing hundreds of ids in one commit': () =>
    writing(
      visitor,
      Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`subscribers/${uuid(40_000 + at)}`, null])),
    ),
});

rules.allows('a user action', {
  'by a signed-in user': () => writing(stranger, userAction(stranger)),
  'without extra data': () => act({ 'metadata.extra': {} }),
  'with ten extra keys': () =>
    act({ 'metadata.extra': Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`key${index}`, 'value'])) }),
  'with a name of 60 characters': () => act({ action: 'a'.repeat(60) }),
  'with two extra values of 1,000 characters together': () =>
    act({ 'metadata.extra': { one: 'a'.repeat(400), two: 'b'.repeat(600) } }),
  'with three hundred characters of extra keys': () =>
    act({ 'metadata.extra': { ['a'.repeat(150)]: '', ['b'.repeat(150)]: '' } }),
  'with empty texts': () => act({ 'metadata.userAgent': '', 'metadata.url': '' }),
  'with the longest texts': () => act({ 'metadata.userAgent': 'a'.repeat(300), 'metadata.url': 'a'.repeat(500) }),
});

rules.denies('a user action', {
  'by a banned user': () => writing(banned, userAction(banned)),
  'recorded as anonymous, by a signed-in user': () => writing(stranger, userAction(visitor)),
  'that overwrites an existing one': () =>
    writing(visitor, { [`userActions/${actionId}`]: userAction()[ACTION] ?? null }),
  ...each(act, {
    'in the name of another user': { userId: owner.uid },
    'with an empty name': { action: '' },
    'with a name of 61 characters': { action: 'a'.repeat(61) },
    'with a name in capitals': { action: 'Opened' },
    'with a name that is a number': { action: 7 },
    'with eleven extra keys': {
      'metadata.extra': Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`key${index}`, 'value'])),
    },
    'with an extra key of 301 characters': { 'metadata.extra': { ['a'.repeat(301)]: '' } },
    'with extra data that is a string': { 'metadata.extra': 'lots' },
    'with extra data that is a list': { 'metadata.extra': ['lots'] },
    'with an extra value of 1,001 characters': { 'metadata.extra': { text: 'a'.repeat(1_001) } },
    'with a user agent of 301 characters': { 'metadata.userAgent': 'a'.repeat(301) },
    'with a URL of 501 characters': { 'metadata.url': 'a'.repeat(501) },
    'with a null URL': { 'metadata.url': null },
    'with another time in the metadata': { 'metadata.timestamp': LONG_AGO },
    'with an old creation time': { createdAt: LONG_AGO },
    'with extra metadata': { 'metadata.ip': '127.0.0.1' },
    'with metadata missing': { 'metadata.url': GONE },
    'with an unknown key': { wishlistId: weddingId },
    'without metadata': { metadata: GONE },
  }),
});

/** Copies of a document, for one commit. */
const copies = (writes: Writes, count: number): Writes =>
  Object.fromEntries(
    Object.entries(writes).flatMap(([path, fields]) =>
      Array.from({ length: count }, (_, index) => [`${path.split('/')[0] ?? ''}/${uuid(30_000 + index)}`, fields]),
    ),
  );

/** For a share event, the rules access its wishlist too; for subscribers and messages, the settings. */
const FLOODS: Readonly<Record<string, { readonly writes: () => Writes; readonly most: number }>> = {
  'user actions': { writes: () => userAction(), most: 20 },
  subscribers: { writes: () => subscriber(), most: 10 },
  'messages to support': { writes: () => supportMessage(), most: 10 },
  'share events': { writes: () => shareEvent(), most: 10 },
};

const floods = (more: number) =>
  Object.fromEntries(
    Object.entries(FLOODS).map(([what, { writes, most }]) => [
      what,
      () => writing(visitor, copies(writes(), most + more)),
    ]),
  );

rules.allows('as many in one commit as the limit on document accesses allows:', floods(0));
rules.denies('one more in one commit:', floods(1));
