import { contribution, type Gift } from './support/contribution.ts';
import { type Attempt, openCourt, writing } from './support/court.ts';
import { uuid, type Writes } from './support/fields.ts';
import { adminById, giver, newcomer, owner, stranger, visitor } from './support/people.ts';
import {
  anEntry,
  anItem,
  aWishlist,
  BOUNDED,
  changedWishlist,
  documentsOf,
  GIVERS_ENTRY,
  HALF_GIVEN,
  linkOnly,
  NEARLY_FUNDED,
  nobodysEntry,
  stored,
  STRANGERS_ENTRY,
  wedding,
} from './support/wishlists.ts';
import { SETTINGS } from './support/stored-documents.ts';

const court = openCourt('contributions');

function give(changes: Partial<Gift> = {}, given?: Writes): Attempt {
  return writing(changes.by ?? giver, contribution(changes), given);
}

/** Sixty items with every list at its cap. */
function fullWishlist() {
  const message = 'स'.repeat(280);
  const displayName = 'अ'.repeat(60);
  const entries = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      anEntry({ userId: `guest-${index}`, displayName, message, amount: 10 }),
    );
  const items = Array.from({ length: 60 }, (_, index) =>
    anItem(300 + index, {
      title: 'अ'.repeat(100),
      description: 'अ'.repeat(500),
      imageUrl: `https://pictures.test/${'a'.repeat(470)}`,
      externalUrl: `https://shop.test/${'a'.repeat(470)}`,
      minContribution: 10,
      maxContribution: 500,
      fundedAmount: 100,
      contributors: entries(10).map((entry) => ({ ...entry, isVerified: true as const })),
      contributionCount: 10,
    }),
  );
  const wishlist = aWishlist(uuid(20), items, {
    title: 'अ'.repeat(100),
    description: 'अ'.repeat(1000),
    fundedAmount: 6_000,
    contributors: [...entries(99), anEntry({ amount: 10, message })],
    contributorCount: 400,
    contributionCount: 600,
  });
  return stored(uuid(20), wishlist);
}

court.allows('a contribution', {
  'to an item, by name': () => give(),
  'to an item, by a signed-out visitor': () => give({ by: visitor }),
  'to an item, by a signed-in user and does not say so': () => give({ isAnonymous: true }),
  'to the general fund, by name': () => give({ itemIndex: -1 }),
  'to the general fund, by a signed-out visitor': () => give({ itemIndex: -1, by: visitor }),
  'to the general fund, of as much as there is': () => give({ itemIndex: -1, amount: 1_000_000_000 }),
  'of one rupee': () => give({ amount: 1 }),
  'without an e-mail': () => give({ email: '' }),
  'without a message': () => give({ message: '' }),
  'of the first day': () => give({ to: linkOnly, itemIndex: 0 }),
  'by the owner, who has read of it already': () => give({ by: owner, amount: 1_000 }),
  'by the owner, by nobody’s name': () => give({ by: owner, isAnonymous: true }),
  'that completes an item': () => give({ amount: 1_000 }),
  'that completes an item with less than its minimum': () => give({ itemIndex: NEARLY_FUNDED, amount: 300 }),
  'at the minimum': () => give({ itemIndex: BOUNDED, amount: 500 }),
  'at the maximum': () => give({ itemIndex: BOUNDED, amount: 2_000 }),
  'that makes an earlier entry grow': () => give({ entryIndex: GIVERS_ENTRY }),
  'that makes an earlier entry grow and keeps its message': () => give({ entryIndex: GIVERS_ENTRY, message: '' }),
  'that makes the last entry grow': () => give({ by: stranger, entryIndex: STRANGERS_ENTRY, itemIndex: HALF_GIVEN }),
  'to the general fund, that makes an entry grow': () => give({ itemIndex: -1, entryIndex: GIVERS_ENTRY }),
  'by a user without a profile': () => give({ by: newcomer }),
  'by the owner': () => give({ by: owner }),
  'by an admin': () => give({ by: adminById }),
  'while the settings leave them on': () => give({}, { 'settings/platform': SETTINGS }),
});

court.allows('a contribution at the caps:', {
  'a tenth entry of an item drops none': () => {
    const entries = Array.from({ length: 9 }, (_, index) => ({
      ...nobodysEntry(index + 1),
      isVerified: true as const,
    }));
    const to = changedWishlist(wedding, { [`items.${HALF_GIVEN}.contributors`]: entries });
    return give({ to, itemIndex: HALF_GIVEN }, documentsOf(to));
  },
  'a hundredth entry of a wishlist drops none': () => {
    const contributors = Array.from({ length: 99 }, (_, index) => nobodysEntry(index + 1));
    const to = changedWishlist(wedding, { contributors });
    return give({ to, itemIndex: -1 }, documentsOf(to));
  },
  'an eleventh entry of an item takes the place of the oldest': () => {
    const entries = Array.from({ length: 10 }, (_, index) => ({
      ...nobodysEntry(index + 1),
      isVerified: true as const,
    }));
    const to = changedWishlist(wedding, { [`items.${HALF_GIVEN}.contributors`]: entries });
    return give({ to, itemIndex: HALF_GIVEN }, documentsOf(to));
  },
  'a hundred and first entry of a wishlist takes the place of the oldest': () => {
    const contributors = Array.from({ length: 100 }, (_, index) => nobodysEntry(index + 1));
    const to = changedWishlist(wedding, { contributors });
    return give({ to, itemIndex: -1 }, documentsOf(to));
  },
  'the largest wishlist takes a contribution': () => {
    const to = fullWishlist();
    return give({ to, itemIndex: 59, by: visitor, amount: 500, message: 'स'.repeat(280) }, documentsOf(to));
  },
  'the largest wishlist takes one that makes an entry grow and completes an item': () => {
    const to = changedWishlist(fullWishlist(), { 'items.59.fundedAmount': 700 });
    const displayName = 'अ'.repeat(60);
    return give({ to, itemIndex: 59, entryIndex: 99, amount: 300, displayName }, documentsOf(to));
  },
});
