import { type EntryChange, type EntryGift, withEntry, withMergedEntry, withoutEntry } from './contributor-entries.ts';
import { isComplete } from './funding.ts';
import { minus, plus } from './money.ts';
import {
  type ContributorEntry,
  type Item,
  type ItemContributorEntry,
  MOST_ITEM_ENTRIES,
  MOST_WISHLIST_ENTRIES,
  type Wishlist,
} from './wishlist.ts';

/** A wishlist after money was added or taken out, with what the rules need in order to check the change. */
export interface MoneyChange {
  readonly wishlist: Wishlist;
  /** The item after the change; null for the general fund. */
  readonly item: Item | null;
  readonly indexes: { readonly itemIndex: number; readonly entryIndex: number; readonly itemEntryIndex: number };
}

/** Adds a contribution to the item at `itemIndex`, or to the general fund (-1). */
export function added(wishlist: Wishlist, itemIndex: number, entry: ItemContributorEntry): MoneyChange {
  const item = wishlist.items[itemIndex];
  return changed(wishlist, itemIndex, {
    amount: (sum) => plus(sum, entry.amount),
    count: 1,
    entries: withMergedEntry(wishlist.contributors, entry, MOST_WISHLIST_ENTRIES),
    itemEntries: item && withEntry(item.contributors, entry, MOST_ITEM_ENTRIES),
  });
}

/** Takes a contribution out of the item at `itemIndex`, or out of the general fund (-1). */
export function removed(wishlist: Wishlist, itemIndex: number, gift: EntryGift): MoneyChange {
  const item = wishlist.items[itemIndex];
  return changed(wishlist, itemIndex, {
    amount: (sum) => minus(sum, gift.amount),
    count: -1,
    entries: withoutEntry(wishlist.contributors, gift),
    itemEntries: item && withoutEntry(item.contributors, gift),
  });
}

interface Change {
  readonly amount: (sum: Wishlist['fundedAmount']) => Wishlist['fundedAmount'];
  readonly count: 1 | -1;
  readonly entries: EntryChange<ContributorEntry>;
  readonly itemEntries: EntryChange<ItemContributorEntry> | undefined;
}

function changed(wishlist: Wishlist, itemIndex: number, { amount, count, entries, itemEntries }: Change): MoneyChange {
  const before = wishlist.items[itemIndex];
  let item: Item | null = null;
  if (before && itemEntries) {
    const fundedAmount = amount(before.fundedAmount);
    item = {
      ...before,
      fundedAmount,
      isFunded: isComplete(fundedAmount, before.fundingGoal),
      contributors: itemEntries.entries,
      contributionCount: before.contributionCount + count,
    };
  }
  return {
    item,
    indexes: { itemIndex, entryIndex: entries.index, itemEntryIndex: itemEntries?.index ?? -1 },
    wishlist: {
      ...wishlist,
      items: item ? wishlist.items.map((each) => (each === before ? item : each)) : wishlist.items,
      fundedAmount: amount(wishlist.fundedAmount),
      contributors: entries.entries,
      contributorCount: wishlist.contributorCount + entries.more,
      contributionCount: wishlist.contributionCount + count,
    },
  };
}
