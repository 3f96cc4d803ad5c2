/** How owners' and admins' changes of wishlists end. */
export default {
  'toast.wishlist-created': 'Wishlist created successfully!',
  'toast.wishlist-create-failed': 'Failed to create wishlist',
  'toast.wishlist-updated': 'Wishlist updated successfully!',
  'toast.wishlist-update-failed': 'Failed to update wishlist',
  'toast.wishlist-deleted': 'Wishlist deleted successfully!',
  'toast.wishlist-delete-failed': 'Failed to delete wishlist',
  'toast.item-added': 'Item added successfully!',
  'toast.item-add-failed': 'Failed to add item',
  'toast.item-updated': 'Item updated successfully!',
  'toast.item-update-failed': 'Failed to update item',
  'toast.item-deleted': 'Item deleted successfully!',
  'toast.item-delete-failed': 'Failed to delete item',
  'create-wishlist.not-logged-in': 'User must be logged in',
  'create-wishlist.log-in': 'Please log in to create a wishlist',
  'create-wishlist.failed': 'Failed to create wishlist. Please try again.',
} as const;
