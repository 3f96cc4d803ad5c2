import { type Attempt, each, setUpRulesTest, writing } from './support/rules-test.ts';
import { type Fields, GONE, LONG_AGO, withChange, type Writes } from './support/fields.ts';
import { adminByFlag, banned, giver, otherOwner, owner, visitor } from './support/people.ts';
import { unlist } from './support/wishlist-events.ts';
import {
  anEntry,
  bannedOwnersWishlist,
  changedWishlist,
  CONTRIBUTORS_ENTRY,
  documentsOf,
  FUNDED,
  HALF_GIVEN,
  wedding,
  weddingId,
} from './support/wishlists.ts';

const rules = setUpRulesTest('unlisting');
const PLACE = { entryIndex: CONTRIBUTORS_ENTRY, itemIndex: HALF_GIVEN, itemEntryIndex: 0 };

const by = (writes: Writes): Attempt => writing(owner, writes);
const and = (writes: Writes, changes: Fields): Attempt => by(withChange(writes, `wishlists/${weddingId}`, changes));

rules.allows('taking a giver off the page', {
  'who is the first': () => by(unlist({ entryIndex: 0 })),
  'who is the last': () => by(unlist({ entryIndex: 3 })),
  'of an item only': () => by(unlist({ itemIndex: FUNDED, itemEntryIndex: 0 })),
  'and off an item': () => by(unlist(PLACE)),
});

rules.denies('taking a giver off the page', {
  'by another owner': () => writing(otherOwner, unlist(PLACE)),
  'by an admin': () => writing(adminByFlag, unlist(PLACE)),
  'by a contributor': () => writing(giver, unlist(PLACE)),
  'by a visitor': () => writing(visitor, unlist(PLACE)),
  'by a banned owner': () => {
    const before = changedWishlist(bannedOwnersWishlist, { contributors: [anEntry()], contributorCount: 1 });
    return writing(banned, unlist({ entryIndex: 0 }, before), documentsOf(before));
  },
  ...each((changes) => and(unlist(PLACE), changes), {
    'and a second one': { contributors: wedding.fields.contributors.slice(0, 2) },
    'recorded as nobody': { 'lastEdit.entryIndex': -1 },
    'recorded with the index of another': { 'lastEdit.entryIndex': 2 },
    'recorded with the index after the last': { 'lastEdit.entryIndex': 4 },
    'recorded without an index': { 'lastEdit.entryIndex': GONE },
    'recorded with an extra field': { 'lastEdit.by': 'owner' },
    'recorded as an edit of the details': { 'lastEdit.kind': 'details' },
    'recorded without the item': { 'lastEdit.itemIndex': -1, 'lastEdit.itemEntryIndex': -1 },
    'recorded with another item': { 'lastEdit.itemIndex': FUNDED },
    'recorded with another entry of the item': { 'lastEdit.itemEntryIndex': 1 },
    'recorded with no entry of the item': { 'lastEdit.itemEntryIndex': -1 },
    'and changing the amount of another': { 'contributors.0.amount': 1 },
    'and inventing another': { 'contributors.3': anEntry({ displayName: 'A film star' }) },
    'and lowering the contributor count': { contributorCount: 3 },
    'and lowering the funded amount': { fundedAmount: 1 },
    'and lowering the money of the item': { [`items.${HALF_GIVEN}.fundedAmount`]: 0 },
    'and lowering the contribution count of the item': { [`items.${HALF_GIVEN}.contributionCount`]: 0 },
    'and changing another item': { [`items.${FUNDED}.title`]: 'Rubbish' },
    'and changing the title': { title: 'Rubbish' },
    'with an old update time': { updatedAt: LONG_AGO },
  }),
  'recorded with an entry of no item': () => and(unlist({ entryIndex: 0 }), { 'lastEdit.itemEntryIndex': 0 }),
});
