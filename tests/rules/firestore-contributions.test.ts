import { contribution, type Gift, PATHS } from './support/contribution.ts';
import { type Attempt, setUpRulesTest, writing } from './support/rules-test.ts';
import { GONE, now, uuid, withChange, type Writes } from './support/fields.ts';
import { adminById, giver, nameless, newcomer, owner, stranger, visitor } from './support/people.ts';
import {
  anEntry,
  anItem,
  aWishlist,
  BOUNDED,
  changedWishlist,
  documentsOf,
  type EntryFields,
  CONTRIBUTORS_ENTRY,
  HALF_GIVEN,
  linkOnly,
  NEARLY_FUNDED,
  anonymousEntry,
  stored,
  STRANGERS_ENTRY,
  wedding,
  type WishlistFields,
} from './support/wishlists.ts';
import { SETTINGS } from './support/stored-documents.ts';

const rules = setUpRulesTest('contributions');

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

rules.allows('a contribution', {
  'to an item, by name': () => give(),
  'to an item, by a signed-out visitor': () => give({ by: visitor }),
  'to an item, by a signed-in user who stays anonymous': () => give({ isAnonymous: true }),
  'to the general fund, by name': () => give({ itemIndex: -1 }),
  'to the general fund, by a signed-out visitor': () => give({ itemIndex: -1, by: visitor }),
  'to the general fund, of the largest amount': () => give({ itemIndex: -1, amount: 1_000_000_000 }),
  'of one rupee': () => give({ amount: 1 }),
  'without an e-mail': () => give({ email: '' }),
  'without a message': () => give({ message: '' }),
  'that is the first of its wishlist': () => give({ to: linkOnly, itemIndex: 0 }),
  'by the owner, with a notification that is already read': () => give({ by: owner, amount: 1_000 }),
  'by the owner, anonymously': () => give({ by: owner, isAnonymous: true }),
  'that completes an item': () => give({ amount: 1_000 }),
  'that completes an item with less than its minimum': () => give({ itemIndex: NEARLY_FUNDED, amount: 300 }),
  'at the minimum': () => give({ itemIndex: BOUNDED, amount: 500 }),
  'at the maximum': () => give({ itemIndex: BOUNDED, amount: 2_000 }),
  'merged into an earlier entry': () => give({ entryIndex: CONTRIBUTORS_ENTRY }),
  'merged into an earlier entry whose message it keeps': () => give({ entryIndex: CONTRIBUTORS_ENTRY, message: '' }),
  'merged into an earlier entry of the account under another name': () =>
    give({ entryIndex: CONTRIBUTORS_ENTRY, displayName: 'Ravi' }),
  'merged into the last entry': () => give({ by: stranger, entryIndex: STRANGERS_ENTRY, itemIndex: HALF_GIVEN }),
  'to the general fund, merged into an entry': () => give({ itemIndex: -1, entryIndex: CONTRIBUTORS_ENTRY }),
  'by a user without a profile': () => give({ by: newcomer }),
  'by the owner': () => give({ by: owner }),
  'by an admin': () => give({ by: adminById }),
  'while the settings allow contributions': () => give({}, { 'settings/platform': SETTINGS }),
});

/** To the general fund of a wishlist with a hundred entries. */
function toFullList(changes: Partial<Gift>, entry: EntryFields): Attempt {
  const to = changedWishlist(wedding, { contributors: Array.from({ length: 100 }, () => entry) });
  return give({ to, itemIndex: -1, ...changes }, documentsOf(to));
}

/** To an item with ten entries. */
function toFullItem(changes: Partial<Gift>, entry: EntryFields): Attempt {
  const entries = Array.from({ length: 10 }, () => ({ ...entry, isVerified: true as const }));
  const to = changedWishlist(wedding, { [`items.${HALF_GIVEN}.contributors`]: entries });
  return give({ to, itemIndex: HALF_GIVEN, ...changes }, documentsOf(to));
}

function withSettings(changes: Partial<WishlistFields>, gift: Partial<Gift> = {}): Attempt {
  const to = changedWishlist(wedding, changes);
  return give({ to, ...gift }, documentsOf(to));
}

rules.allows('a contribution to a wishlist', {
  'that asks guests to sign in, by a signed-in user': () => withSettings({ givers: 'signed_in' }),
  'that asks guests to sign in, by a signed-in user who stays anonymous': () =>
    withSettings({ givers: 'signed_in' }, { isAnonymous: true }),
  'from before it could ask guests to sign in or pause giving': () =>
    give(
      { by: visitor, to: changedWishlist(wedding, { givers: GONE, isGivingPaused: GONE }) },
      documentsOf(changedWishlist(wedding, { givers: GONE, isGivingPaused: GONE })),
    ),
});

rules.denies('a contribution to a wishlist', {
  'that asks guests to sign in, by a signed-out visitor': () => withSettings({ givers: 'signed_in' }, { by: visitor }),
  'that asks guests to sign in, by a user signed in anonymously': () =>
    withSettings({ givers: 'signed_in' }, { by: nameless, email: '' }),
  'that asks guests to sign in, by a user signed in anonymously who stays anonymous': () =>
    withSettings({ givers: 'signed_in' }, { by: nameless, isAnonymous: true }),
  'while giving is paused': () => withSettings({ isGivingPaused: true }),
  'while giving is paused, by its owner': () => withSettings({ isGivingPaused: true }, { by: owner }),
});

rules.denies('an entry in a full list', {
  'in place of a larger one': () => toFullList({ by: visitor, entryIndex: 0 }, anonymousEntry(401)),
  'in place of a named one, by an anonymous contributor': () =>
    toFullList({ by: visitor, entryIndex: 0 }, anEntry({ userId: 'stranger', amount: 1 })),
  'that leaves no room, recorded as corrected before': () => {
    const to = changedWishlist(wedding, { contributors: Array.from({ length: 100 }, () => anonymousEntry(401)) });
    const note = { reason: 'mistake', by: giver.uid, at: now(), logId: uuid(8100) };
    const writes = withChange(contribution({ to, itemIndex: -1 }), PATHS.transaction, { correction: note });
    return writing(giver, writes, documentsOf(to));
  },
  'and leaving out another': () => {
    const to = changedWishlist(wedding, { contributors: Array.from({ length: 100 }, () => anonymousEntry(400)) });
    const writes = withChange(contribution({ to, itemIndex: -1, entryIndex: 0 }), PATHS.wishlist, {
      'contributors.5': GONE,
    });
    return writing(giver, writes, documentsOf(to));
  },
  'of an item in place of a larger one': () => toFullItem({ itemEntryIndex: 0 }, anonymousEntry(401)),
});

rules.denies('an entry', {
  'in place of another although there is room': () => give({ entryIndex: 0, amount: 10_000, itemIndex: -1 }),
  'of an item in place of another although there is room': () =>
    give({ itemIndex: HALF_GIVEN, itemEntryIndex: 0, by: stranger, amount: 20_000 }),
  'of an item merged into an earlier one': () => give({ itemIndex: HALF_GIVEN, itemEntryIndex: 0 }),
  'that is left out although there is room': () => {
    const writes = contribution({ itemIndex: -1 });
    return writing(giver, withChange(writes, PATHS.wishlist, { contributors: wedding.fields.contributors }));
  },
});

rules.allows('a contribution at the caps:', {
  'the tenth entry of an item': () => {
    const entries = Array.from({ length: 9 }, (_, index) => ({
      ...anonymousEntry(index + 1),
      isVerified: true as const,
    }));
    const to = changedWishlist(wedding, { [`items.${HALF_GIVEN}.contributors`]: entries });
    return give({ to, itemIndex: HALF_GIVEN }, documentsOf(to));
  },
  'the hundredth entry of a wishlist': () => {
    const contributors = Array.from({ length: 99 }, (_, index) => anonymousEntry(index + 1));
    const to = changedWishlist(wedding, { contributors });
    return give({ to, itemIndex: -1 }, documentsOf(to));
  },
  'an anonymous one in place of an anonymous entry of the same amount': () =>
    toFullList({ by: visitor, entryIndex: 0 }, anonymousEntry(400)),
  'an anonymous one that no entry makes room for, which is counted only': () =>
    toFullList({ by: visitor }, anonymousEntry(401)),
  'a named one in place of a named entry of the same amount': () =>
    toFullList({ entryIndex: 99 }, anEntry({ userId: 'stranger', amount: 400 })),
  'a named one in place of an anonymous entry': () => toFullList({ entryIndex: 50 }, anonymousEntry(1)),
  'a named one merged into an entry of a full list': () => toFullList({ entryIndex: 50 }, anEntry({ amount: 20_000 })),
  'an entry of an item in place of one that is not larger': () =>
    toFullItem({ itemEntryIndex: 9 }, anonymousEntry(400)),
  'an entry of an item that only the wishlist lists': () => toFullItem({}, anonymousEntry(401)),
  'a contribution to the largest wishlist': () => {
    const to = fullWishlist();
    return give({ to, itemIndex: 59, by: visitor, amount: 500, message: 'स'.repeat(280) }, documentsOf(to));
  },
  'a contribution to the largest wishlist that is merged into an entry and completes an item': () => {
    const to = changedWishlist(fullWishlist(), { 'items.59.fundedAmount': 700 });
    const displayName = 'अ'.repeat(60);
    return give({ to, itemIndex: 59, entryIndex: 99, amount: 300, displayName }, documentsOf(to));
  },
});
