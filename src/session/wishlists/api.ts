import type { Connection } from '../../data/connection.ts';
import type { Listed } from '../../data/listed.ts';
import type { OnValue } from '../../data/live.ts';
import type { NewWishlist } from '../../data/wishlists/create-wishlist.ts';
import type { CeremonyDetails } from '../../domain/ceremonies.ts';
import type { CeremonyId, ItemId, UserId, WishlistId } from '../../domain/ids.ts';
import type { Invitation } from '../../domain/invitation.ts';
import type { InvitationTexts } from '../../domain/invitation-texts.ts';
import type { ItemDetails, Wishlist, WishlistDetails } from '../../domain/wishlist.ts';
import type { LanguageStore } from '../language/language-store.ts';

/** What owners and hosts do with their wishlists. Each rejects with EditRefused where the stored wishlist does not allow it. */
export interface WishlistChanges {
  /** `id`, like the id of an item, is generated once and reused for every retry. */
  readonly create: (creation: Omit<NewWishlist, 'origin'>) => Promise<Wishlist>;
  readonly update: (id: WishlistId, changes: Partial<WishlistDetails>) => Promise<Wishlist>;
  readonly remove: (id: WishlistId) => Promise<void>;
  readonly addItem: (id: WishlistId, item: ItemId, details: ItemDetails) => Promise<Wishlist>;
  /** `base`: the details that the edit began with, so that it does not overwrite those of another host. */
  readonly updateItem: (id: WishlistId, item: ItemId, details: ItemDetails, base?: ItemDetails) => Promise<Wishlist>;
  /** The family got it elsewhere, or wishes for it after all. */
  readonly markObtained: (id: WishlistId, item: ItemId, isObtained: boolean) => Promise<Wishlist>;
  readonly removeItem: (id: WishlistId, item: ItemId) => Promise<Wishlist>;
  /** `order` names every item once. */
  readonly reorderItems: (id: WishlistId, order: readonly ItemId[]) => Promise<Wishlist>;
  /** Null removes it. */
  readonly updateInvitation: (id: WishlistId, invitation: Invitation | null) => Promise<Wishlist>;
  readonly addCeremony: (id: WishlistId, ceremony: CeremonyId, details: CeremonyDetails) => Promise<Wishlist>;
  readonly updateCeremony: (id: WishlistId, ceremony: CeremonyId, details: CeremonyDetails) => Promise<Wishlist>;
  readonly removeCeremony: (id: WishlistId, ceremony: CeremonyId) => Promise<Wishlist>;
  /** Keeps the other languages as they are stored. Returns all of them. */
  readonly updateInvitationTexts: (id: WishlistId, changes: Partial<InvitationTexts>) => Promise<InvitationTexts>;
}

export interface WishlistsApi extends WishlistChanges {
  readonly invitationTexts: (id: WishlistId) => Promise<InvitationTexts>;
  readonly watchOwn: (owner: UserId, onValue: OnValue<Listed<Wishlist>>, signal: AbortSignal) => Promise<never>;
  /** Those of which the member is a host. */
  readonly watchShared: (host: UserId, onValue: OnValue<Listed<Wishlist>>, signal: AbortSignal) => Promise<never>;
}

export function wishlistsApi(connection: Connection, { withAreas }: LanguageStore): WishlistsApi {
  const operations = () => withAreas(import('../../data/wishlists/operations.ts'), 'wishlist-changes', 'problems');
  return {
    watchOwn: async (owner, onValue, signal) => {
      const { watchOwnWishlists } = await import('../../data/wishlists/watch-own-wishlists.ts');
      return watchOwnWishlists(connection, owner, onValue, signal);
    },
    watchShared: async (host, onValue, signal) => {
      const { watchSharedWishlists } = await import('../../data/wishlists/watch-shared-wishlists.ts');
      return watchSharedWishlists(connection, host, onValue, signal);
    },
    invitationTexts: async (id) =>
      (await import('../../data/wishlists/invitation-texts.ts')).readInvitationTexts(connection, id),
    create: async (creation) =>
      (await operations()).createWishlist(connection, { ...creation, origin: window.location.origin }),
    update: async (id, changes) => (await operations()).editDetails(connection, id, changes),
    remove: async (id) => (await operations()).deleteWishlist(connection, id),
    addItem: async (id, item, details) => (await operations()).addItem(connection, id, item, details),
    updateItem: async (id, item, details, base) => (await operations()).editItem(connection, id, item, details, base),
    markObtained: async (id, item, isObtained) => (await operations()).markObtained(connection, id, item, isObtained),
    removeItem: async (id, item) => (await operations()).removeItem(connection, id, item),
    reorderItems: async (id, order) => (await operations()).reorderItems(connection, id, order),
    updateInvitation: async (id, invitation) => (await operations()).editInvitation(connection, id, invitation),
    addCeremony: async (id, ceremony, details) => (await operations()).addCeremony(connection, id, ceremony, details),
    updateCeremony: async (id, ceremony, details) =>
      (await operations()).editCeremony(connection, id, ceremony, details),
    removeCeremony: async (id, ceremony) => (await operations()).removeCeremony(connection, id, ceremony),
    updateInvitationTexts: async (id, changes) =>
      (await import('../../data/wishlists/invitation-texts.ts')).changeInvitationTexts(connection, id, changes),
  };
}
