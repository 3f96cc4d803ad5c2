import type { Connection } from '../../data/connection.ts';
import type { Listed } from '../../data/listed.ts';
import type { OnValue } from '../../data/live.ts';
import type { NewWishlist } from '../../data/wishlists/create-wishlist.ts';
import type { ItemId, UserId, WishlistId } from '../../domain/ids.ts';
import type { ItemDetails, Wishlist, WishlistDetails } from '../../domain/wishlist.ts';
import type { LanguageStore } from '../language/language-store.ts';

/** What owners do with their wishlists. Each rejects with EditRefused where the stored wishlist does not allow it. */
export interface WishlistChanges {
  /** `id`, like the id of an item, is generated once and reused for every retry. */
  readonly create: (creation: Omit<NewWishlist, 'origin'>) => Promise<Wishlist>;
  readonly update: (id: WishlistId, changes: Partial<WishlistDetails>) => Promise<Wishlist>;
  readonly remove: (id: WishlistId) => Promise<void>;
  readonly addItem: (id: WishlistId, item: ItemId, details: ItemDetails) => Promise<Wishlist>;
  readonly updateItem: (id: WishlistId, item: ItemId, details: ItemDetails) => Promise<Wishlist>;
  readonly removeItem: (id: WishlistId, item: ItemId) => Promise<Wishlist>;
  /** `order` names every item once. */
  readonly reorderItems: (id: WishlistId, order: readonly ItemId[]) => Promise<Wishlist>;
}

export interface WishlistsApi extends WishlistChanges {
  readonly watchOwn: (owner: UserId, onValue: OnValue<Listed<Wishlist>>, signal: AbortSignal) => Promise<never>;
}

export function wishlistsApi(connection: Connection, { withAreas }: LanguageStore): WishlistsApi {
  const operations = () => withAreas(import('../../data/wishlists/operations.ts'), 'wishlists', 'problems');
  return {
    watchOwn: async (owner, onValue, signal) => {
      const { watchOwnWishlists } = await import('../../data/wishlists/watch-own-wishlists.ts');
      return watchOwnWishlists(connection, owner, onValue, signal);
    },
    create: async (creation) =>
      (await operations()).createWishlist(connection, { ...creation, origin: window.location.origin }),
    update: async (id, changes) => (await operations()).editDetails(connection, id, changes),
    remove: async (id) => (await operations()).deleteWishlist(connection, id),
    addItem: async (id, item, details) => (await operations()).addItem(connection, id, item, details),
    updateItem: async (id, item, details) => (await operations()).editItem(connection, id, item, details),
    removeItem: async (id, item) => (await operations()).removeItem(connection, id, item),
    reorderItems: async (id, order) => (await operations()).reorderItems(connection, id, order),
  };
}
