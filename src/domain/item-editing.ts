import { type EntryGift, entryOf } from './contributor-entries.ts';
import { Failure } from './failure.ts';
import { isComplete } from './funding.ts';
import type { ItemId } from './ids.ts';
import { conflictsIn, mergeItem } from './item-merge.ts';
import type { Rupees } from './money.ts';
import { describedBy, itemsWithTotals } from './new-wishlist.ts';
import type { Transaction } from './transaction.ts';
import {
  detailsOf,
  type EditKind,
  type Item,
  type ItemDetails,
  MOST_ITEMS,
  MOST_REMOVED_ITEMS,
  type Wishlist,
  type WishlistDetails,
} from './wishlist.ts';

export { hasDetails, isCreatedAs, newItem, newWishlist } from './new-wishlist.ts';

export type EditProblem =
  | { readonly code: 'created-earlier' }
  | { readonly code: 'item-not-found' }
  /** By another host, in a field that this edit changes too. */
  | { readonly code: 'item-changed-meanwhile' }
  | { readonly code: 'price-below-contributed'; readonly contributed: Rupees }
  | { readonly code: 'too-many-items'; readonly most: number }
  | { readonly code: 'ceremony-not-found' }
  | { readonly code: 'too-many-ceremonies'; readonly most: number }
  | { readonly code: 'too-many-removed'; readonly most: number }
  | { readonly code: 'not-a-reordering' }
  | { readonly code: 'deactivated-by-admin' }
  /** What an undo would change back. */
  | { readonly code: 'changed-since' }
  /** By guests, to an item whose addition would be undone. */
  | { readonly code: 'given-since' }
  /** Only who uploaded a picture can show it again. */
  | { readonly code: 'picture-of-another' }
  | { readonly code: 'not-undoable' };

export type EditOutcome =
  | { readonly ok: true; readonly wishlist: Wishlist }
  | { readonly ok: false; readonly problem: EditProblem };

/** The current wishlist does not allow the change. */
export class EditRefused extends Failure {
  override readonly problem: EditProblem;

  constructor(problem: EditProblem) {
    super('invalid', `The change is refused: ${problem.code}.`);
    this.name = 'EditRefused';
    this.problem = problem;
  }
}

/** Admin actions after which the owner may reactivate the wishlist again. */
const GIVEN_BACK: readonly string[] = ['wishlist_reactivated', 'user_unbanned'];

export function addItem(wishlist: Wishlist, item: Item): EditOutcome {
  const { items } = wishlist;
  if (items.length >= MOST_ITEMS) return refused({ code: 'too-many-items', most: MOST_ITEMS });
  return changed(wishlist, 'add', items.length, [...items, item]);
}

/**
 * Keeps money and contributors. `at` is the device's time, because there is no server time inside arrays. With `base`, the
 * details that the edit began with, it keeps what another host has changed since, and is refused if both changed one field.
 */
export function editItem(
  wishlist: Wishlist,
  itemId: ItemId,
  edited: ItemDetails,
  at: Date,
  base?: ItemDetails,
): EditOutcome {
  const { items } = wishlist;
  const index = items.findIndex(({ id }) => id === itemId);
  const item = items[index];
  if (!item) return refused({ code: 'item-not-found' });
  const two = base && { base, mine: edited, theirs: item };
  if (two && conflictsIn(two).length > 0) return refused({ code: 'item-changed-meanwhile' });
  const details = two ? mergeItem(two) : edited;
  if (details.price < item.fundedAmount)
    return refused({ code: 'price-below-contributed', contributed: item.fundedAmount });
  const { id, wishlistId, isObtained, fundedAmount, contributors, contributionCount, createdAt } = item;
  const isFunded = isComplete(fundedAmount, details.price);
  const kept = { id, wishlistId, isFunded, fundedAmount, contributors, contributionCount, createdAt };
  return replaced(wishlist, index, {
    ...kept,
    ...(isObtained && { isObtained }),
    ...describedBy(details),
    updatedAt: at,
  });
}

/** The family got the item elsewhere, or wishes for it after all. What guests gave stays as it is. */
export function markObtained(wishlist: Wishlist, itemId: ItemId, isObtained: boolean, at: Date): EditOutcome {
  const index = wishlist.items.findIndex(({ id }) => id === itemId);
  const item = wishlist.items[index];
  if (!item) return refused({ code: 'item-not-found' });
  const { isObtained: wasObtained = false, ...rest } = item;
  if (wasObtained === isObtained) return { ok: true, wishlist };
  return replaced(wishlist, index, { ...rest, ...(isObtained && { isObtained }), updatedAt: at });
}

/** Contributions to the item stay on the wishlist, as part of the general fund. */
export function removeItem(wishlist: Wishlist, itemId: ItemId): EditOutcome {
  const { items } = wishlist;
  const index = items.findIndex(({ id }) => id === itemId);
  if (index === -1) return refused({ code: 'item-not-found' });
  const removedItemIds = [...wishlist.removedItemIds, itemId];
  if (removedItemIds.length > MOST_REMOVED_ITEMS)
    return refused({ code: 'too-many-removed', most: MOST_REMOVED_ITEMS });
  return changed(
    { ...wishlist, removedItemIds },
    'remove',
    index,
    items.filter(({ id }) => id !== itemId),
  );
}

/** `order` contains every item once. */
export function reorderItems(wishlist: Wishlist, order: readonly ItemId[]): EditOutcome {
  const { items } = wishlist;
  const reordered = order.flatMap((wanted) => items.find(({ id }) => id === wanted) ?? []);
  const namesEach = new Set(order).size === items.length && reordered.length === items.length;
  return namesEach && order.length === items.length
    ? changed(wishlist, 'reorder', -1, reordered)
    : refused({ code: 'not-a-reordering' });
}

export function editDetails(wishlist: Wishlist, details: WishlistDetails): EditOutcome {
  const isSwitchedOn = details.isActive && !wishlist.isActive;
  if (isSwitchedOn && !mayReactivate(wishlist)) return refused({ code: 'deactivated-by-admin' });
  return {
    ok: true,
    wishlist: {
      ...wishlist,
      ...detailsOf(details),
      lastEdit: { kind: 'details', itemIndex: -1 },
    },
  };
}

/**
 * Takes what a gift shows out of the public entries of the wishlist and of its item. All gifts in the same entry
 * disappear with it. Money and counts stay.
 */
export function unlist(wishlist: Wishlist, gift: EntryGift & Pick<Transaction, 'itemId'>): EditOutcome {
  const { contributors, items } = wishlist;
  const entryIndex = entryOf(contributors, gift);
  const itemIndex = items.findIndex(({ id, contributors }) => id === gift.itemId && entryOf(contributors, gift) !== -1);
  const itemEntryIndex = entryOf(items[itemIndex]?.contributors ?? [], gift);
  if (entryIndex === -1 && itemIndex === -1) return { ok: true, wishlist };
  return {
    ok: true,
    wishlist: {
      ...wishlist,
      contributors: contributors.filter((_, place) => place !== entryIndex),
      items: items.map((item, place) =>
        place === itemIndex
          ? { ...item, contributors: item.contributors.filter((_, entry) => entry !== itemEntryIndex) }
          : item,
      ),
      lastEdit: { kind: 'unlist', itemIndex, entryIndex, itemEntryIndex },
    },
  };
}

/** Whether guests see the gift on the page. */
export function isListed(wishlist: Wishlist, gift: EntryGift & Pick<Transaction, 'itemId'>): boolean {
  const after = unlist(wishlist, gift);
  return after.ok && after.wishlist !== wishlist;
}

/** Only an admin can reactivate what an admin deactivated. */
export function mayReactivate({ moderation }: Pick<Wishlist, 'moderation'>): boolean {
  return moderation === null || GIVEN_BACK.includes(moderation.action);
}

function refused(problem: EditProblem): EditOutcome {
  return { ok: false, problem };
}

function replaced(wishlist: Wishlist, index: number, item: Item): EditOutcome {
  return changed(
    wishlist,
    'edit',
    index,
    wishlist.items.map((each, place) => (place === index ? item : each)),
  );
}

function changed(wishlist: Wishlist, kind: EditKind, itemIndex: number, items: readonly Item[]): EditOutcome {
  return { ok: true, wishlist: { ...wishlist, ...itemsWithTotals(items), lastEdit: { kind, itemIndex } } };
}
