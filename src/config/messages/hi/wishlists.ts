import type { Translation } from '../en.ts';

export default {
  'wishlist.not-found': 'विशलिस्ट नहीं मिली',
  'toast.contribution-failed': 'शगुन दर्ज नहीं हो पाया',
  'toast.link-copied': 'लिंक कॉपी हो गया!',
  'share.text': '{title} - यह विशलिस्ट देखें, और इस खास दिन को और भी यादगार बनाएँ!',
} satisfies Translation<'wishlists'>;
