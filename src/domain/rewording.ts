import { itemIndexOf } from './correction.ts';
import { type EntryGift, entryOf } from './contributor-entries.ts';
import type { MoneyChange } from './money-on-wishlist.ts';
import type { Transaction } from './transaction.ts';
import type { ContributorEntry, ItemContributorEntry, Wishlist } from './wishlist.ts';

/** What a giver can change about a gift; anonymous givers have no name. */
export type Words = Pick<Transaction, 'displayName'> & Pick<Transaction['metadata'], 'message'>;

/** Changes name and blessing in the public entries of a gift. Amounts, counts and all other entries stay. */
export function reworded(
  wishlist: Wishlist,
  gift: EntryGift & Pick<Transaction, 'itemId'>,
  { displayName, message }: Words,
): MoneyChange {
  const itemIndex = itemIndexOf(wishlist, gift);
  const before = wishlist.items[itemIndex];
  const entryIndex = entryOf(wishlist.contributors, gift);
  const itemEntryIndex = before ? itemEntryOf(before.contributors, gift) : -1;
  const name = !gift.isAnonymous && displayName !== gift.displayName && { displayName };
  // An entry of the wishlist may stand for several gifts, and show the blessing of another one.
  const isShown = (entry: ContributorEntry) => entry.amount === gift.amount || entry.message === gift.metadata.message;
  const item = before && {
    ...before,
    contributors: before.contributors.map((entry, index) =>
      index === itemEntryIndex ? { ...entry, ...name, message } : entry,
    ),
  };
  return {
    item: item ?? null,
    indexes: { itemIndex, entryIndex, itemEntryIndex },
    wishlist: {
      ...wishlist,
      items: item ? wishlist.items.map((each) => (each === before ? item : each)) : wishlist.items,
      contributors: wishlist.contributors.map((entry, index) =>
        index === entryIndex ? { ...entry, ...name, ...(isShown(entry) && { message }) } : entry,
      ),
    },
  };
}

/** Each entry of an item is that of one gift. -1 if the item no longer lists it. */
export function itemEntryOf(entries: readonly ItemContributorEntry[], gift: EntryGift): number {
  const { contributorId, displayName, isAnonymous, amount, metadata } = gift;
  return entries
    .map(
      (entry) =>
        entry.userId === contributorId &&
        (isAnonymous || entry.displayName === displayName) &&
        entry.amount === amount &&
        entry.message === metadata.message,
    )
    .lastIndexOf(true);
}
