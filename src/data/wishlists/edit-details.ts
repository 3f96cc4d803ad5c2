import type { WishlistId } from '../../domain/ids.ts';
import * as editing from '../../domain/item-editing.ts';
import type { Wishlist, WishlistDetails } from '../../domain/wishlist.ts';
import type { Connection } from '../connection.ts';
import { changeWishlist } from './change-wishlist.ts';

/** Details that are not passed keep their current values. */
export async function editDetails(
  connection: Connection,
  id: WishlistId,
  changes: Partial<WishlistDetails>,
): Promise<Wishlist> {
  return changeWishlist(connection, id, (wishlist) => editing.editDetails(wishlist, { ...wishlist, ...changes }));
}

/** Guests then see 'Wishlist Not Found'. */
export async function deactivate(connection: Connection, id: WishlistId): Promise<Wishlist> {
  return editDetails(connection, id, { isActive: false });
}

/** Refused ('deactivated-by-admin') if an admin deactivated it. */
export async function reactivate(connection: Connection, id: WishlistId): Promise<Wishlist> {
  return editDetails(connection, id, { isActive: true });
}
