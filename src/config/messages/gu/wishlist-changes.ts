import type { Translation } from '../en.ts';

export default {
  'toast.wishlist-created': 'વિશલિસ્ટ બની ગઈ!',
  'toast.wishlist-create-failed': 'વિશલિસ્ટ બની શકી નહીં',
  'toast.wishlist-updated': 'વિશલિસ્ટ અપડેટ થઈ ગઈ!',
  'toast.wishlist-update-failed': 'વિશલિસ્ટ અપડેટ થઈ શકી નહીં',
  'toast.wishlist-deleted': 'વિશલિસ્ટ ડિલીટ થઈ ગઈ!',
  'toast.wishlist-delete-failed': 'વિશલિસ્ટ ડિલીટ થઈ શકી નહીં',
  'toast.item-added': 'ભેટ ઉમેરાઈ ગઈ!',
  'toast.item-add-failed': 'ભેટ ઉમેરી શકાઈ નહીં',
  'toast.item-updated': 'ભેટ અપડેટ થઈ ગઈ!',
  'toast.item-update-failed': 'ભેટ અપડેટ થઈ શકી નહીં',
  'toast.item-deleted': 'ભેટ ડિલીટ થઈ ગઈ!',
  'toast.item-delete-failed': 'ભેટ ડિલીટ થઈ શકી નહીં',
  'create-wishlist.not-logged-in': 'સાઇન ઇન કરવું જરૂરી છે',
  'create-wishlist.log-in': 'વિશલિસ્ટ બનાવવા કૃપા કરીને સાઇન ઇન કરો',
  'create-wishlist.failed': 'વિશલિસ્ટ બની શકી નહીં. કૃપા કરીને ફરી પ્રયત્ન કરો.',
} satisfies Translation<'wishlist-changes'>;
