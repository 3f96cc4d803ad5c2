import type { Translation } from '../en.ts';

export default {
  'wishlist.not-found': 'విష్‌లిస్టు కనిపించలేదు',
  'toast.contribution-failed': 'మీ చదివింపు నమోదు కాలేదు',
  'toast.link-copied': 'లింక్ కాపీ అయింది!',
  'share.text': 'ఒకసారి చూడండి: {title} - మీ ఆశీస్సులతో వారి శుభదినాన్ని మరింత మధురంగా చేయండి!',
} satisfies Translation<'wishlists'>;
