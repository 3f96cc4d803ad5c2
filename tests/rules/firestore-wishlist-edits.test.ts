import { LANGUAGES } from '../../src/domain/language.ts';
import { SECTIONS, THEMES } from '../../src/domain/wishlist-options.ts';
import { setUpRulesTest, writing, type Attempt } from './support/rules-test.ts';
import { deletion } from './support/admin-actions.ts';
import { type Fields, GONE, inHours, LONG_AGO, only, uuid, withChange, type Writes } from './support/fields.ts';
import { banned, owner, stranger } from './support/people.ts';
import { describedPictureOf, pictureOf } from './support/pictures.ts';
import { addItem, editDetails, editItem, removeItem, reorderItems } from './support/wishlist-events.ts';
import {
  anItem,
  changedWishlist,
  documentsOf,
  FUNDED,
  HALF_GIVEN,
  privateWishlist,
  moderationOf,
  bannedOwnersWishlist,
  deactivatedByOwner,
  sixtyItems,
  deactivatedByAdmin,
  UNTOUCHED,
  wedding,
  weddingId,
} from './support/wishlists.ts';

const rules = setUpRulesTest('wishlist-edits');
const WISHLIST = `wishlists/${weddingId}`;
const ANALYTICS = `analytics/${weddingId}`;

const by = (writes: Writes, given?: Writes): Attempt => writing(owner, writes, given);
const EVERY_FIELD = {
  category: 'experience',
  isExperience: true,
  priority: 'high',
  imageUrl: describedPictureOf(owner),
  externalUrl: 'https://shop.test/lamp',
  minContribution: 100,
  maxContribution: 2_500,
  quantity: 6,
  section: 'journeys',
  isObtained: true,
} as const;

/** From before the site moved. */
const elsewhere = changedWishlist(wedding, { shareableLink: `https://old.example/wishlist/${weddingId}` });
const fiftyNine = changedWishlist(sixtyItems, { 'items.59': GONE, totalValue: 59_000 });

rules.allows('editing the details of a wishlist:', {
  'the title': () => by(editDetails({ title: 'Our day' })),
  'everything at once': () =>
    by(
      editDetails({
        title: 'a',
        description: 'b',
        eventType: 'other',
        eventDate: null,
        visibility: 'private',
        language: 'ta',
        isActive: false,
      }),
    ),
  ...Object.fromEntries(
    LANGUAGES.map((language) => [`the language to ${language}`, () => by(editDetails({ language }))]),
  ),
  'the visibility': () => by(editDetails({ visibility: 'link_only' })),
  'the title of one with a link to an earlier address of the site': () =>
    by(editDetails({ title: 'Our day' }, elsewhere), documentsOf(elsewhere)),
  'the visibility of a private wishlist': () => by(editDetails({ visibility: 'public' }, privateWishlist)),
  'the language': () => by(editDetails({ language: 'te' })),
  'the language back to null': () => {
    const wishlist = changedWishlist(wedding, { language: 'te' });
    return by(editDetails({ language: null }, wishlist), documentsOf(wishlist));
  },
  'the title of a wishlist from before there was a language': () => {
    const wishlist = changedWishlist(wedding, { language: GONE });
    return by(editDetails({ title: 'Later', language: null }, wishlist), documentsOf(wishlist));
  },
  'deactivating it': () => by(editDetails({ isActive: false })),
  'asking guests to sign in': () => by(editDetails({ givers: 'signed_in' })),
  'letting everyone give again': () => {
    const wishlist = changedWishlist(wedding, { givers: 'signed_in' });
    return by(editDetails({ givers: 'anyone' }, wishlist), documentsOf(wishlist));
  },
  'pausing giving': () => by(editDetails({ isGivingPaused: true })),
  'showing amounts': () => by(editDetails({ showsAmounts: true })),
  ...Object.fromEntries(THEMES.map((theme) => [`the theme to ${theme}`, () => by(editDetails({ theme }))])),
  'the theme of a wishlist from before there were themes': () => {
    const wishlist = changedWishlist(wedding, { theme: GONE });
    return by(editDetails({ theme: 'lotus' }, wishlist), documentsOf(wishlist));
  },
  'reactivating it': () => by(editDetails({ isActive: true }, deactivatedByOwner)),
  'the title while it is deactivated': () => by(editDetails({ title: 'Later' }, deactivatedByOwner)),
  'the title after an admin deactivated it': () => by(editDetails({ title: 'Better' }, deactivatedByAdmin)),
  'reactivating it after an admin had reactivated it before': () => {
    const wishlist = changedWishlist(deactivatedByOwner, { moderation: moderationOf('wishlist_reactivated') });
    return by(editDetails({ isActive: true }, wishlist), documentsOf(wishlist));
  },
  'reactivating it after a ban of its owner was lifted': () => {
    const wishlist = changedWishlist(deactivatedByOwner, { moderation: moderationOf('user_unbanned') });
    return by(editDetails({ isActive: true }, wishlist), documentsOf(wishlist));
  },
});

const removedBefore = (count: number) => Array.from({ length: count }, (_, index) => uuid(20_000 + index));

rules.denies('editing items:', {
  'removing the two hundred and first': () => {
    const wishlist = changedWishlist(wedding, { removedItemIds: removedBefore(200) });
    return by(removeItem(0, wishlist), documentsOf(wishlist));
  },
  ...Object.fromEntries(
    Array.from({ length: 59 }, (_, index): [string, () => Attempt] => [
      `adding one with the id of item ${index + 1} of 59`,
      () => by(addItem({ id: uuid(300 + index) }, fiftyNine), documentsOf(fiftyNine)),
    ]),
  ),
  'adding one with a funded amount of negative zero': () => by(addItem({ fundedAmount: -0 })),
  'adding one with a count of negative zero': () => by(addItem({ contributionCount: -0 })),
  'removing the only one, which leaves a total of negative zero': () => {
    const single = changedWishlist(wedding, { items: [anItem(101)], totalValue: 1_000 });
    return by(withChange(removeItem(0, single), WISHLIST, { totalValue: -0 }), documentsOf(single));
  },
  'adding one with the id of one that was removed': () => {
    const wishlist = changedWishlist(wedding, { removedItemIds: [uuid(600)] });
    return by(addItem({}, wishlist), documentsOf(wishlist));
  },
});

rules.allows('editing items:', {
  'adding one': () => by(addItem()),
  'adding one with every optional field': () => by(addItem(EVERY_FIELD)),
  'adding the sixtieth, with every optional field': () => by(addItem(EVERY_FIELD, fiftyNine), documentsOf(fiftyNine)),
  'adding one with a quantity of 99': () => by(addItem({ quantity: 99 })),
  'adding one with a quantity of one': () => by(addItem({ quantity: 1 })),
  'adding a quantity to one': () => by(editItem(UNTOUCHED, { quantity: 2 })),
  ...Object.fromEntries(
    SECTIONS.map((section) => [`putting one into the section ${section}`, () => by(editItem(UNTOUCHED, { section }))]),
  ),
  'marking one as obtained': () => by(editItem(UNTOUCHED, { isObtained: true })),
  'marking one with contributions as obtained': () => by(editItem(HALF_GIVEN, { isObtained: true })),
  'wishing again for one that was obtained': () => {
    const obtained = changedWishlist(wedding, { [`items.${UNTOUCHED}.isObtained`]: true });
    return by(
      withChange(editItem(UNTOUCHED, {}, obtained), WISHLIST, { [`items.${UNTOUCHED}.isObtained`]: GONE }),
      documentsOf(obtained),
    );
  },
  'adding one at the lowest price': () => by(addItem({ price: 1, fundingGoal: 1 })),
  'adding one with the longest texts': () =>
    by(
      addItem({
        title: 'a'.repeat(100),
        description: 'a'.repeat(500),
        externalUrl: `https://${'a'.repeat(492)}`,
      }),
    ),
  'adding one with a picture of an emulator on localhost': () =>
    by(addItem({ imageUrl: pictureOf(owner, { host: 'http://localhost:9199' }) })),
  'adding one with a picture of one file': () => by(addItem({ imageUrl: describedPictureOf(owner, 0) })),
  'adding one with a picture of two files': () => by(addItem({ imageUrl: describedPictureOf(owner, 1) })),
  'adding one with a picture from before there were sizes': () => by(addItem({ imageUrl: pictureOf(owner) })),
  'making one an experience': () => by(editItem(UNTOUCHED, { category: 'experience' })),
  'adding one at the highest price': () => by(addItem({ price: 10_000_000, fundingGoal: 10_000_000 })),
  'adding one with only a minimum': () => by(addItem({ minContribution: 2_500 })),
  'adding one with only a maximum': () => by(addItem({ maxContribution: 1 })),
  'adding one from a phone whose clock is a day slow': () =>
    by(addItem({ createdAt: inHours(-24), updatedAt: inHours(-24) })),
  'adding one from a phone whose clock is a day fast': () =>
    by(addItem({ createdAt: inHours(24), updatedAt: inHours(24) })),
  'adding the sixtieth': () => by(addItem({}, fiftyNine), documentsOf(fiftyNine)),
  'adding the second one': () => {
    const single = changedWishlist(wedding, { items: [anItem(101)], totalValue: 1_000 });
    return by(addItem({}, single), documentsOf(single));
  },
  'adding the first one': () => {
    const empty = changedWishlist(wedding, { items: [], totalValue: 0 });
    return by(addItem({}, empty), documentsOf(empty));
  },
  'an item whose picture is from before addresses were checked': () => {
    const old = changedWishlist(wedding, { 'items.0.imageUrl': 'https://pictures.test/sofa.jpg' });
    return by(editItem(0, { title: 'Armchair' }, old), documentsOf(old));
  },
  'an item beside one whose picture is from before addresses were checked': () => {
    const old = changedWishlist(wedding, { 'items.1.imageUrl': 'https://pictures.test/sofa.jpg' });
    return by(editItem(0, { title: 'Armchair' }, old), documentsOf(old));
  },
  'taking away a picture from before addresses were checked': () => {
    const old = changedWishlist(wedding, { 'items.0.imageUrl': 'https://pictures.test/sofa.jpg' });
    return by(editItem(0, { imageUrl: '' }, old), documentsOf(old));
  },
  'editing the first': () => by(editItem(0)),
  'editing the last': () => by(editItem(4)),
  'editing every field of one': () =>
    by(
      editItem(UNTOUCHED, {
        title: 'a',
        description: 'b',
        price: 7,
        category: 'physical',
        priority: 'low',
        imageUrl: pictureOf(owner),
        externalUrl: 'http://shop.test/a',
        minContribution: 1,
        maxContribution: 7,
      }),
    ),
  'lowering the price to the funded amount': () => by(editItem(HALF_GIVEN, { price: 20_000 })),
  'raising the price of a funded item': () => by(editItem(FUNDED, { price: 12_000 })),
  'removing the bounds': () => {
    const writes = withChange(editItem(2), WISHLIST, {
      'items.2.minContribution': GONE,
      'items.2.maxContribution': GONE,
    });
    return by(writes);
  },
  'removing the first': () => by(removeItem(0)),
  'removing one in the middle': () => by(removeItem(2)),
  'removing the last': () => by(removeItem(4)),
  'removing the only one': () => {
    const single = changedWishlist(wedding, { items: [anItem(101)], totalValue: 1_000 });
    return by(removeItem(0, single), documentsOf(single));
  },
  'removing one for the first time, from a wishlist that has no list of removed items yet': () => {
    const older = changedWishlist(wedding, { removedItemIds: GONE });
    return by(removeItem(0), documentsOf(older));
  },
  'adding one to a wishlist that has no list of removed items yet': () => {
    const older = changedWishlist(wedding, { removedItemIds: GONE });
    return by(addItem({}, older), documentsOf(older));
  },
  'removing the two hundredth': () => {
    const wishlist = changedWishlist(wedding, { removedItemIds: removedBefore(199) });
    return by(removeItem(0, wishlist), documentsOf(wishlist));
  },
  'reversing the order': () => by(reorderItems([4, 3, 2, 1, 0])),
  'reordering sixty items': () => {
    const order = Array.from({ length: 60 }, (_, index) => 59 - index);
    return by(reorderItems(order, sixtyItems), documentsOf(sixtyItems));
  },
  'editing the last of sixty items': () => by(editItem(59, { price: 10_000_000 }, sixtyItems), documentsOf(sixtyItems)),
  'removing one of sixty items': () => by(removeItem(30, sixtyItems), documentsOf(sixtyItems)),
});

rules.allows('an item description', {
  'of 500 characters': () => by(editItem(UNTOUCHED, { description: 'अ'.repeat(500) })),
});

rules.allows('deleting a wishlist', {
  'by its owner': () => by(deletion()),
  'by its owner, after deactivating it': () => by(deletion(deactivatedByOwner)),
  'with an empty title in the marker': () => by(withChange(deletion(), ANALYTICS, { 'deleted.title': '' })),
  'with a title of 100 characters in the marker': () =>
    by(withChange(deletion(), ANALYTICS, { 'deleted.title': 'अ'.repeat(100) })),
});

rules.denies('deleting a wishlist', {
  'with the marker of another wishlist': () =>
    by({ ...only(deletion(), WISHLIST), ...only(deletion(deactivatedByOwner), `analytics/${deactivatedByOwner.id}`) }),
  'by a stranger': () => writing(stranger, deletion()),
  'by a banned owner': () => writing(banned, deletion(bannedOwnersWishlist)),
  ...Object.fromEntries(
    Object.entries<Fields>({
      'with a title that is a number in the marker': { 'deleted.title': 7 },
      'with a title of 101 characters in the marker': { 'deleted.title': 'a'.repeat(101) },
      'without a title in the marker': { 'deleted.title': GONE },
      'with an old time in the marker': { 'deleted.at': LONG_AGO },
      'with an extra field in the marker': { 'deleted.by': 'owner' },
      'with an old update time of the analytics': { updatedAt: LONG_AGO },
      'with changed analytics': { views: 0 },
    }).map(([what, changes]) => [what, () => by(withChange(deletion(), ANALYTICS, changes))]),
  ),
});

rules.denies('a deletion marker', {
  'for a wishlist that still exists': () => by(only(deletion(), ANALYTICS)),
  'that the owner writes again': () => by(only(deletion(), ANALYTICS), { [WISHLIST]: null }),
  'that a stranger writes again': () => writing(stranger, only(deletion(), ANALYTICS), { [WISHLIST]: null }),
});
