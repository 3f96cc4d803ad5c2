import { setUpRulesTest, writing, type Attempt } from './support/rules-test.ts';
import { type Fields, GONE, inHours, LONG_AGO, now, uuid, withChange, type Writes } from './support/fields.ts';
import { adminByFlag, banned, giver, otherOwner, owner, stranger, visitor } from './support/people.ts';
import { badPictures } from './support/pictures.ts';
import { addItem, editDetails, editItem, newItem, removeItem, reorderItems } from './support/wishlist-events.ts';
import {
  anEntry,
  anItem,
  changedWishlist,
  documentsOf,
  FUNDED,
  HALF_GIVEN,
  privateWishlist,
  moderationOf,
  bannedOwnersWishlist,
  sixtyItems,
  deactivatedByAdmin,
  UNTOUCHED,
  wedding,
  weddingId,
} from './support/wishlists.ts';

const rules = setUpRulesTest('forged-edits');
const WISHLIST = `wishlists/${weddingId}`;

const by = (writes: Writes, given?: Writes): Attempt => writing(owner, writes, given);
/** An edit of the wedding with an additional change. */
const and = (writes: Writes, changes: Fields): Attempt => by(withChange(writes, WISHLIST, changes));

const each = (attempts: Readonly<Record<string, Fields>>, writes: () => Writes, inside = '') =>
  Object.fromEntries(
    Object.entries(attempts).map(([what, changes]) => [
      what,
      () => and(writes(), Object.fromEntries(Object.entries(changes).map(([key, value]) => [inside + key, value]))),
    ]),
  );

rules.denies('an edit of a wishlist', {
  'that lets only its host give': () => by(editDetails({ givers: 'nobody' })),
  'that shows amounts to some': () => by(withChange(editDetails(), WISHLIST, { showsAmounts: 'family' })),
  'with a theme that does not exist': () => by(withChange(editDetails(), WISHLIST, { theme: 'neon' })),
  'with a theme that is a list': () => by(withChange(editDetails(), WISHLIST, { theme: ['lotus'] })),
  'without a theme field': () => by(withChange(editDetails(), WISHLIST, { theme: GONE })),
  'that pauses giving until a date': () => by(withChange(editDetails(), WISHLIST, { isGivingPaused: '2027-01-01' })),
  'by a visitor': () => writing(visitor, editDetails()),
  'by another owner': () => writing(otherOwner, editDetails()),
  'by an admin': () => writing(adminByFlag, editDetails()),
  'by a contributor': () => writing(giver, editItem(0)),
  'by a banned owner': () => writing(banned, editDetails({ title: 'New' }, bannedOwnersWishlist)),
  'that takes over the wishlist': () =>
    writing(stranger, withChange(editDetails(), WISHLIST, { userId: stranger.uid })),
  ...each(
    {
      'that changes the owner': { userId: stranger.uid },
      'that raises the funded amount': { fundedAmount: 1_000_000 },
      'that lowers the funded amount': { fundedAmount: 0 },
      'that invents a contributor': { contributors: [anEntry({ displayName: 'A film star' })] },
      'that removes the contributors': { contributors: [] },
      'that raises the contributor count': { contributorCount: 100 },
      'that raises the contribution count': { contributionCount: 100 },
      'that rewrites the last contribution': { 'lastContribution.transactionId': uuid(1) },
      'that removes the last contribution': { lastContribution: null },
      'that changes the link': { shareableLink: 'https://evil.test/' },
      'that changes the creation time': { createdAt: now() },
      'that forges a moderation record': { moderation: moderationOf('wishlist_reactivated') },
      'with an old update time': { updatedAt: LONG_AGO },
      'with an update time in the future': { updatedAt: inHours(24) },
      'with an unknown key': { featured: true },
      'without an event date field': { eventDate: GONE },
      'recorded with an unknown kind': { 'lastEdit.kind': 'replace' },
      'recorded without a kind': { 'lastEdit.kind': GONE },
      'recorded with an extra field': { 'lastEdit.by': 'owner' },
      'recorded with the index of an entry': { 'lastEdit.entryIndex': 0 },
      'without a record': { lastEdit: null },
      'recorded with an item index': { 'lastEdit.itemIndex': 0 },
      'recorded without an item index': { 'lastEdit.itemIndex': GONE },
      'recorded as an addition': { 'lastEdit.kind': 'add', 'lastEdit.itemIndex': 5 },
      'that changes the total value': { totalValue: 1 },
      'that changes the categories': { categories: [] },
      'that changes an item': { 'items.0.title': 'Rubbish' },
      'that raises the funded amount of an item': { 'items.0.fundedAmount': 50_000 },
      'with an empty title': { title: '' },
      'with a title of 101 characters': { title: 'a'.repeat(101) },
      'with a description of 1,001 characters': { description: 'a'.repeat(1_001) },
      'with an unknown occasion': { eventType: 'party' },
      'with an invalid date': { eventDate: 'soon' },
      'with an unknown visibility': { visibility: 'everyone' },
      'with an unknown language': { language: 'fr' },
      'with an empty language': { language: '' },
      'with languages that are a list': { language: ['ta'] },
      'without a language field': { language: GONE },
      'with an active flag that is a string': { isActive: 'yes' },
      'with an active flag of null': { isActive: null },
    },
    editDetails,
  ),
  'that reactivates what an admin deactivated': () => by(editDetails({ isActive: true }, deactivatedByAdmin)),
  'that reactivates what was deactivated with a ban': () => {
    const wishlist = changedWishlist(deactivatedByAdmin, { 'moderation.action': 'user_banned' });
    return by(editDetails({ isActive: true }, wishlist), documentsOf(wishlist));
  },
  'that removes the record of the deactivation': () =>
    by(
      withChange(editDetails({}, deactivatedByAdmin), `wishlists/${deactivatedByAdmin.id}`, {
        moderation: null,
        isActive: true,
      }),
    ),
});

const fresh = changedWishlist(wedding, {
  'items.4': newItem(600, { wishlistId: weddingId }),
  totalValue: 67_000,
});

rules.denies('adding an item', {
  'a duplicate of an item, recorded with the index of the original': () => {
    const twin = fresh.fields.items[4] ?? {};
    return by(withChange(addItem(twin, fresh), WISHLIST, { 'lastEdit.itemIndex': 4 }), documentsOf(fresh));
  },
  'an item, recorded as an edit': () => and(addItem(), { 'lastEdit.kind': 'edit' }),
  'an item, recorded with an unknown kind': () => and(addItem(), { 'lastEdit.kind': 'replace' }),
  'a sixty-first item': () => by(addItem({}, sixtyItems), documentsOf(sixtyItems)),
  'two items': () => and(addItem(), { 'items.6': newItem(601, { wishlistId: weddingId }), totalValue: 73_500 }),
  'an item, recorded with the first index': () => and(addItem(), { 'lastEdit.itemIndex': 0 }),
  'an item and changing another': () => and(addItem(), { 'items.0.title': 'Rubbish' }),
  'an item and removing another': () =>
    and(addItem(), { 'items.0': GONE, 'lastEdit.itemIndex': 4, totalValue: 22_500 }),
  'an item without adding its price to the total': () => and(addItem(), { totalValue: 70_000 }),
  'an item and adding twice its price to the total': () => and(addItem(), { totalValue: 75_000 }),
  'an item and adding an unknown category': () => and(addItem(), { categories: ['cash'] }),
  'an item and changing the title of the wishlist': () => and(addItem(), { title: 'Rubbish' }),
  'an item and raising the funded amount': () => and(addItem(), { fundedAmount: 1_000_000 }),
  'an item, by another owner': () => writing(otherOwner, addItem()),
  'no item, recorded as an addition': () => and(editDetails(), { lastEdit: { kind: 'add', itemIndex: 5 } }),
  ...each(
    {
      'an item that is funded': { isFunded: true },
      'an item with a funded amount': { fundedAmount: 2_000 },
      'an item with contributors': { contributors: [{ ...anEntry(), isVerified: true }] },
      'an item with a contribution count': { contributionCount: 5 },
      'an item of another wishlist': { wishlistId: privateWishlist.id },
      'an item with an id that is not random': { id: 'sofa' },
      'an item without an id': { id: GONE },
      'an item with an old creation time': { createdAt: LONG_AGO },
      'an item with an old update time': { updatedAt: LONG_AGO },
      'an item with a creation time two days ahead': { createdAt: inHours(49) },
      'an item with an update time two days ahead': { updatedAt: inHours(49) },
    },
    addItem,
    'items.5.',
  ),
});

/** Invalid items, new or edited. */
const BAD_ITEMS: Readonly<Record<string, Fields>> = {
  'without a title': { title: '' },
  'with a title of 101 characters': { title: 'a'.repeat(101) },
  'without a description': { description: '' },
  'with a description of 501 characters': { description: 'a'.repeat(501) },
  'with a goal that is not its price': { fundingGoal: 1 },
  'of an unknown category': { category: 'cash' },
  'of the category experience without the experience flag': { category: 'experience', isExperience: false },
  'with the experience flag in another category': { isExperience: true },
  'of an unknown priority': { priority: 'urgent' },
  'with a script as link': { externalUrl: 'javascript:alert(1)' },
  'with a data URL as link': { externalUrl: 'data:text/html,hello' },
  'with a link that names a user': { externalUrl: 'https://shagun.example@evil.test/' },
  ...Object.fromEntries(
    Object.entries(badPictures(owner, 'items')).map(([what, imageUrl]) => [`with a picture ${what}`, { imageUrl }]),
  ),
  'with a link of 501 characters': { externalUrl: `https://${'a'.repeat(493)}` },
  'with a null link': { externalUrl: null },
  'with a minimum of zero': { minContribution: 0 },
  'with a negative minimum': { minContribution: -5 },
  'with a minimum that is not whole': { minContribution: 1.5 },
  'with a minimum above the price': { minContribution: 1_001 },
  'with a minimum above the maximum': { minContribution: 600, maxContribution: 500 },
  'with a maximum of zero': { maxContribution: 0 },
  'with a maximum above the price': { maxContribution: 1_001 },
  'with a maximum that is not whole': { maxContribution: 500.5 },
  'with a minimum that is a string': { minContribution: '1' },
  'with a minimum that is null': { minContribution: null },
  'with a quantity of zero': { quantity: 0 },
  'with a quantity of 100': { quantity: 100 },
  'with a quantity that is not whole': { quantity: 1.5 },
  'with a quantity that is a string': { quantity: '6' },
  'with a quantity that is null': { quantity: null },
  'in an unknown section': { section: 'garage' },
  'in the section null': { section: null },
  'obtained in a word': { isObtained: 'yes' },
  'with null for whether it was obtained': { isObtained: null },
  'with an unknown key': { bonus: 1 },
  'without a picture field': { imageUrl: GONE },
  'without a price': { price: GONE },
};

rules.denies(
  'adding an item',
  each(BAD_ITEMS, () => addItem({ price: 1_000, fundingGoal: 1_000 }), 'items.5.'),
);
rules.denies(
  'editing an item to one',
  each(BAD_ITEMS, () => editItem(UNTOUCHED, {}), `items.${UNTOUCHED}.`),
);

const priced = (price: number): Attempt => by(addItem({ price, fundingGoal: price }));
const repriced = (price: number): Attempt => by(editItem(UNTOUCHED, { price }));

rules.denies('an item price', {
  'of zero': () => priced(0),
  'below zero': () => priced(-1_000),
  'with paise': () => priced(99.5),
  'with paise and a maximum': () => by(addItem({ price: 99.5, fundingGoal: 99.5, maxContribution: 50 })),
  'above a crore': () => priced(10_000_001),
  'that is not a number': () => priced(NaN),
  'that changes to zero': () => repriced(0),
  'that changes to a negative number': () => repriced(-1_000),
  'that changes to an amount with paise': () => repriced(99.5),
  'that changes to more than a crore': () => repriced(10_000_001),
  'below the funded amount': () => by(editItem(HALF_GIVEN, { price: 19_999 })),
  'below the funded amount, marked as funded': () => by(editItem(HALF_GIVEN, { price: 19_999, isFunded: true })),
  'below the funded amount, marked as not funded': () => by(editItem(HALF_GIVEN, { price: 19_999, isFunded: false })),
});

rules.denies('editing an item', {
  'recorded as an addition': () => and(editItem(0), { 'lastEdit.kind': 'add' }),
  'recorded with an unknown kind': () => and(editItem(0), { 'lastEdit.kind': 'replace' }),
  'and changing another': () => and(editItem(0), { 'items.1.title': 'Rubbish' }),
  'and changing the one before it': () => and(editItem(4), { 'items.3.title': 'Rubbish' }),
  'and adding one': () => and(editItem(0), { 'items.5': newItem(601, { wishlistId: weddingId }) }),
  'and removing one': () => and(editItem(0), { 'items.4': GONE }),
  'recorded with the index of another': () => and(editItem(0), { 'lastEdit.itemIndex': 1 }),
  'recorded with the index after the last': () => and(editItem(0), { 'lastEdit.itemIndex': 5 }),
  'recorded with a negative index': () => and(editItem(0), { 'lastEdit.itemIndex': -1 }),
  'and changing the title of the wishlist': () => and(editItem(0), { title: 'Rubbish' }),
  'and raising the funded amount of the wishlist': () => and(editItem(0), { fundedAmount: 1_000_000 }),
  'without updating the total': () => and(editItem(UNTOUCHED, { price: 2_000 }), { totalValue: 70_000 }),
  'with a wrong total': () => and(editItem(0), { totalValue: 1 }),
  'and adding an unknown category': () => and(editItem(0), { categories: ['cash'] }),
  'marked as funded below its price': () => by(editItem(HALF_GIVEN, { isFunded: true })),
  'marked as not funded at its price': () => by(editItem(FUNDED, { isFunded: false })),
  'without marking it as funded at its new price': () => by(editItem(HALF_GIVEN, { price: 20_000, isFunded: false })),
  ...each(
    {
      'and changing its id': { id: uuid(999) },
      'and moving it to another wishlist': { wishlistId: privateWishlist.id },
      'and changing its creation time': { createdAt: inHours(0) },
      'with an old update time': { updatedAt: inHours(-49) },
      'with an update time in the future': { updatedAt: inHours(49) },
      'and raising its funded amount': { fundedAmount: 30_000 },
      'and setting its funded amount to zero': { fundedAmount: 0 },
      'and removing its contributors': { contributors: [] },
      "and changing a contributor's message": { 'contributors.0.message': 'Something rude' },
      'and raising its contribution count': { contributionCount: 10 },
    },
    () => editItem(HALF_GIVEN, {}),
    `items.${HALF_GIVEN}.`,
  ),
});

rules.denies('removing an item', {
  'an item, recorded as an edit': () => and(removeItem(0), { 'lastEdit.kind': 'edit' }),
  'an item, recorded with an unknown kind': () => and(removeItem(0), { 'lastEdit.kind': 'replace' }),
  'an item, recorded with the index of another': () => and(removeItem(0), { 'lastEdit.itemIndex': 1 }),
  'two items': () => and(removeItem(0), { 'items.0': GONE }),
  'an item and changing another': () => and(removeItem(0), { 'items.0.title': 'Rubbish' }),
  'an item without recording its id': () => and(removeItem(0), { removedItemIds: [] }),
  'an item, recording the id of another': () => and(removeItem(0), { removedItemIds: [uuid(102)] }),
  'an item and forgetting those removed before': () => {
    const before = changedWishlist(wedding, { removedItemIds: [uuid(700)] });
    return by(withChange(removeItem(0), WISHLIST, { removedItemIds: [uuid(101)] }), documentsOf(before));
  },
  'an item without updating the total': () => and(removeItem(0), { totalValue: 70_000 }),
  'an item and its contributions from the funded amount': () => and(removeItem(0), { fundedAmount: 14_200 }),
  'no item, recorded as a removal': () => and(removeItem(0), { items: wedding.fields.items }),
  'no item, recorded with the index after the last': () =>
    and(removeItem(0), { items: wedding.fields.items, 'lastEdit.itemIndex': 5 }),
  'an item, recorded with a negative index': () => and(removeItem(0), { 'lastEdit.itemIndex': -1 }),
  'an item, by a stranger': () => writing(stranger, removeItem(0)),
  'an item and adding an unknown category': () => and(removeItem(0), { categories: ['cash'] }),
});

const twins = changedWishlist(wedding, {
  items: [anItem(101), anItem(101), anItem(102, { fundedAmount: 900, contributionCount: 1 })],
  totalValue: 3_000,
});

rules.denies('reordering items', {
  'recorded as an edit': () => and(reorderItems([1, 0, 2, 4, 3]), { 'lastEdit.kind': 'edit' }),
  'recorded with an unknown kind': () => and(reorderItems([1, 0, 2, 4, 3]), { 'lastEdit.kind': 'replace' }),
  'and dropping a duplicate': () =>
    by(withChange(reorderItems([2, 0], twins), WISHLIST, { totalValue: 3_000 }), documentsOf(twins)),
  'and swapping in a new item': () => and(reorderItems([1, 0, 2, 4, 3]), { 'items.0': newItem(700) }),
  'and changing one': () => and(reorderItems([1, 0, 2, 4, 3]), { 'items.0.title': 'Rubbish' }),
  'and raising the funded amount of one': () => and(reorderItems([1, 0, 2, 4, 3]), { 'items.1.fundedAmount': 50_000 }),
  'and dropping one': () => and(reorderItems([1, 0, 2, 4, 3]), { 'items.4': GONE }),
  'and duplicating one': () => and(reorderItems([1, 0, 2, 4, 3]), { 'items.5': wedding.fields.items[FUNDED] }),
  'and replacing one by a duplicate of another': () =>
    and(reorderItems([1, 0, 2, 4, 3]), { 'items.4': wedding.fields.items[FUNDED] }),
  'and replacing a duplicate by an item with contributions': () =>
    by(reorderItems([0, 2, 2], twins), documentsOf(twins)),
  'and changing the total value': () => and(reorderItems([1, 0, 2, 4, 3]), { totalValue: 1 }),
  'recorded with an item index': () => and(reorderItems([1, 0, 2, 4, 3]), { 'lastEdit.itemIndex': 0 }),
  'and adding an unknown category': () => and(reorderItems([1, 0, 2, 4, 3]), { categories: ['cash'] }),
  'and raising the funded amount of the wishlist': () => and(reorderItems([1, 0, 2, 4, 3]), { fundedAmount: 1 }),
  'by a stranger': () => writing(stranger, reorderItems([1, 0, 2, 4, 3])),
});

rules.denies('deleting a wishlist', {
  'by another owner': () => writing(otherOwner, { [WISHLIST]: null }),
  'by a signed-out visitor': () => writing(visitor, { [WISHLIST]: null }),
  'by a banned owner': () => writing(banned, { [`wishlists/${bannedOwnersWishlist.id}`]: null }),
  'by an admin, without a log entry': () => writing(adminByFlag, { [WISHLIST]: null }),
  'together with its analytics': () => by({ [WISHLIST]: null, [`analytics/${weddingId}`]: null }),
});
