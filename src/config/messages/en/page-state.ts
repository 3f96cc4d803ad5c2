/** Closing a wishlist's page for a while, opening it again, deleting it: in the editor, and on the page itself. */
export const pageState = {
  'page-state.title': 'Your page',
  'page-state.active': 'Your page is live',
  'page-state.active.text': 'Guests with the link can see it and contribute.',
  'page-state.private.text': 'Only you can see it for now.',
  'page-state.inactive': 'Your page is deactivated',
  'page-state.inactive.text': 'Guests see “Wishlist Not Found”. Everything on the page is kept.',
  'page-state.by-admin': 'An admin took this page down. Contact us if you think that’s a mistake.',
  'page-state.deactivate': 'Deactivate',
  'page-state.deactivate.title': 'Deactivate this wishlist?',
  'page-state.deactivate.text': 'Guests who open the link will see “Wishlist Not Found” until you reactivate it.',
  'page-state.reactivate': 'Reactivate',
  'page-state.delete': 'Delete wishlist',
  'page-state.delete.text': 'For good: the page and its gifts. What was given stays in your records.',
  'page-state.delete.title': 'Delete this wishlist?',
  'page-state.delete.warning': '“{title}” is deleted for good, with its gifts. This cannot be undone.',
  'page-state.delete.received':
    '“{title}” has received {amount}. If it is deleted, the page, its gifts and its blessings are gone for good.',
  'page-state.delete.confirm': 'Delete for good',
  'page-state.busy': 'One moment…',
  'page-state.cancel': 'Cancel',
} as const;
