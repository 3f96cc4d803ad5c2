import { coHost, giver, nameless, otherOwner, owner, stranger } from './support/people.ts';
import { type Fields, GONE, inHours, LONG_AGO, now, uuid, withChange, type Writes } from './support/fields.ts';
import { anEntry, entry, entryPath, giftNote, giftNotePath } from './support/register.ts';
import { type Attempt, each, gets, setUpRulesTest, writing } from './support/rules-test.ts';
import { earlierEntry, bannedMeanwhile, STORED } from './support/stored-documents.ts';
import { earlierId, stored, aWishlist, documentsOf, weddingId } from './support/wishlists.ts';

const rules = setUpRulesTest('register');

const adding = (changes: Fields): Attempt => writing(owner, withChange(entry(), entryPath, changes));
const noting = (changes: Fields): Attempt => writing(owner, withChange(giftNote(), giftNotePath, changes));
const changing = (changes: Fields): Attempt =>
  writing(owner, { [earlierEntry]: { ...STORED[earlierEntry], updatedAt: now(), ...changes } });

/** Another owner's wishlist. That owner knows the ids of the first wishlist. */
const othersId = uuid(46);
const others = documentsOf(stored(othersId, aWishlist(othersId, [], { userId: otherOwner.uid })));
const asOther = (path: string, changes: Fields = {}): Attempt =>
  writing(
    otherOwner,
    { [path]: anEntry({ wishlistId: othersId, ownerId: otherOwner.uid, thankedBy: otherOwner.uid, ...changes }) },
    others,
  );

const entries = (count: number): Writes =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`registerEntries/${weddingId}_${uuid(600 + index)}`, anEntry()]),
  );

const LONG = 'अ';

rules.allows('an entry', {
  ...each(adding, {
    'of money only': { object: '' },
    'of an object only': { amount: null },
    'with the shortest texts': { name: 'A', place: '', note: '', returned: '', side: null, receivedOn: null },
    'with the longest texts': {
      name: LONG.repeat(100),
      object: LONG.repeat(200),
      place: LONG.repeat(100),
      note: LONG.repeat(500),
      returned: LONG.repeat(200),
    },
    'of ₹1': { amount: 1 },
    'of ₹100 crore': { amount: 1_000_000_000 },
    "of the groom's side": { side: 'groom' },
    'without thanks': { thankedAt: null, thankedBy: null },
    'from before it said by whom': { thankedAt: null, thankedBy: GONE },
  }),
  'of the owner of another wishlist': () => asOther(`registerEntries/${othersId}_${uuid(73)}`),
  'as one of six': () => writing(owner, entries(6)),
});

rules.denies('an entry', {
  ...each(adding, {
    'without a name': { name: '' },
    'of a name of white space': { name: ' ' },
    'of a name with a line break': { name: 'A\nB' },
    'of a name that hides characters': { name: 'A\u{200B}' },
    'of a name of 101 characters': { name: LONG.repeat(101) },
    'of neither money nor an object': { amount: null, object: '' },
    'of ₹0': { amount: 0 },
    'of less than nothing': { amount: -1 },
    'of paise': { amount: 1.5 },
    'of ₹100 crore and one': { amount: 1_000_000_001 },
    'of a text as amount': { amount: '501' },
    'of an object of 201 characters': { object: LONG.repeat(201) },
    'of an object with a line break': { object: 'A\nB' },
    'of a place of 101 characters': { place: LONG.repeat(101) },
    'of a place with a line break': { place: 'A\nB' },
    'of a note of 501 characters': { note: LONG.repeat(501) },
    'of a note that hides characters': { note: 'A\u{202E}' },
    'of a return gift of 201 characters': { returned: LONG.repeat(201) },
    'of a return gift with a line break': { returned: 'A\nB' },
    'of another side': { side: 'both' },
    'of a day in another form': { receivedOn: '21-11-2026' },
    'of a time as day': { receivedOn: now() },
    'thanked at another time': { thankedAt: inHours(-1) },
    'thanked by another user': { thankedBy: stranger.uid },
    'thanked by nobody': { thankedBy: GONE },
    'not thanked, by somebody': { thankedAt: null },
    'of another creation time': { createdAt: inHours(-1) },
    'of another time of change': { updatedAt: inHours(-1) },
    'in the name of another': { ownerId: stranger.uid },
    'of another wishlist than its id': { wishlistId: othersId },
    'with its own status': { status: 'received' },
    'without a note': { note: GONE },
  }),
  'by a giver, in the name of the owner': () => writing(giver, entry({ thankedBy: giver.uid })),
  'by a giver, in their own name': () => writing(giver, entry({ ownerId: giver.uid, thankedBy: giver.uid })),
  'by a guest without an account': () => writing(nameless, entry({ ownerId: nameless.uid, thankedBy: nameless.uid })),
  'of another wishlist, in its own name': () =>
    asOther(`registerEntries/${othersId}_${uuid(74)}`, { ownerId: owner.uid }),
  'that takes the id of an entry of another wishlist': () => asOther(entryPath),
  'with two wishlists in its id': () => asOther(`registerEntries/${weddingId}_${uuid(73)}_${othersId}`),
  'with a longer id': () => writing(owner, { [`${entryPath}_2`]: anEntry() }),
  'with an id that is not random': () => writing(owner, { [`registerEntries/${weddingId}_first`]: anEntry() }),
  'with only the wishlist’s id': () => writing(owner, { [`registerEntries/${weddingId}`]: anEntry() }),
  'of a wishlist that never existed': () =>
    writing(owner, { [`registerEntries/${uuid(47)}_${uuid(73)}`]: anEntry({ wishlistId: uuid(47) }) }),
  'as one of seven': () => writing(owner, entries(7)),
});

/** A host has thanked. */
const BY_HOST = { thankedAt: LONG_AGO, thankedBy: coHost.uid };

rules.allows('a change of an entry', {
  ...each(changing, {
    'of every text': { name: 'B', object: 'C', place: 'D', note: 'E', returned: 'F', side: 'groom' },
    'that marks it as thanked': { thankedAt: now(), thankedBy: owner.uid },
    'that is a retry of its creation': { createdAt: now() },
  }),
  'that keeps the thanks': () => ({
    ...changing({ ...BY_HOST, name: 'B' }),
    given: { [earlierEntry]: { ...STORED[earlierEntry], ...BY_HOST } },
  }),
  'that removes the thanks': () => ({
    ...changing({}),
    given: { [earlierEntry]: { ...STORED[earlierEntry], ...BY_HOST } },
  }),
});

rules.denies('a change of the thanks of another host', {
  'to their own': () => ({
    ...changing({ ...BY_HOST, thankedBy: owner.uid }),
    given: { [earlierEntry]: { ...STORED[earlierEntry], ...BY_HOST } },
  }),
  'to an earlier time': () => ({
    ...changing({ ...BY_HOST, thankedAt: inHours(-300) }),
    given: { [earlierEntry]: { ...STORED[earlierEntry], ...BY_HOST } },
  }),
});

rules.denies('a change of an entry', {
  ...each(changing, {
    'of its owner': { ownerId: stranger.uid },
    'of its wishlist': { wishlistId: othersId },
    'of its creation time': { createdAt: inHours(-1) },
    'that is thanked earlier': { thankedAt: LONG_AGO, thankedBy: owner.uid },
    'that is thanked by another user': { thankedAt: now(), thankedBy: stranger.uid },
    'that says who thanked, and not when': { thankedBy: owner.uid },
    'without its time': { updatedAt: LONG_AGO },
  }),
  'by a giver': () => ({ ...changing({ name: 'B' }), by: giver }),
  'by a stranger, who becomes its owner': () => ({ ...changing({ ownerId: stranger.uid }), by: stranger }),
});

const isBanned = bannedMeanwhile(owner);

rules.denies('a banned owner', {
  'to add an entry': () => writing(owner, entry(), isBanned),
  'to change an entry': () => ({ ...changing({ name: 'B' }), given: isBanned }),
  'to delete an entry': () => writing(owner, { [earlierEntry]: null }, isBanned),
  'to note something about a gift': () => writing(owner, giftNote(), isBanned),
});

rules.allows('a banned owner', {
  'to read an entry': () => ({ by: owner, act: gets(earlierEntry), given: isBanned }),
});

rules.allows('a note about a gift', {
  ...each(noting, {
    'with nothing in it': { place: '', side: null, note: '', returned: '' },
    'with the longest texts': { place: LONG.repeat(100), note: LONG.repeat(500), returned: LONG.repeat(200) },
  }),
});

rules.denies('a note about a gift', {
  ...each(noting, {
    'of a place of 101 characters': { place: LONG.repeat(101) },
    'of another side': { side: 'both' },
    'of a note of 501 characters': { note: LONG.repeat(501) },
    'of a return gift of 201 characters': { returned: LONG.repeat(201) },
    'of another wishlist': { wishlistId: othersId },
    'in the name of another': { ownerId: giver.uid },
    'of another time': { updatedAt: LONG_AGO },
    'with an amount': { amount: 5_000 },
  }),
  'by its giver': () => writing(giver, giftNote()),
  'by its giver, in their own name': () => writing(giver, giftNote({ ownerId: giver.uid })),
  'by its giver, about their own wishlist': () =>
    writing(otherOwner, giftNote({ ownerId: otherOwner.uid, wishlistId: othersId }), others),
  'that its giver reads': () => ({ by: giver, act: gets(giftNotePath), given: giftNote({ updatedAt: LONG_AGO }) }),
  'that its giver reads, of a gift without one': () => ({ by: giver, act: gets(`giftNotes/${earlierId}`) }),
});
