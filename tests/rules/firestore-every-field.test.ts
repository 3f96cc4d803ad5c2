import { announcing } from '../../src/domain/testing/documents.ts';
import { FieldValue, Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { ceremony } from '../../src/domain/testing/examples.ts';
import { changeProfile, continueTour, signUp, startTour } from './support/accounts.ts';
import {
  answerMessage,
  ban,
  banWithoutProfile,
  changeSettings,
  deleteWishlist,
  makeAdmin,
  note,
  resolveReport,
  deactivateWishlist,
} from './support/admin-actions.ts';
import { contribution } from './support/contribution.ts';
import { asSetAside, beforeCorrection, correction, FUND, SOFA, weddingWithout } from './support/correction.ts';
import { type Attempt, setUpRulesTest, writing } from './support/rules-test.ts';
import { GONE, now, withChange, type Writes } from './support/fields.ts';
import { adminById, giver, nameless, newcomer, owner, type Person, stranger, visitor } from './support/people.ts';
import { invitationTexts } from './support/invitation-texts.ts';
import { entry, giftNote } from './support/register.ts';
import { report, subscriber, supportMessage, userAction } from './support/public-forms.ts';
import { anonymousFund, beforeRewording, kiransGift, NEW, rewording } from './support/rewording.ts';
import {
  account,
  anonymousGift,
  inStatus,
  key,
  namedGift,
  paymentDetails,
  proof,
  receipt,
  secondAccount,
  sending,
  storedDetails,
  storedGift,
  undo,
  upiWedding,
} from './support/upi.ts';
import { firstClick, share, view } from './support/visits.ts';
import {
  addCeremony,
  addItem,
  creation,
  editCeremony,
  editDetails,
  editInvitation,
  editItem,
  newItems,
  removeCeremony,
  reorderItems,
} from './support/wishlist-events.ts';
import { changedWishlist, CONTRIBUTORS_ENTRY, documentsOf, wedding } from './support/wishlists.ts';

const rules = setUpRulesTest('every-field');

const withTwoCeremonies = changedWishlist(wedding, { ceremonies: [ceremony(0), ceremony(1)] });
const UTR = '412345678901';
const sentGift = inStatus(namedGift, 'sent');
const receivedGift = inStatus(namedGift, 'received');
const TAKEN_BACK = {
  of: anonymousGift,
  on: upiWedding,
  by: visitor,
  reason: 'by_giver',
  itemIndex: -1,
  entryIndex: -1,
};
const RESTORED = { ...FUND, of: asSetAside(sentGift), on: weddingWithout({ ...FUND, of: sentGift }), reason: null };

interface Commit {
  readonly by: Person;
  readonly writes: () => Writes;
  /** Stored before, over the stored documents. */
  readonly given?: Writes;
  /** Free-form fields. Rules check only the money of new items; readers validate the rest. */
  readonly free?: RegExp;
}

const ITS_WORDS = /^systemLogs: description becomes "text"/;
const ITS_WORDS_AND_REASON =
  /^(systemLogs: description|wishlists: moderation.reason|reports: moderation.reason) becomes "text"/;

const COMMITS: Readonly<Record<string, Commit>> = {
  'a contribution that completes an item': { by: giver, writes: () => contribution({ amount: 1_000 }) },
  'a contribution to the general fund': { by: visitor, writes: () => contribution({ by: visitor, itemIndex: -1 }) },
  'a contribution merged into an entry': {
    by: giver,
    writes: () => contribution({ itemIndex: -1, entryIndex: CONTRIBUTORS_ENTRY }),
  },
  'a contribution that is set aside': { by: owner, writes: () => correction(SOFA) },
  'a promised contribution': {
    by: visitor,
    writes: () => contribution({ by: visitor, to: upiWedding, itemIndex: -1, giverKey: key(0) }),
    given: documentsOf(upiWedding),
    // A device that cannot keep a secret gives without a key.
    free: /^transactions: giverKey becomes null/,
  },
  'a gift marked as sent': { by: giver, writes: () => sending(namedGift), given: storedGift(namedGift) },
  'an anonymous gift marked as sent': {
    by: visitor,
    writes: () => sending(anonymousGift, { utr: UTR }),
    given: storedGift(anonymousGift),
    free: /^transactions: utr becomes null/,
  },
  'a gift marked as received': {
    by: owner,
    writes: () => receipt(sentGift, { utr: UTR }),
    given: storedGift(sentGift),
    free: /^transactions: utr becomes null/,
  },
  'a gift marked as not received after all': {
    by: owner,
    writes: () => undo(receivedGift),
    given: storedGift(receivedGift),
  },
  'an anonymous gift that is taken back': {
    by: visitor,
    writes: () => withChange(correction(TAKEN_BACK), `transactions/${anonymousGift.id}`, proof(anonymousGift)),
    given: beforeCorrection(TAKEN_BACK),
  },
  'a restored gift': { by: owner, writes: () => correction(RESTORED), given: beforeCorrection(RESTORED) },
  'new payment details': {
    by: owner,
    writes: () => paymentDetails(),
    free: /^paymentDetails: accounts.0.name becomes "text"|^systemLogs: description becomes "text"/,
  },
  'payment details that change in a day': {
    by: owner,
    writes: () => paymentDetails({ next: { accounts: [account, secondAccount], announcedAt: now() } }),
    given: storedDetails(),
    free: /^paymentDetails: next(.accounts.. becomes nothing|.accounts...name becomes "text"| becomes null)/,
  },
  'new words of a gift': {
    by: nameless,
    writes: () => rewording(kiransGift, { displayName: 'Kiran Rao', message: NEW }),
    given: beforeRewording(kiransGift),
  },
  'new words of an anonymous gift': {
    by: visitor,
    writes: () => rewording(anonymousFund, { message: NEW }),
    given: beforeRewording(anonymousFund),
  },
  'a new wishlist': {
    by: stranger,
    writes: () => creation({ items: newItems(1) }),
    free: /^wishlists: (description becomes "text"|eventDate becomes null|categories.0 becomes nothing|items.0.(?!wishlistId|isFunded|fundedAmount|contribut|unknown))/,
  },
  'new details': {
    by: owner,
    writes: () => editDetails(),
    free: /^wishlists: ((title|description) becomes "text"|eventDate becomes null)/,
  },
  'an invitation': {
    by: owner,
    writes: () => editInvitation(),
    free: /^wishlists: invitation(\.(first|second|families|story) becomes "text"| becomes null)/,
  },
  'a new ceremony': {
    by: owner,
    writes: () => addCeremony({ kind: 'custom', name: 'Cocktails' }),
    free: /^wishlists: ceremonies.0.((name|timeZone|place|dress) becomes "text"|startsAt becomes null)/,
  },
  'a changed ceremony': {
    by: owner,
    writes: () => editCeremony(1, { place: 'At home' }, withTwoCeremonies),
    given: documentsOf(withTwoCeremonies),
    free: /^wishlists: ceremonies.1( becomes nothing|.((timeZone|place|dress) becomes "text"|startsAt becomes null))/,
  },
  'a removed ceremony': {
    by: owner,
    writes: () => removeCeremony(1, withTwoCeremonies),
    given: documentsOf(withTwoCeremonies),
  },
  'a new item': {
    by: owner,
    writes: () => addItem({ minContribution: 10, maxContribution: 20, quantity: 6, section: 'home', isObtained: true }),
    free: /^wishlists: (categories.. becomes nothing|items.5.((title|description) becomes "text"|(m..Contribution|quantity|section|isObtained) becomes nothing))/,
  },
  'an edited item': {
    by: owner,
    writes: () => editItem(4),
    free: /^wishlists: (categories.. becomes nothing|items.4.((title|description) becomes "text"|minContribution becomes nothing))/,
  },
  'a reordered wishlist': {
    by: owner,
    writes: () => reorderItems([1, 0, 2, 4, 3]),
    free: /^wishlists: categories.. becomes nothing/,
  },
  'a view': { by: visitor, writes: () => view() },
  'a share': { by: visitor, writes: () => share(), free: /^shareEvents: metadata.(userAgent|referrer) becomes "text"/ },
  'a click': { by: visitor, writes: firstClick },
  'a report': { by: visitor, writes: () => report(), free: /^reports: message becomes "text"/ },
  'a message': {
    by: visitor,
    writes: () => supportMessage(),
    free: /^supportMessages: (name|subject|message) becomes "text"/,
  },
  'a subscriber': { by: visitor, writes: () => subscriber() },
  'an action': {
    by: visitor,
    writes: () => userAction(),
    free: /^userActions: (action becomes "text"|metadata.(extra|userAgent becomes "text"|url becomes "text"))/,
  },
  'a sign-up': { by: newcomer, writes: () => signUp() },
  'a changed profile': {
    by: owner,
    writes: () => changeProfile(),
    free: /^users: displayName becomes "text"/,
  },
  'a new onboarding record': {
    by: stranger,
    writes: () => startTour(stranger),
    free: /^onboarding: completedSteps.. becomes nothing/,
  },
  'an updated onboarding record': {
    by: owner,
    writes: () => continueTour(),
    free: /^onboarding: completedSteps.. becomes nothing/,
  },
  'a ban of a user without a profile': { by: adminById, writes: () => banWithoutProfile(), free: ITS_WORDS },
  'a note': { by: adminById, writes: () => note(), free: /^adminNotes: (targetId|text) becomes "text"/ },
  'an entry': {
    by: owner,
    writes: () => entry(),
    free: /^registerEntries: ((name|object|place|note|returned) becomes "text"|(amount|side|receivedOn|thankedAt) becomes null)/,
  },
  'invitation texts': {
    by: owner,
    writes: () => invitationTexts({ en: 'Come' }),
    free: /^invitationTexts: texts.* becomes "text"/,
  },
  'a note about a gift': {
    by: owner,
    writes: () => giftNote(),
    free: /^giftNotes: ((place|note|returned) becomes "text"|side becomes null)/,
  },
  'a ban': { by: adminById, writes: () => ban(), free: ITS_WORDS },
  'a grant of admin rights': { by: adminById, writes: () => makeAdmin(), free: ITS_WORDS },
  'a wishlist deactivated by an admin': {
    by: adminById,
    writes: () => deactivateWishlist(),
    free: ITS_WORDS_AND_REASON,
  },
  'a deleted wishlist': {
    by: adminById,
    writes: () => deleteWishlist(),
    free: /: (description|deleted.title) becomes "text"/,
  },
  'a resolved report': { by: adminById, writes: () => resolveReport(), free: ITS_WORDS_AND_REASON },
  'an answered message': { by: adminById, writes: () => answerMessage(), free: ITS_WORDS },
  settings: {
    by: adminById,
    writes: () => changeSettings(adminById, { announcements: [announcing('We rest on Sunday.')] }),
    free: /^(systemLogs: description|settings: announcements.0.texts.en) becomes "text"|^settings: announcements.0 becomes nothing/,
  },
};

const KINDS: readonly unknown[] = [GONE, null, 'text'];

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof FieldValue) && !(value instanceof Timestamp);

/** The paths of all fields, plus an unknown one in each map. */
function* fieldsOf(value: unknown, path = ''): Generator<string> {
  if (path !== '') yield path;
  if (!isMap(value)) return;
  const entries = Object.entries(value);
  // Of a long list only the first and last items are tested.
  const looked = Array.isArray(value)
    ? entries.filter((_, index) => index === 0 || index === entries.length - 1)
    : entries;
  for (const [key, inner] of looked) {
    // Names with dots cannot be told from paths.
    if (!key.includes('.')) yield* fieldsOf(inner, path === '' ? key : `${path}.${key}`);
  }
  if (!Array.isArray(value)) yield path === '' ? 'unknown' : `${path}.unknown`;
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, key) => (isMap(inside) ? inside[key] : undefined), value);

const nameOf = (kind: unknown): string => (kind === GONE ? 'nothing' : JSON.stringify(kind));

const collectionOf = (path: string): string => path.split('/')[0] ?? '';

/** The commit with one field of its nth document removed or of another type. */
function* alterations({ by, writes, given }: Commit, index: number): Generator<[string, Attempt]> {
  const commit = writes();
  const [document, fields] = Object.entries(commit)[index] ?? [''];
  for (const path of fieldsOf(fields)) {
    const old = at(fields, path);
    for (const kind of KINDS) {
      if ((kind === GONE && old === undefined) || nameOf(kind) === nameOf(old)) continue;
      yield [
        `${collectionOf(document)}: ${path} becomes ${nameOf(kind)}`,
        writing(by, withChange(commit, document, { [path]: kind }), given),
      ];
    }
  }
}

/** One test per written document, because some have hundreds of fields. */
const writtenBy = ({ writes }: Commit): readonly (readonly [string, number])[] =>
  Object.entries(writes()).flatMap(([path, fields], index) =>
    fields === null ? [] : [[collectionOf(path), index] as const],
  );

describe.each(Object.entries(COMMITS))('denies missing, unknown and mistyped fields in %s', (_what, commit) => {
  it.each(writtenBy(commit))('%s (document %i)', async (_collection, index) => {
    const attempts = Object.fromEntries([...alterations(commit, index)].filter(([name]) => !commit.free?.test(name)));
    expect(Object.keys(attempts).length).toBeGreaterThan(5);
    expect(await rules.allowedAmong(attempts)).toEqual([]);
  });
});
