import type { Translation } from '../en.ts';

export default {
  'toast.wishlist-created': 'विशलिस्ट तयार झाली!',
  'toast.wishlist-create-failed': 'विशलिस्ट तयार होऊ शकली नाही',
  'toast.wishlist-updated': 'विशलिस्ट अपडेट झाली!',
  'toast.wishlist-update-failed': 'विशलिस्ट अपडेट होऊ शकली नाही',
  'toast.wishlist-deleted': 'विशलिस्ट हटवली!',
  'toast.wishlist-delete-failed': 'विशलिस्ट हटवता आली नाही',
  'toast.item-added': 'भेट जोडली!',
  'toast.item-add-failed': 'भेट जोडता आली नाही',
  'toast.item-updated': 'भेट अपडेट झाली!',
  'toast.item-update-failed': 'भेट अपडेट होऊ शकली नाही',
  'toast.item-deleted': 'भेट हटवली!',
  'toast.item-delete-failed': 'भेट हटवता आली नाही',
  'create-wishlist.not-logged-in': 'आधी साइन इन करावं लागेल',
  'create-wishlist.log-in': 'विशलिस्ट तयार करण्यासाठी कृपया साइन इन करा',
  'create-wishlist.failed': 'विशलिस्ट तयार होऊ शकली नाही. कृपया पुन्हा प्रयत्न करा.',
} satisfies Translation<'wishlist-changes'>;
