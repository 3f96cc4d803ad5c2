import { openCourt, writing, type Attempt } from './support/court.ts';
import { type Fields, GONE, inHours, LONG_AGO, now, uuid, withChange, type Writes } from './support/fields.ts';
import { adminByFlag, banned, giver, otherOwner, owner, stranger, visitor } from './support/people.ts';
import { addItem, editDetails, editItem, newItem, removeItem, reorderItems } from './support/wishlist-events.ts';
import {
  anEntry,
  anItem,
  changedWishlist,
  documentsOf,
  FUNDED,
  HALF_GIVEN,
  hidden,
  lastAct,
  ofBanned,
  sixtyItems,
  takenDown,
  UNTOUCHED,
  wedding,
  weddingId,
} from './support/wishlists.ts';

const court = openCourt('forged-edits');
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

court.denies('an edit of a wishlist', {
  'by a visitor': () => writing(visitor, editDetails()),
  'by another owner': () => writing(otherOwner, editDetails()),
  'by an admin': () => writing(adminByFlag, editDetails()),
  'by a contributor': () => writing(giver, editItem(0)),
  'by a banned owner': () => writing(banned, editDetails({ title: 'New' }, ofBanned)),
  'that takes the wishlist': () => writing(stranger, withChange(editDetails(), WISHLIST, { userId: stranger.uid })),
  ...each(
    {
      'that gives it away': { userId: stranger.uid },
      'that raises what was given': { fundedAmount: 1_000_000 },
      'that lowers what was given': { fundedAmount: 0 },
      'that makes up a giver': { contributors: [anEntry({ displayName: 'A film star' })] },
      'that strikes givers out': { contributors: [] },
      'that counts more givers': { contributorCount: 100 },
      'that counts more gifts': { contributionCount: 100 },
      'that rewrites the last gift': { 'lastContribution.transactionId': uuid(1) },
      'that forgets the last gift': { lastContribution: null },
      'that changes the link': { shareableLink: 'https://evil.test/' },
      'that changes when it was created': { createdAt: now() },
      'that makes up an act of an admin': { moderation: lastAct('wishlist_reactivated') },
      'from long ago': { updatedAt: LONG_AGO },
      'from tomorrow': { updatedAt: inHours(24) },
      'with an unknown key': { featured: true },
      'without a key': { eventDate: GONE },
      'of an unknown kind': { 'lastEdit.kind': 'replace' },
      'of no kind': { 'lastEdit.kind': GONE },
      'with an extra field': { 'lastEdit.by': 'owner' },
      'that says nothing': { lastEdit: null },
      'that names an item': { 'lastEdit.itemIndex': 0 },
      'that names no place': { 'lastEdit.itemIndex': GONE },
      'that is called an addition': { 'lastEdit.kind': 'add', 'lastEdit.itemIndex': 5 },
      'that changes the total': { totalValue: 1 },
      'that changes the categories': { categories: [] },
      'that changes an item': { 'items.0.title': 'Rubbish' },
      'that raises the money of an item': { 'items.0.fundedAmount': 50_000 },
      'with an empty title': { title: '' },
      'with a title of 101 characters': { title: 'a'.repeat(101) },
      'with a description of 1,001 characters': { description: 'a'.repeat(1_001) },
      'with an unknown occasion': { eventType: 'party' },
      'with an invalid date': { eventDate: 'soon' },
      'with an unknown visibility': { visibility: 'everyone' },
      'that is neither open nor closed': { isActive: 'yes' },
      'that is neither open nor closed, by nothing': { isActive: null },
    },
    editDetails,
  ),
  'that opens what an admin took down': () => by(editDetails({ isActive: true }, takenDown)),
  'that opens what was taken down with its owner': () => {
    const wishlist = changedWishlist(takenDown, { 'moderation.action': 'user_banned' });
    return by(editDetails({ isActive: true }, wishlist), documentsOf(wishlist));
  },
  'that forgets that an admin took it down': () =>
    by(withChange(editDetails({}, takenDown), `wishlists/${takenDown.id}`, { moderation: null, isActive: true })),
});

const fresh = changedWishlist(wedding, {
  'items.4': newItem(600, { wishlistId: weddingId }),
  totalValue: 67_000,
});

court.denies('adding an item', {
  'a twin of an item, and naming that': () => {
    const twin = fresh.fields.items[4] ?? {};
    return by(withChange(addItem(twin, fresh), WISHLIST, { 'lastEdit.itemIndex': 4 }), documentsOf(fresh));
  },
  'an item, and calling it an edit': () => and(addItem(), { 'lastEdit.kind': 'edit' }),
  'an item, and calling it something else': () => and(addItem(), { 'lastEdit.kind': 'replace' }),
  'a sixtyItems-first item': () => by(addItem({}, sixtyItems), documentsOf(sixtyItems)),
  'two items': () => and(addItem(), { 'items.6': newItem(601, { wishlistId: weddingId }), totalValue: 73_500 }),
  'an item at the front': () => and(addItem(), { 'lastEdit.itemIndex': 0 }),
  'an item beside a change of another': () => and(addItem(), { 'items.0.title': 'Rubbish' }),
  'an item in the place of another': () =>
    and(addItem(), { 'items.0': GONE, 'lastEdit.itemIndex': 4, totalValue: 22_500 }),
  'an item without counting its price': () => and(addItem(), { totalValue: 70_000 }),
  'an item and counting twice its price': () => and(addItem(), { totalValue: 75_000 }),
  'an item and an unknown category': () => and(addItem(), { categories: ['cash'] }),
  'an item and changing the title': () => and(addItem(), { title: 'Rubbish' }),
  'an item and raising what was given': () => and(addItem(), { fundedAmount: 1_000_000 }),
  'an item, by another owner': () => writing(otherOwner, addItem()),
  nothing: () => and(editDetails(), { lastEdit: { kind: 'add', itemIndex: 5 } }),
  ...each(
    {
      'an item that is funded': { isFunded: true },
      'an item with money': { fundedAmount: 2_000 },
      'an item with givers': { contributors: [{ ...anEntry(), isVerified: true }] },
      'an item with a count of gifts': { contributionCount: 5 },
      'an item of another wishlist': { wishlistId: hidden.id },
      'an item with an id that is not random': { id: 'sofa' },
      'an item without an id': { id: GONE },
      'an item from long ago': { createdAt: LONG_AGO },
      'an item changed long ago': { updatedAt: LONG_AGO },
      'an item from the day after tomorrow': { createdAt: inHours(49) },
      'an item changed the day after tomorrow': { updatedAt: inHours(49) },
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
  'that is an experience and does not say so': { category: 'experience', isExperience: false },
  'that says it is an experience': { isExperience: true },
  'of an unknown priority': { priority: 'urgent' },
  'with a script for a picture': { imageUrl: 'javascript:alert(1)' },
  'with a picture that travels in the open': { imageUrl: 'http://pictures.test/lamp' },
  'with a picture on a host that resembles localhost': { imageUrl: 'http://localhost.evil.test/lamp' },
  'with a picture address of 501 characters': { imageUrl: `https://${'a'.repeat(493)}` },
  'with a script for an address': { externalUrl: 'javascript:alert(1)' },
  'with data for an address': { externalUrl: 'data:text/html,hello' },
  'with an address of 501 characters': { externalUrl: `https://${'a'.repeat(493)}` },
  'with a null URL': { externalUrl: null },
  'with a minimum of zero': { minContribution: 0 },
  'with a minimum below zero': { minContribution: -5 },
  'with half a rupee as minimum': { minContribution: 1.5 },
  'with a minimum above the price': { minContribution: 1_001 },
  'with a minimum above the maximum': { minContribution: 600, maxContribution: 500 },
  'with a maximum of zero': { maxContribution: 0 },
  'with a maximum above the price': { maxContribution: 1_001 },
  'with half a rupee as maximum': { maxContribution: 500.5 },
  'with a minimum that is a text': { minContribution: '1' },
  'with a minimum that is null': { minContribution: null },
  'with a quantity of zero': { quantity: 0 },
  'with a quantity of 100': { quantity: 100 },
  'with half a quantity': { quantity: 1.5 },
  'with a quantity that is a text': { quantity: '6' },
  'with a quantity that is null': { quantity: null },
  'with an unknown key': { bonus: 1 },
  'without a picture field': { imageUrl: GONE },
  'without a price': { price: GONE },
};

court.denies(
  'adding an item',
  each(BAD_ITEMS, () => addItem({ price: 1_000, fundingGoal: 1_000 }), 'items.5.'),
);
court.denies(
  'editing an item to be one',
  each(BAD_ITEMS, () => editItem(UNTOUCHED, {}), `items.${UNTOUCHED}.`),
);

const priced = (price: number): Attempt => by(addItem({ price, fundingGoal: price }));
const repriced = (price: number): Attempt => by(editItem(UNTOUCHED, { price }));

court.denies('an item price', {
  'of zero': () => priced(0),
  'below zero': () => priced(-1_000),
  'with paise': () => priced(99.5),
  'with paise, beside a maximum': () => by(addItem({ price: 99.5, fundingGoal: 99.5, maxContribution: 50 })),
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

court.denies('editing an item', {
  'and calling it an addition': () => and(editItem(0), { 'lastEdit.kind': 'add' }),
  'and calling it something else': () => and(editItem(0), { 'lastEdit.kind': 'replace' }),
  'beside another': () => and(editItem(0), { 'items.1.title': 'Rubbish' }),
  'beside the one before it': () => and(editItem(4), { 'items.3.title': 'Rubbish' }),
  'and adding one': () => and(editItem(0), { 'items.5': newItem(601, { wishlistId: weddingId }) }),
  'and removing one': () => and(editItem(0), { 'items.4': GONE }),
  'that is another than it says': () => and(editItem(0), { 'lastEdit.itemIndex': 1 }),
  'that does not exist': () => and(editItem(0), { 'lastEdit.itemIndex': 5 }),
  'before the first': () => and(editItem(0), { 'lastEdit.itemIndex': -1 }),
  'and the title of the wishlist': () => and(editItem(0), { title: 'Rubbish' }),
  'and what was given': () => and(editItem(0), { fundedAmount: 1_000_000 }),
  'without the total following': () => and(editItem(UNTOUCHED, { price: 2_000 }), { totalValue: 70_000 }),
  'with a total of its own': () => and(editItem(0), { totalValue: 1 }),
  'and an unknown category': () => and(editItem(0), { categories: ['cash'] }),
  'that becomes funded by a word': () => by(editItem(HALF_GIVEN, { isFunded: true })),
  'that is funded no longer by a word': () => by(editItem(FUNDED, { isFunded: false })),
  'and not saying that it is funded now': () => by(editItem(HALF_GIVEN, { price: 20_000, isFunded: false })),
  ...each(
    {
      'with another id': { id: uuid(999) },
      'and moving it to another wishlist': { wishlistId: hidden.id },
      'and when it was created': { createdAt: inHours(0) },
      'changed long ago': { updatedAt: inHours(-49) },
      'changed in the future': { updatedAt: inHours(49) },
      'and its money': { fundedAmount: 30_000 },
      'and taking its money': { fundedAmount: 0 },
      'and its givers': { contributors: [] },
      'and the message of a contributor': { 'contributors.0.message': 'Something rude' },
      'and its count of gifts': { contributionCount: 10 },
    },
    () => editItem(HALF_GIVEN, {}),
    `items.${HALF_GIVEN}.`,
  ),
});

court.denies('removing an item', {
  'an item, and calling it an edit': () => and(removeItem(0), { 'lastEdit.kind': 'edit' }),
  'an item, and calling it something else': () => and(removeItem(0), { 'lastEdit.kind': 'replace' }),
  'another item than it says': () => and(removeItem(0), { 'lastEdit.itemIndex': 1 }),
  'two items': () => and(removeItem(0), { 'items.0': GONE }),
  'an item and changing another': () => and(removeItem(0), { 'items.0.title': 'Rubbish' }),
  'an item without the total following': () => and(removeItem(0), { totalValue: 70_000 }),
  'an item and its money from the wishlist': () => and(removeItem(0), { fundedAmount: 14_200 }),
  nothing: () => and(removeItem(0), { items: wedding.fields.items }),
  'an item that does not exist': () => and(removeItem(0), { items: wedding.fields.items, 'lastEdit.itemIndex': 5 }),
  'an item before the first': () => and(removeItem(0), { 'lastEdit.itemIndex': -1 }),
  'an item, by another': () => writing(stranger, removeItem(0)),
  'an item and an unknown category': () => and(removeItem(0), { categories: ['cash'] }),
});

const twins = changedWishlist(wedding, {
  items: [anItem(101), anItem(101), anItem(102, { fundedAmount: 900, contributionCount: 1 })],
  totalValue: 3_000,
});

court.denies('reordering items', {
  'and calling it an edit': () => and(reorderItems([1, 0, 2, 4, 3]), { 'lastEdit.kind': 'edit' }),
  'and calling it something else': () => and(reorderItems([1, 0, 2, 4, 3]), { 'lastEdit.kind': 'replace' }),
  'and dropping a twin': () =>
    by(withChange(reorderItems([2, 0], twins), WISHLIST, { totalValue: 3_000 }), documentsOf(twins)),
  'and swapping in a new item': () => and(reorderItems([1, 0, 2, 4, 3]), { 'items.0': newItem(700) }),
  'and changing one': () => and(reorderItems([1, 0, 2, 4, 3]), { 'items.0.title': 'Rubbish' }),
  'and raising the money of one': () => and(reorderItems([1, 0, 2, 4, 3]), { 'items.1.fundedAmount': 50_000 }),
  'and dropping one': () => and(reorderItems([1, 0, 2, 4, 3]), { 'items.4': GONE }),
  'and doubling one': () => and(reorderItems([1, 0, 2, 4, 3]), { 'items.5': wedding.fields.items[FUNDED] }),
  'and doubling one for another': () => and(reorderItems([1, 0, 2, 4, 3]), { 'items.4': wedding.fields.items[FUNDED] }),
  'and doubling what was given by means of twins': () => by(reorderItems([0, 2, 2], twins), documentsOf(twins)),
  'and changing the total': () => and(reorderItems([1, 0, 2, 4, 3]), { totalValue: 1 }),
  'and naming an item': () => and(reorderItems([1, 0, 2, 4, 3]), { 'lastEdit.itemIndex': 0 }),
  'and an unknown category': () => and(reorderItems([1, 0, 2, 4, 3]), { categories: ['cash'] }),
  'and what was given': () => and(reorderItems([1, 0, 2, 4, 3]), { fundedAmount: 1 }),
  'by another': () => writing(stranger, reorderItems([1, 0, 2, 4, 3])),
});

court.denies('deleting a wishlist', {
  'of another': () => writing(otherOwner, { [WISHLIST]: null }),
  'as a visitor': () => writing(visitor, { [WISHLIST]: null }),
  'as a banned owner': () => writing(banned, { [`wishlists/${ofBanned.id}`]: null }),
  'as an admin, without saying so': () => writing(adminByFlag, { [WISHLIST]: null }),
  'and its statistics': () => by({ [WISHLIST]: null, [`analytics/${weddingId}`]: null }),
});
