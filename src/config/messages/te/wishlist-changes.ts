import type { Translation } from '../en.ts';

export default {
  'toast.wishlist-created': 'మీ విష్‌లిస్టు తయారైంది!',
  'toast.wishlist-create-failed': 'విష్‌లిస్టు తయారు కాలేదు',
  'toast.wishlist-updated': 'విష్‌లిస్టు సేవ్ అయింది!',
  'toast.wishlist-update-failed': 'విష్‌లిస్టు సేవ్ కాలేదు',
  'toast.wishlist-deleted': 'విష్‌లిస్టు డిలీట్ అయింది!',
  'toast.wishlist-delete-failed': 'విష్‌లిస్టు డిలీట్ కాలేదు',
  'toast.item-added': 'కానుక చేరింది!',
  'toast.item-add-failed': 'కానుక చేరలేదు',
  'toast.item-updated': 'కానుక సేవ్ అయింది!',
  'toast.item-update-failed': 'కానుక సేవ్ కాలేదు',
  'toast.item-deleted': 'కానుక డిలీట్ అయింది!',
  'toast.item-delete-failed': 'కానుక డిలీట్ కాలేదు',
  'create-wishlist.not-logged-in': 'సైన్ ఇన్ చేయడం అవసరం',
  'create-wishlist.log-in': 'విష్‌లిస్టు తయారుచేయడానికి దయచేసి సైన్ ఇన్ చేయండి',
  'create-wishlist.failed': 'విష్‌లిస్టు తయారు కాలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
} satisfies Translation<'wishlist-changes'>;
