import type { UtcDay } from '../../domain/analytics.ts';
import type { MoneyChange } from '../../domain/money-on-wishlist.ts';
import type { StoredMap } from '../../domain/schema.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { entriesAfter, type WishlistAsStored } from '../documents/wishlist-as-stored.ts';
import { type Batch, serverTime } from '../rest/batch.ts';
import { mapsAsStored } from '../rest/encode-fields.ts';
import { addToDay } from '../tracking/counters.ts';

/** The fields of a wishlist that money changes, as the domain decided. Whatever it left alone is written as it is stored. */
export function moneyFields(
  stored: WishlistAsStored,
  { wishlist: after, item }: Pick<MoneyChange, 'wishlist' | 'item'>,
) {
  const { fundedAmount, contributorCount, contributionCount } = after;
  return {
    ...(item && { items: itemsAfter(stored, after) }),
    fundedAmount,
    contributors: entriesAfter(stored.wishlist.contributors, stored.contributors, after.contributors),
    contributorCount,
    contributionCount,
    updatedAt: serverTime,
  };
}

function itemsAfter({ wishlist: before, items }: WishlistAsStored, after: Wishlist): StoredMap[] {
  return items.map((stored, place) => {
    const [earlier, item] = [before.items[place], after.items[place]];
    if (!earlier || !item || item === earlier) return stored;
    const { isFunded, fundedAmount, contributionCount } = item;
    const contributors = entriesAfter(earlier.contributors, mapsAsStored(stored['contributors']), item.contributors);
    return { ...stored, isFunded, fundedAmount, contributors, contributionCount };
  });
}

/** Adds `more` contributions to the statistics of a day. */
export function countOnDay(
  batch: Batch,
  { id, userId: ownerId }: Pick<Wishlist, 'id' | 'userId'>,
  day: UtcDay,
  more: 1 | -1,
): void {
  addToDay(batch, { id, ownerId }, day, { contributions: more });
}
