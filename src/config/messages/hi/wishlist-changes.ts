import type { Translation } from '../en.ts';

export default {
  'toast.wishlist-created': 'विशलिस्ट बन गई!',
  'toast.wishlist-create-failed': 'विशलिस्ट नहीं बन पाई',
  'toast.wishlist-updated': 'विशलिस्ट अपडेट हो गई!',
  'toast.wishlist-update-failed': 'विशलिस्ट अपडेट नहीं हो पाई',
  'toast.wishlist-deleted': 'विशलिस्ट डिलीट हो गई!',
  'toast.wishlist-delete-failed': 'विशलिस्ट डिलीट नहीं हो पाई',
  'toast.item-added': 'तोहफ़ा जुड़ गया!',
  'toast.item-add-failed': 'तोहफ़ा नहीं जुड़ पाया',
  'toast.item-updated': 'तोहफ़ा अपडेट हो गया!',
  'toast.item-update-failed': 'तोहफ़ा अपडेट नहीं हो पाया',
  'toast.item-deleted': 'तोहफ़ा डिलीट हो गया!',
  'toast.item-delete-failed': 'तोहफ़ा डिलीट नहीं हो पाया',
  'create-wishlist.not-logged-in': 'पहले साइन इन करें',
  'create-wishlist.log-in': 'विशलिस्ट बनाने के लिए कृपया साइन इन करें',
  'create-wishlist.failed': 'विशलिस्ट नहीं बन पाई। कृपया फिर से कोशिश करें।',
} satisfies Translation<'wishlist-changes'>;
