import { itemIndexOf } from './correction.ts';
import { entryOf } from './contributor-entries.ts';
import { ANONYMOUS } from './ids.ts';
import type { MoneyChange } from './money-on-wishlist.ts';
import { minus } from './money.ts';
import { itemEntryOf } from './rewording.ts';
import { isSetAside, type Transaction } from './transaction.ts';
import type { ContributorEntry, Wishlist } from './wishlist.ts';

/** What the gift of an erased account no longer has. */
export const ERASED_GIFT = {
  contributorId: ANONYMOUS,
  displayName: '',
  email: '',
  isEmailVerified: false,
  phoneNumber: null,
  isVerified: false,
  isAnonymous: true,
  giverKey: null,
} as const satisfies Partial<Transaction>;

/** How entries call an anonymous giver. */
const NO_ONE = { userId: ANONYMOUS, displayName: 'Anonymous', isAnonymous: true } as const;

/**
 * A gift becomes anonymous on its wishlist; sums stay. Its entry becomes anonymous if it has no other gift. Otherwise the
 * entry loses the amount, and the gift counts as that of another contributor, who is not listed. null if the wishlist
 * does not count the gift.
 */
export function erasedOn(wishlist: Wishlist, gift: Transaction): MoneyChange | null {
  if (isSetAside(gift)) return null;
  const entryIndex = entryOf(wishlist.contributors, gift);
  const entry = wishlist.contributors[entryIndex];
  const place = itemIndexOf(wishlist, gift);
  const before = wishlist.items[place];
  const itemEntryIndex = before ? itemEntryOf(before.contributors, gift) : -1;
  const itemIndex = itemEntryIndex === -1 ? -1 : place;
  const item =
    itemIndex !== -1 && before
      ? {
          ...before,
          contributors: before.contributors.map((each, index) =>
            index === itemEntryIndex ? { ...each, ...NO_ONE, isVerified: false } : each,
          ),
        }
      : null;
  const isWhole = entry?.amount === gift.amount;
  return {
    item,
    indexes: { itemIndex, entryIndex, itemEntryIndex },
    wishlist: {
      ...wishlist,
      items: item ? wishlist.items.map((each) => (each === before ? item : each)) : wishlist.items,
      contributors: wishlist.contributors.map((each) => (each === entry ? withoutGift(each, gift) : each)),
      contributorCount: wishlist.contributorCount + (isWhole ? 0 : 1),
    },
  };
}

function withoutGift(entry: ContributorEntry, { amount, metadata }: Transaction): ContributorEntry {
  if (entry.amount === amount) return { ...entry, ...NO_ONE };
  const message = entry.message === metadata.message ? '' : entry.message;
  return { ...entry, amount: minus(entry.amount, amount), message };
}
