import type { ItemId, WishlistId } from '../../domain/ids.ts';
import * as editing from '../../domain/item-editing.ts';
import type { ItemDetails, Wishlist } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { changeWishlist } from './change-wishlist.ts';

/** `itemId` is a random UUID. A retry reuses it, so the item is added once, with the details of the last attempt. */
export async function addItem(
  connection: Connection,
  id: WishlistId,
  itemId: ItemId,
  details: ItemDetails,
): Promise<Wishlist> {
  return changeWishlist(connection, id, (wishlist) => {
    const at = new Date();
    const added = wishlist.items.find((item) => item.id === itemId);
    if (!added) return editing.addItem(wishlist, editing.newItem(details, { id: itemId, wishlistId: id, at }));
    return editing.hasDetails(added, details) ? unchanged(wishlist) : editing.editItem(wishlist, itemId, details, at);
  });
}

/** `base`: the details that the edit began with. Refused ('item-changed-meanwhile') if another host changed the same field. */
export async function editItem(
  connection: Connection,
  id: WishlistId,
  itemId: ItemId,
  details: ItemDetails,
  base?: ItemDetails,
): Promise<Wishlist> {
  return changeWishlist(connection, id, (wishlist) => editing.editItem(wishlist, itemId, details, new Date(), base));
}

/** Succeeds if the item is already marked so. */
export async function markObtained(
  connection: Connection,
  id: WishlistId,
  itemId: ItemId,
  isObtained: boolean,
): Promise<Wishlist> {
  return changeWishlist(connection, id, (wishlist) => editing.markObtained(wishlist, itemId, isObtained, new Date()));
}

/** Succeeds if the item is already removed. */
export async function removeItem(connection: Connection, id: WishlistId, itemId: ItemId): Promise<Wishlist> {
  return changeWishlist(connection, id, (wishlist) =>
    has(wishlist, itemId) ? editing.removeItem(wishlist, itemId) : unchanged(wishlist),
  );
}

/** `order` contains every item once. */
export async function reorderItems(
  connection: Connection,
  id: WishlistId,
  order: readonly ItemId[],
): Promise<Wishlist> {
  return changeWishlist(connection, id, (wishlist) => editing.reorderItems(wishlist, order));
}

function has({ items }: Wishlist, itemId: ItemId): boolean {
  return items.some(({ id }) => id === itemId);
}

function unchanged(wishlist: Wishlist): editing.EditOutcome {
  return { ok: true, wishlist };
}
