import { deactivateWishlist, reactivateWishlist } from './support/admin-actions.ts';
import { contribution } from './support/contribution.ts';
import { type Fields, GONE, uuid, withChange, type Writes } from './support/fields.ts';
import { adminByFlag, adminById, coHost, keeper, owner, type Person, stranger } from './support/people.ts';
import { badPictures, describedPictureOf, pictureOf } from './support/pictures.ts';
import { type Attempt, each, setUpRulesTest, writing } from './support/rules-test.ts';
import { CREATED, creation, editDetails, newItems } from './support/wishlist-events.ts';
import {
  archived,
  celebrated,
  changedWishlist,
  deactivatedByAdmin,
  deactivatedByOwner,
  documentsOf,
  draft,
  sixtyItems,
  type StoredWishlist,
  wedding,
  type WishlistFields,
} from './support/wishlists.ts';

const rules = setUpRulesTest('life-of-a-list');

/** By an admin: what `writes` changes of the stored wishlist. */
const moderated = (wishlist: StoredWishlist, writes: Writes): Attempt => {
  const path = `wishlists/${wishlist.id}`;
  const { isActive, moderation, updatedAt } = writes[path] as Fields;
  const after = { ...wishlist.fields, isActive, moderation, updatedAt };
  return writing(adminById, { ...writes, [path]: after }, documentsOf(wishlist));
};
/** An edit by the owner. */
const edit = (wishlist: StoredWishlist, changes: Fields, by: Person = owner): Attempt =>
  writing(by, withChange(editDetails({}, wishlist), `wishlists/${wishlist.id}`, changes), documentsOf(wishlist));
const THANKS = { words: 'Thank you for coming.\n\nIt meant the world.', pictures: [] };
const three = (by: Pick<Person, 'uid'>) => [1, 2, 3].map((number) => `${numbered(by, number)}`);
const numbered = (by: Pick<Person, 'uid'>, number: number) =>
  describedPictureOf(by).replace(uuid(7), uuid(70 + number));
const fromBefore = changedWishlist(wedding, { stage: GONE, thanks: GONE });
const picturedByHost = changedWishlist(celebrated, { thanks: { ...THANKS, pictures: three(coHost).slice(0, 2) } });
const gift = (to: StoredWishlist): Attempt =>
  writing(stranger, contribution({ to, by: stranger, itemIndex: 0 }), documentsOf(to));

rules.allows('a list', {
  'that begins as a draft': () => writing(stranger, creation({ fields: { isActive: false, stage: 'draft' } })),
  'of sixty items that begins as a draft': () =>
    writing(stranger, creation({ items: newItems(60), fields: { isActive: false, stage: 'draft' } })),
  'that is a draft, with another title': () => edit(draft, { title: 'Soon' }),
  'that is a draft, with another title, by a host': () => edit(draft, { title: 'Soon' }, coHost),
  'to leave the drafts': () => edit(draft, { isActive: true, stage: null }),
  'to leave the drafts without being opened': () => edit(draft, { stage: null }),
  'to be celebrated': () => edit(wedding, { stage: 'after', thanks: THANKS }),
  'to be celebrated by a host': () => edit(wedding, { stage: 'after', thanks: THANKS }, coHost),
  'to be celebrated, with giving closed': () => edit(wedding, { stage: 'after', thanks: THANKS, isGivingPaused: true }),
  'to be open again': () => edit(celebrated, { stage: null, isGivingPaused: false }),
  'to be archived': () => edit(celebrated, { isActive: false }),
  'to be archived after it was deactivated': () => edit(deactivatedByOwner, { stage: 'after' }),
  'to be brought back from the archive': () => edit(archived, { isActive: true }),
  'to be archived while an admin has deactivated it': () => edit(deactivatedByAdmin, { stage: 'after' }),
  'from before there were stages, with another title': () =>
    edit(fromBefore, { title: 'Our day', stage: null, thanks: null }),
  'from before there were stages, to be celebrated': () => edit(fromBefore, { stage: 'after', thanks: THANKS }),
  'from before there were stages, to be deactivated by an admin': () =>
    moderated(fromBefore, deactivateWishlist(adminById, fromBefore)),
  'that is archived, to be brought back by an admin who had deactivated it': () => {
    const wishlist = changedWishlist(archived, { moderation: deactivatedByAdmin.fields.moderation });
    return moderated(wishlist, reactivateWishlist(adminById, wishlist));
  },
});

const DRAFT = { isActive: false, stage: 'draft' } as const satisfies Partial<WishlistFields>;
const created = (fields: Partial<WishlistFields>): Attempt => writing(stranger, creation({ fields }));
const oddly = (changes: Fields): Attempt => writing(stranger, withChange(creation(), CREATED.wishlist, changes));

rules.denies('a list', {
  'that begins as a draft which guests can open': () => created({ ...DRAFT, isActive: true }),
  'that begins deactivated': () => created({ isActive: false }),
  'that begins archived': () => created({ isActive: false, stage: 'after' }),
  'that begins after its celebration': () => created({ stage: 'after' }),
  'that begins with thanks': () => created({ thanks: THANKS }),
  'that begins as a draft with thanks': () => created({ ...DRAFT, thanks: THANKS }),
  'that begins without a stage': () => oddly({ stage: GONE }),
  'that begins without thanks': () => oddly({ thanks: GONE }),
  'that begins half active': () => oddly({ isActive: 'half', stage: null }),
  'that guests can open while it stays a draft': () => edit(draft, { isActive: true }),
  'that becomes a draft': () => edit(wedding, DRAFT),
  'that becomes a draft again after it was deactivated': () => edit(deactivatedByOwner, { stage: 'draft' }),
  'that becomes a draft again from the archive': () => edit(archived, { stage: 'draft' }),
  'in a stage that does not exist': () => edit(wedding, { stage: 'engaged' }),
  'in a stage that is a list': () => edit(wedding, { stage: ['after'] }),
  'that is a draft, in another stage that does not exist': () => edit(draft, { stage: 'idea' }),
  'that is celebrated by a register keeper': () => edit(wedding, { stage: 'after', thanks: THANKS }, keeper),
  'that is celebrated by a stranger': () => edit(wedding, { stage: 'after', thanks: THANKS }, stranger),
  'that is celebrated by an admin': () => edit(wedding, { stage: 'after', thanks: THANKS }, adminByFlag),
  'that is brought back from the archive by a stranger': () => edit(archived, { isActive: true }, stranger),
  'that is a draft and is opened by a stranger': () => edit(draft, { isActive: true, stage: null }, stranger),
  'that is a draft and is opened by an admin': () => moderated(draft, reactivateWishlist(adminById, draft)),
  'that is a draft and is deactivated by an admin': () => moderated(draft, deactivateWishlist(adminById, draft)),
  'that an admin deactivated, brought back by its owner': () => edit(deactivatedByAdmin, { isActive: true }),
  'that an admin deactivated, celebrated by its owner': () =>
    edit(deactivatedByAdmin, { isActive: true, stage: 'after', thanks: THANKS }),
});

rules.allows('thanks', {
  'in one character': () => edit(wedding, { thanks: { ...THANKS, words: 'T' } }),
  'in the longest words': () => edit(wedding, { thanks: { ...THANKS, words: 'अ'.repeat(1_000) } }),
  'with one picture': () => edit(wedding, { thanks: { ...THANKS, pictures: [pictureOf(owner)] } }),
  'with three pictures': () => edit(wedding, { thanks: { ...THANKS, pictures: three(owner) } }),
  'on a list of sixty items': () =>
    edit(sixtyItems, { stage: 'after', thanks: { words: 'अ'.repeat(1_000), pictures: three(owner) } }),
  'that change': () => edit(celebrated, { thanks: THANKS }),
  'that are removed': () => edit(celebrated, { thanks: null }),
  'that are removed from a list from before there were any': () => edit(fromBefore, { stage: null, thanks: null }),
  'that keep the pictures of a host': () =>
    edit(picturedByHost, { thanks: { ...THANKS, pictures: [...three(coHost).slice(0, 2), pictureOf(owner)] } }),
  'that keep one of the pictures of a host': () =>
    edit(picturedByHost, { thanks: { ...THANKS, pictures: three(coHost).slice(0, 1) } }),
  'that stay as they are, with the pictures of a host': () => edit(picturedByHost, { title: 'Thank you' }),
  'by a host, with pictures': () => edit(celebrated, { thanks: { ...THANKS, pictures: three(coHost) } }, coHost),
  'that stay as they were stored before the rules checked them': () => {
    const odd = changedWishlist(celebrated, { thanks: { words: 'With\u0000out', pictures: ['https://evil.test/'] } });
    return edit(odd, { title: 'Thank you' });
  },
});

rules.denies('thanks', {
  ...each((changes) => edit(wedding, { thanks: THANKS, ...inside(changes) }), {
    'without words': { words: '' },
    'without the key of words': { words: GONE },
    'without the key of pictures': { pictures: GONE },
    'with words of spaces': { words: '   ' },
    'with words that are too long': { words: 'a'.repeat(1_001) },
    'with an invisible character': { words: 'Thank\u202Eyou' },
    'with words that are a list': { words: ['Thank you'] },
    'with an unknown key': { video: 'https://evil.test/' },
    'with pictures that are a text': { pictures: pictureOf(owner) },
    'with pictures that are a map': { pictures: { first: pictureOf(owner) } },
    'with four pictures': { pictures: [...three(owner), pictureOf(owner)] },
    'with a picture that is a number': { pictures: [7] },
    'with two addresses without a space between them': { pictures: [`${pictureOf(owner)}${pictureOf(owner)}`] },
    'with many addresses in one': { pictures: [Array.from({ length: 4 }, () => pictureOf(owner)).join(' ')] },
    ...Object.fromEntries(
      Object.entries(badPictures(owner, 'items')).map(([what, picture]) => [
        `with a picture ${what}`,
        { pictures: [pictureOf(owner), picture] },
      ]),
    ),
  }),
  'that are a text': () => edit(wedding, { thanks: 'Thank you' }),
  'that are a list': () => edit(wedding, { thanks: ['Thank you'] }),
  "that keep a host's pictures beside one of another user": () =>
    edit(picturedByHost, { thanks: { ...THANKS, pictures: [...three(coHost).slice(0, 2), pictureOf(stranger)] } }),
  'with four pictures, three of them kept': () => {
    const full = changedWishlist(celebrated, { thanks: { ...THANKS, pictures: three(coHost) } });
    return edit(full, { thanks: { ...THANKS, pictures: [...three(coHost), pictureOf(owner)] } });
  },
  'in an edit of the invitation': () =>
    writing(
      owner,
      withChange(editDetails({}, wedding), `wishlists/${wedding.id}`, {
        thanks: THANKS,
        'lastEdit.kind': 'invitation',
      }),
    ),
  'by a stranger': () => edit(celebrated, { thanks: THANKS }, stranger),
  'by a register keeper': () => edit(celebrated, { thanks: THANKS }, keeper),
});

function inside(changes: Fields): Fields {
  return Object.fromEntries(Object.entries(changes).map(([key, value]) => [`thanks.${key}`, value]));
}

rules.allows('a contribution', {
  'to a list after its celebration': () => gift(celebrated),
  'to a list that is open again': () => gift(changedWishlist(celebrated, { stage: null })),
});

rules.denies('a contribution', {
  'to a draft': () => gift(draft),
  'to a list after its celebration, with giving closed': () =>
    gift(changedWishlist(celebrated, { isGivingPaused: true })),
  'to an archived list': () => gift(archived),
  'that also celebrates the list': () => {
    const writes: Writes = contribution({ to: wedding, by: stranger, itemIndex: 0 });
    return writing(stranger, withChange(writes, `wishlists/${wedding.id}`, { stage: 'after' }), documentsOf(wedding));
  },
});
