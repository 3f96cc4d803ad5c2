import { CEREMONY_KINDS } from '../../src/domain/wishlist.ts';
import { ceremony, invitation } from '../../src/domain/testing/examples.ts';
import { type Fields, GONE, LONG_AGO, withChange, type Writes } from './support/fields.ts';
import { adminByFlag, banned, giver, otherOwner, owner, type Person, stranger, visitor } from './support/people.ts';
import { badPictures, describedPictureOf, pictureOf } from './support/pictures.ts';
import { type Attempt, each, setUpRulesTest, writing } from './support/rules-test.ts';
import {
  addCeremony,
  CREATED,
  creation,
  editCeremony,
  editInvitation,
  newItems,
  removeCeremony,
  removeInvitation,
} from './support/wishlist-events.ts';
import {
  bannedOwnersWishlist,
  changedWishlist,
  documentsOf,
  sixtyItems,
  wedding,
  weddingId,
} from './support/wishlists.ts';

const rules = setUpRulesTest('invitation');
const WISHLIST = `wishlists/${weddingId}`;

const by = (writes: Writes, given?: Writes): Attempt => writing(owner, writes, given);
const and = (writes: Writes, changes: Fields, given?: Writes): Attempt =>
  by(withChange(writes, WISHLIST, changes), given);

const LONGEST = {
  first: 'अ'.repeat(60),
  second: 'अ'.repeat(60),
  families: 'अ'.repeat(200),
  story: 'अ'.repeat(1_000),
};
const COVER = { picture: describedPictureOf(owner), x: 50, y: 35 };
const { cover: _cover, portrait: _portrait, ...withoutPictures } = invitation();
const withPictures = (by: Person) => ({
  cover: { ...COVER, picture: describedPictureOf(by) },
  portrait: describedPictureOf(by),
});
const LONGEST_CEREMONY = {
  kind: 'custom',
  name: 'अ'.repeat(60),
  timeZone: `America/Argentina/${'a'.repeat(42)}`,
  place: 'अ'.repeat(200),
  mapUrl: `https://maps.test/${'a'.repeat(482)}`,
  dress: 'अ'.repeat(120),
} as const;

const ofThree = changedWishlist(wedding, {
  invitation: invitation(),
  ceremonies: [ceremony(0), ceremony(1, { kind: 'haldi' }), ceremony(2, { kind: 'reception' })],
});
const given = documentsOf(ofThree);
const ofSeven = changedWishlist(sixtyItems, { ceremonies: Array.from({ length: 7 }, (_, index) => ceremony(index)) });
const full = changedWishlist(wedding, { ceremonies: Array.from({ length: 8 }, (_, index) => ceremony(index)) });
const fromBefore = changedWishlist(wedding, { invitation: GONE, ceremonies: GONE });
const onOlder = (writes: Writes): Attempt => by(writes, documentsOf(fromBefore));

rules.allows('an invitation', {
  'with every text': () => by(editInvitation()),
  'with the names only': () => by(editInvitation({ families: '', story: '' })),
  'with a story of several lines': () => by(editInvitation({ story: 'We met.\n\nWe stayed.' })),
  'with the longest texts': () => by(editInvitation(LONGEST)),
  'with a cover and a portrait': () => by(editInvitation(withPictures(owner))),
  'with pictures in one size': () =>
    by(editInvitation({ cover: { ...COVER, picture: pictureOf(owner) }, portrait: pictureOf(owner) })),
  'with a cover whose point is its first corner': () => by(editInvitation({ cover: { ...COVER, x: 0, y: 0 } })),
  'with a cover whose point is its last corner': () => by(editInvitation({ cover: { ...COVER, x: 100, y: 100 } })),
  'on one from before it had pictures': () => {
    const older = changedWishlist(wedding, { invitation: withoutPictures });
    return by(editInvitation({ first: 'Aasha' }, older), documentsOf(older));
  },
  'whose pictures are removed': () => {
    const pictured = changedWishlist(wedding, { invitation: invitation(withPictures(owner)) });
    return by(editInvitation({}, pictured), documentsOf(pictured));
  },
  'that changes': () => by(editInvitation({ first: 'Aasha' }, ofThree), given),
  'that is removed': () => by(removeInvitation(ofThree), given),
  'on a wishlist from before there were any': () => onOlder(editInvitation({}, fromBefore)),
  'on a wishlist with sixty items': () =>
    by(editInvitation({ ...LONGEST, ...withPictures(owner) }, sixtyItems), documentsOf(sixtyItems)),
  'on a new wishlist': () => writing(stranger, creation({ fields: { invitation: invitation() } })),
  'on a new wishlist with sixty items and the longest texts': () =>
    writing(
      stranger,
      creation({
        items: newItems(60).map((item) => ({ ...item, imageUrl: describedPictureOf(stranger) })),
        fields: { invitation: { ...LONGEST, ...withPictures(stranger) } },
      }),
    ),
});

/** The pictures are the caller's. */
const badInvitations = (by: Person): Readonly<Record<string, Fields>> => {
  const bad: Record<string, Fields> = { ...BAD_INVITATIONS };
  for (const [what, picture] of Object.entries(badPictures(by, 'items'))) {
    bad[`with a cover ${what}`] = { 'invitation.cover.picture': picture };
    bad[`with a portrait ${what}`] = { 'invitation.portrait': picture };
  }
  return bad;
};

const BAD_INVITATIONS: Readonly<Record<string, Fields>> = {
  'with a cover whose point is left of it': { 'invitation.cover.x': -1 },
  'with a cover whose point is right of it': { 'invitation.cover.x': 101 },
  'with a cover whose point is above it': { 'invitation.cover.y': -1 },
  'with a cover whose point is below it': { 'invitation.cover.y': 101 },
  'with a cover whose point is a fraction across': { 'invitation.cover.x': 33.3 },
  'with a cover whose point is a fraction down': { 'invitation.cover.y': 33.3 },
  'with a cover whose point is a text': { 'invitation.cover.x': '50%' },
  'with a cover whose point has no height': { 'invitation.cover.y': GONE },
  'with a cover whose point has no width': { 'invitation.cover.x': GONE },
  'with a cover without a picture': { 'invitation.cover.picture': '' },
  'with a cover without the key of a picture': { 'invitation.cover.picture': GONE },
  'with a cover with an unknown key': { 'invitation.cover.zoom': 2 },
  'with a cover that is an address': { 'invitation.cover': describedPictureOf(owner) },
  'with a cover that is empty': { 'invitation.cover': '' },
  'without the field of a cover': { 'invitation.cover': GONE },
  'without the field of a portrait': { 'invitation.portrait': GONE },
  'with a portrait of null': { 'invitation.portrait': null },
  'with a portrait that is a map': { 'invitation.portrait': COVER },
  'without a first name': { 'invitation.first': '' },
  'without a second name': { 'invitation.second': '' },
  'with a first name of 61 characters': { 'invitation.first': 'a'.repeat(61) },
  'with a second name of 61 characters': { 'invitation.second': 'a'.repeat(61) },
  "with a families' line of 201 characters": { 'invitation.families': 'a'.repeat(201) },
  "with a families' line of two lines": { 'invitation.families': 'Rao\nKulkarni' },
  'with a story of 1,001 characters': { 'invitation.story': 'a'.repeat(1_001) },
  'with an unknown key': { 'invitation.picture': '' },
  'without a story field': { 'invitation.story': GONE },
  'that is a list': { invitation: [] },
  'that is a text': { invitation: 'Asha & Ravi' },
};

rules.denies('an invitation', {
  ...each((changes) => and(editInvitation(withPictures(owner)), changes), badInvitations(owner)),
  'without the field': () => and(editInvitation(), { invitation: GONE }),
  'recorded with an index': () => and(editInvitation(), { 'lastEdit.itemIndex': 0 }),
  'recorded as details': () => and(editInvitation(), { 'lastEdit.kind': 'details' }),
  'recorded as a ceremony': () => and(editInvitation(), { 'lastEdit.kind': 'ceremony', 'lastEdit.itemIndex': 0 }),
  'and another title': () => and(editInvitation(), { title: 'Rubbish' }),
  'and a ceremony': () => and(editInvitation(), { ceremonies: [ceremony(0)] }),
  'and a higher funded amount': () => and(editInvitation(), { fundedAmount: 1_000_000 }),
  'with an old update time': () => and(editInvitation(), { updatedAt: LONG_AGO }),
  'by a banned owner': () => writing(banned, editInvitation({}, bannedOwnersWishlist)),
  ...Object.fromEntries(
    Object.entries({ visitor, giver, otherOwner, adminByFlag }).map(([name, person]: [string, Person]) => [
      `by someone else (${name})`,
      () => writing(person, editInvitation()),
    ]),
  ),
});

rules.denies('a new wishlist with an invitation', {
  ...each(
    (changes) =>
      writing(
        stranger,
        withChange(creation({ fields: { invitation: invitation(withPictures(stranger)) } }), CREATED.wishlist, changes),
      ),
    badInvitations(stranger),
  ),
  'and a ceremony': () => writing(stranger, creation({ fields: { ceremonies: [ceremony(0)] } })),
});

rules.allows('a ceremony:', {
  'the first': () => by(addCeremony()),
  'the first of a wishlist from before there were any': () =>
    onOlder(withChange(addCeremony({}, wedding), WISHLIST, { invitation: GONE })),
  'a second': () => by(addCeremony({}, ofThree), given),
  'the eighth, with the longest texts, beside sixty items': () =>
    by(addCeremony(LONGEST_CEREMONY, ofSeven), documentsOf(ofSeven)),
  'one with a day only': () => by(addCeremony({ startsAt: null, place: '', mapUrl: '', dress: '' })),
  'one at midnight': () => by(addCeremony({ startsAt: '00:00' })),
  'one at the last minute of a day': () => by(addCeremony({ startsAt: '23:59' })),
  'one at ten to eight in the evening': () => by(addCeremony({ startsAt: '19:50' })),
  'one abroad': () => by(addCeremony({ timeZone: 'America/Argentina/Buenos_Aires' })),
  'one at an offset from UTC': () => by(addCeremony({ timeZone: 'Etc/GMT-5+1' })),
  'one with its own name': () => by(addCeremony({ kind: 'custom', name: 'Cocktails' })),
  ...Object.fromEntries(
    CEREMONY_KINDS.filter((kind) => kind !== 'custom').map((kind) => [`a ${kind}`, () => by(addCeremony({ kind }))]),
  ),
  'changed, the first': () => by(editCeremony(0, { place: 'At home' }, ofThree), given),
  'changed, the last': () => by(editCeremony(2, { day: '2026-12-07' }, ofThree), given),
  'changed to one with its own name': () => by(editCeremony(1, { kind: 'custom', name: 'Brunch' }, ofThree), given),
  'removed, the first': () => by(removeCeremony(0, ofThree), given),
  'removed, the last': () => by(removeCeremony(2, ofThree), given),
  'removed, the only one': () => {
    const single = changedWishlist(wedding, { ceremonies: [ceremony(0)] });
    return by(removeCeremony(0, single), documentsOf(single));
  },
  'removed, one of eight': () => by(removeCeremony(4, full), documentsOf(full)),
});

const BAD_CEREMONIES: Readonly<Record<string, Fields>> = {
  'with an id that is not random': { id: 'sangeet' },
  'without an id': { id: GONE },
  'of an unknown kind': { kind: 'party' },
  'with its own name beside a known kind': { name: 'Cocktails' },
  'of its own kind without a name': { kind: 'custom', name: '' },
  'with a name of 61 characters': { kind: 'custom', name: 'a'.repeat(61) },
  'without a day': { day: '' },
  'with a day of null': { day: null },
  'with a day in words': { day: 'Saturday' },
  'with a time in words': { startsAt: 'evening' },
  'with no time field': { startsAt: GONE },
  'with an empty time': { startsAt: '' },
  'at the hour 24': { startsAt: '24:00' },
  'at the minute 60': { startsAt: '18:60' },
  'with seconds': { startsAt: '18:30:00' },
  'without a time zone': { timeZone: '' },
  'with a time zone of 61 characters': { timeZone: 'a'.repeat(61) },
  'with a time zone in words': { timeZone: 'India time' },
  'with a place of 201 characters': { place: 'a'.repeat(201) },
  'with a place of two lines': { place: 'Tilak Lawns\nPune' },
  'with a script as map': { mapUrl: 'javascript:alert(1)' },
  'with a map that names a user': { mapUrl: 'https://maps.test@evil.test/' },
  'with a map of 501 characters': { mapUrl: `https://maps.test/${'a'.repeat(483)}` },
  'with a note about dress of 121 characters': { dress: 'a'.repeat(121) },
  'with an unknown key': { guests: 400 },
};
const inside = (index: number, changes: Fields): Fields =>
  Object.fromEntries(Object.entries(changes).map(([key, value]) => [`ceremonies.${index}.${key}`, value]));

rules.denies(
  'adding a ceremony',
  each((changes) => and(addCeremony(), inside(0, changes)), BAD_CEREMONIES),
);
rules.denies(
  'changing a ceremony to one',
  each((changes) => and(editCeremony(1, {}, ofThree), inside(1, changes), given), BAD_CEREMONIES),
);

rules.denies('a ceremony:', {
  'a ninth': () => by(addCeremony({}, full), documentsOf(full)),
  'two at once': () => and(addCeremony(), { 'ceremonies.1': ceremony(1) }),
  'one before the others': () =>
    and(addCeremony({}, ofThree), { ceremonies: [ceremony(9), ...ofThree.fields.ceremonies] }, given),
  'one, and another changed': () => and(addCeremony({}, ofThree), { 'ceremonies.0.place': 'Elsewhere' }, given),
  'one, recorded with a later index': () => and(addCeremony({}, ofThree), { 'lastEdit.itemIndex': 4 }, given),
  'one, recorded with a negative index': () => and(addCeremony(), { 'lastEdit.itemIndex': -1 }),
  'one, recorded as a gift': () => and(addCeremony(), { 'lastEdit.kind': 'add' }),
  'one, recorded as an invitation': () =>
    and(addCeremony(), { 'lastEdit.kind': 'invitation', 'lastEdit.itemIndex': -1 }),
  'one, and another title': () => and(addCeremony(), { title: 'Rubbish' }),
  'one, and a higher funded amount': () => and(addCeremony(), { fundedAmount: 1_000_000 }),
  'changed, and another one': () =>
    and(editCeremony(0, { place: 'At home' }, ofThree), { 'ceremonies.1.place': 'Elsewhere' }, given),
  'changed, recorded with the index of another': () =>
    and(editCeremony(0, { place: 'At home' }, ofThree), { 'lastEdit.itemIndex': 1 }, given),
  'removed, recorded with the index of another': () =>
    and(removeCeremony(0, ofThree), { 'lastEdit.itemIndex': 1 }, given),
  'removed, and another one': () => and(removeCeremony(0, ofThree), { 'ceremonies.1': GONE }, given),
  'removed, and another one changed': () =>
    and(removeCeremony(0, ofThree), { 'ceremonies.1.place': 'Elsewhere' }, given),
  'removed, and a title changed': () => and(removeCeremony(0, ofThree), { title: 'Rubbish' }, given),
  'removed with the whole field': () => and(removeCeremony(0, ofThree), { ceremonies: GONE }, given),
  'by a visitor': () => writing(visitor, addCeremony()),
  'by another owner': () => writing(otherOwner, addCeremony()),
  'by a contributor': () => writing(giver, removeCeremony(0, ofThree), given),
  'by an admin': () => writing(adminByFlag, addCeremony()),
  'by a banned owner': () => writing(banned, addCeremony({}, bannedOwnersWishlist)),
});
