export default {
  'wishlist.not-found': 'Wishlist Not Found',
  'toast.contribution-failed': 'Failed to process contribution',
  'toast.link-copied': 'Link copied to clipboard!',
  'share.text': 'Check out {title} - Help make their special day even more memorable!',
} as const;
