import { deactivateWishlist, deletion } from './support/admin-actions.ts';
import { contribution } from './support/contribution.ts';
import { beforeCorrection, correction, SOFA } from './support/correction.ts';
import { beforeErasure, erasure } from './support/erasure.ts';
import { type Fields, GONE, inHours, LONG_AGO, now, only, uuid, withChange, type Writes } from './support/fields.ts';
import { earlierChange, FULL, historyPath, storedHistory, withHistory } from './support/histories.ts';
import { adminById, coHost, giver, owner, type Person, stranger } from './support/people.ts';
import { accountsGift, beforeRewording, givenWedding, NEW, rewording } from './support/rewording.ts';
import { type Attempt, each, setUpRulesTest, writing } from './support/rules-test.ts';
import {
  addCeremony,
  addItem,
  editCeremony,
  editDetails,
  editInvitation,
  editItem,
  removeCeremony,
  removeInvitation,
  removeItem,
  reorderItems,
  unlist,
} from './support/wishlist-events.ts';
import {
  BOUNDED,
  changedWishlist,
  CONTRIBUTORS_ENTRY,
  documentsOf,
  HALF_GIVEN,
  NEARLY_FUNDED,
  sixtyItems,
  type StoredWishlist,
  UNTOUCHED,
  wedding,
} from './support/wishlists.ts';

const rules = setUpRulesTest('histories');
const HISTORY = historyPath();
const WISHLIST = `wishlists/${wedding.id}`;
const EARLIER = storedHistory();

interface Edit {
  readonly by?: Person;
  readonly on?: StoredWishlist;
  readonly given?: Writes;
}

/** An edit, told in a history that has one earlier change. */
function edit(writes: Writes, { by = owner, on = wedding, given = storedHistory(1, on) }: Edit = {}): Attempt {
  return writing(by, withHistory(writes, { by, on, given }), { ...documentsOf(on), ...given });
}

/** The same, with something changed in the history. */
function forged(changes: Fields, writes = editItem(UNTOUCHED), given = EARLIER): Attempt {
  return writing(owner, withChange(withHistory(writes, { given }), HISTORY, changes), given);
}

const twoEvents = (() => {
  const one = changedWishlist(wedding, { ceremonies: addCeremony()[WISHLIST]?.['ceremonies'] });
  return changedWishlist(one, { ceremonies: addCeremony({}, one)[WISHLIST]?.['ceremonies'] });
})();
const invited = changedWishlist(wedding, { invitation: editInvitation()[WISHLIST]?.['invitation'] });
const empty = changedWishlist(wedding, { items: [], totalValue: 0, categories: [] });
const beforeThemes = changedWishlist(wedding, { theme: GONE, stage: GONE });
const withoutEvents = changedWishlist(wedding, { ceremonies: GONE });

rules.allows('an edit, told in the history', {
  'the first one': () => edit(editItem(UNTOUCHED), { given: {} }),
  'by a host': () => edit(editItem(UNTOUCHED), { by: coHost }),
  'after 28 others': () => edit(editItem(UNTOUCHED), { given: storedHistory(28) }),
  'after 29 others': () => edit(editItem(UNTOUCHED), { given: storedHistory(29) }),
  'that makes the oldest one leave': () => edit(editItem(UNTOUCHED), { given: FULL }),
  'of an item’s price': () => edit(editItem(HALF_GIVEN, { price: 60_000 })),
  'of an item’s price, so that it is funded': () => edit(editItem(NEARLY_FUNDED, { price: 3_700 })),
  'that adds a number of pieces': () => edit(editItem(UNTOUCHED, { quantity: 6 })),
  'that removes a minimum': () => {
    const { minContribution: _, ...item } = wedding.fields.items[BOUNDED] ?? {};
    return edit(withChange(editItem(BOUNDED), WISHLIST, { [`items.${BOUNDED}`]: { ...item, updatedAt: inHours(0) } }));
  },
  'that changes nothing': () => edit(editItem(UNTOUCHED, {})),
  'of a new item': () => edit(addItem()),
  'of a new item, the first one': () => edit(addItem({}, empty), { on: empty }),
  'of the removal of the first item': () => edit(removeItem(0)),
  'of the removal of an item between others': () => edit(removeItem(UNTOUCHED)),
  'of the removal of the last item': () => edit(removeItem(NEARLY_FUNDED)),
  'of a new order': () => edit(reorderItems([1, 0, 2, 3, 4])),
  'of a new order, without the old one': () => forged({ 'last.order': null }, reorderItems([1, 0, 2, 3, 4])),
  'of a new order of sixty items': () =>
    edit(reorderItems([...Array(60).keys()].reverse(), sixtyItems), { on: sixtyItems }),
  'of the details': () => edit(editDetails({ title: 'Our day', theme: 'lotus', eventDate: null })),
  'of the details of an older list': () =>
    edit(editDetails({ theme: 'lotus', stage: null }, beforeThemes), { on: beforeThemes }),
  'of the first invitation': () => edit(editInvitation()),
  'of an invitation': () => edit(editInvitation({ first: 'Aasha' }, invited), { on: invited }),
  'of an invitation that is removed': () => edit(removeInvitation(invited), { on: invited }),
  'of the first event': () => edit(addCeremony()),
  'of the first event of an older list': () =>
    edit(addCeremony({}, { ...withoutEvents, fields: wedding.fields }), { on: withoutEvents }),
  'of an event': () => edit(editCeremony(1, { place: 'At home' }, twoEvents), { on: twoEvents }),
  'of the removal of the first event': () => edit(removeCeremony(0, twoEvents), { on: twoEvents }),
  'of the removal of the last event': () => edit(removeCeremony(1, twoEvents), { on: twoEvents }),
  'of a giver taken off the list of the page': () => edit(unlist({ entryIndex: CONTRIBUTORS_ENTRY })),
  'of a giver taken off the page': () =>
    edit(unlist({ entryIndex: CONTRIBUTORS_ENTRY, itemIndex: HALF_GIVEN, itemEntryIndex: 0 })),
});

rules.denies('an edit', {
  'that is not told, after others that were': () => writing(owner, editItem(UNTOUCHED), EARLIER),
  'by a host that is not told': () => writing(coHost, editDetails(), EARLIER),
  'that is told in the history of another list': () =>
    writing(
      owner,
      {
        ...editItem(UNTOUCHED),
        [historyPath({ id: uuid(2) })]: withHistory(editItem(UNTOUCHED))[HISTORY] ?? null,
      },
      EARLIER,
    ),
});

rules.denies('a history', {
  ...each(forged, {
    'in the name of a host': { 'last.by': coHost.uid },
    'of an earlier time': { 'last.at': LONG_AGO },
    'of a later time': { 'last.at': inHours(1) },
    'of another kind of edit': { 'last.kind': 'remove' },
    'of an edit of another item': { 'last.subject': uuid(101) },
    'of an edit of no item': { 'last.subject': null },
    'with an unknown field': { 'last.note': 'Call me' },
    'with an unknown key': { note: 'Call me' },
    'with another value before': { 'last.before.title': 'Sofa' },
    'with another value after': { 'last.after.title': 'Sofa' },
    'without the value before': { 'last.before.title': GONE },
    'without the value after': { 'last.after.title': GONE },
    'without what changed': { 'last.before': {}, 'last.after': {} },
    'with a field that did not change': { 'last.before.price': 1_000, 'last.after.price': 1_000 },
    'with a value before that was not there': { 'last.before.quantity': 6 },
    'with a value after that is not there': { 'last.after.quantity': 6 },
    'with who gave': { 'last.before.contributors': [], 'last.after.contributors': [] },
    'with an order of items': { 'last.order': uuid(101) },
    'with a text for what was before': { 'last.before': 'Lamp' },
    'with nothing for what is after': { 'last.after': null },
    'without the earlier changes': { earlier: [] },
    'with the earlier change twice': { earlier: [earlierChange(1), earlierChange(1)] },
    'with the earlier change in other words': { 'earlier.0.after.title': 'Something else' },
    'with the earlier change of another person': { 'earlier.0.by': stranger.uid },
    'with an invented change before': { earlier: [earlierChange(7), earlierChange(1)] },
  }),
  'that begins with an invented change': () => forged({ earlier: [earlierChange()] }, editItem(UNTOUCHED), {}),
  'that keeps 31 changes': () => {
    const { last, earlier } = FULL[HISTORY] as { last: Fields; earlier: readonly Fields[] };
    return forged({ earlier: [...earlier, last] }, editItem(UNTOUCHED), FULL);
  },
  'whose oldest change leaves early': () => {
    const given = storedHistory(29);
    const { last, earlier } = given[HISTORY] as { last: Fields; earlier: readonly Fields[] };
    return forged({ earlier: [...earlier, last].slice(1) }, editItem(UNTOUCHED), given);
  },
  'with an order that is too long': () => forged({ 'last.order': 'a'.repeat(2_220) }, reorderItems([1, 0, 2, 3, 4])),
  'with an order that is a number': () => forged({ 'last.order': 7 }, reorderItems([1, 0, 2, 3, 4])),
  'of a removal, without the price': () => forged({ 'last.before.price': GONE }, removeItem(0)),
  'of a removal, with what guests gave in another amount': () =>
    forged({ 'last.before.fundedAmount': 0 }, removeItem(0)),
  'of a removal, with who gave': () =>
    forged({ 'last.before.contributors': wedding.fields.items[0]?.contributors }, removeItem(0)),
  'of a new item at another price': () => forged({ 'last.after.price': 1 }, addItem()),
  'of new details, without one of them': () =>
    forged({ 'last.before.theme': GONE, 'last.after.theme': GONE }, editDetails({ title: 'Our day', theme: 'lotus' })),
  'of new details, with the items': () =>
    forged({ 'last.before.items': wedding.fields.items, 'last.after.items': wedding.fields.items }, editDetails()),
  'of a giver taken off the page, with the name': () =>
    forged({ 'last.before.contributors': wedding.fields.contributors }, unlist({ entryIndex: 0 })),
  'without an edit': () => writing(owner, only(withHistory(editItem(UNTOUCHED)), HISTORY)),
  'that is deleted by the owner': () => writing(owner, { [HISTORY]: null }, EARLIER),
});

// ---- Other changes of a wishlist, by those who may make them. The last edit was one of the lamp ----

const lampEdited: Fields = { lastEdit: { kind: 'edit', itemIndex: UNTOUCHED } };
const justNow = (by: Person): Fields => ({ ...earlierChange(), by: by.uid, at: now(), before: {}, after: {} });
const invented = (by: Person): Writes => ({ [HISTORY]: { last: justNow(by), earlier: [] } });
const edited = (on: StoredWishlist): StoredWishlist => changedWishlist(on, lampEdited);

rules.denies('a history of an edit that was not made', {
  'by a guest who gives': () => {
    const to = edited(wedding);
    return writing(giver, { ...contribution({ to, itemIndex: -1 }), ...invented(giver) }, documentsOf(to));
  },
  'by the owner who sets a gift aside': () => {
    const on = edited(wedding);
    return writing(owner, { ...correction({ ...SOFA, on }), ...invented(owner) }, beforeCorrection({ ...SOFA, on }));
  },
  'by a giver who rewords a gift': () => {
    const on = edited(givenWedding);
    return writing(
      giver,
      { ...rewording(accountsGift, { message: NEW }, { on }), ...invented(giver) },
      beforeRewording(accountsGift, on),
    );
  },
  'by a giver who deletes the account': () => {
    const on = edited(wedding);
    return writing(giver, { ...erasure({ on }), ...invented(giver) }, beforeErasure({ on }));
  },
  'by an admin who deactivates the list': () => {
    const on = edited(wedding);
    return writing(
      adminById,
      { ...withChange(deactivateWishlist(adminById), WISHLIST, lampEdited), ...invented(adminById) },
      documentsOf(on),
    );
  },
  'by the owner, alone': () => writing(owner, invented(owner), documentsOf(edited(wedding))),
  'by the owner who deletes the list': () => writing(owner, { ...deletion(), ...invented(owner) }),
});
