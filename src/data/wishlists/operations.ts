/** Wishlist operations for owners and readers, loaded together. Live queries and pictures are separate. */
export { createWishlist, type NewWishlist } from './create-wishlist.ts';
export { deleteWishlist } from './delete-wishlist.ts';
export { deactivate, editDetails, reactivate } from './edit-details.ts';
export { addCeremony, editCeremony, editInvitation, removeCeremony } from './edit-invitation.ts';
export { addItem, editItem, markObtained, removeItem, reorderItems } from './edit-items.ts';
export { listPublicWishlists } from './list-public-wishlists.ts';
export { readAnalytics, readDailyStats } from './read-analytics.ts';
export { resetSources } from './reset-sources.ts';
export { unlistGift } from './unlist-gift.ts';
export { readWishlist } from './read-wishlist.ts';
