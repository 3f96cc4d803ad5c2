import { type UserId, wishlistId, type WishlistId } from '../../src/domain/ids.ts';
import { storedAnalytics, storedItem, storedWishlist } from '../../src/domain/testing/documents.ts';
import { type Stored, writeStored } from './stored.ts';

/** A stored wishlist with one item and its analytics. `changes` overrides fields of the wishlist. */
export async function storeWishlist(
  ownerId: UserId,
  changes: Stored = {},
): Promise<{ id: WishlistId; ownerId: UserId }> {
  const id = wishlistId(crypto.randomUUID());
  const at = new Date();
  const item = storedItem({ id: crypto.randomUUID(), wishlistId: id, price: 12_000, fundingGoal: 12_000 }, at);
  await writeStored(`analytics/${id}`, storedAnalytics({ wishlistId: id, ownerId }, at));
  await writeStored(`wishlists/${id}`, {
    ...storedWishlist(
      { userId: ownerId, shareableLink: `https://shagun.example/wishlist/${id}`, totalValue: 12_000, items: [item] },
      at,
    ),
    ...changes,
  });
  return { id, ownerId };
}
