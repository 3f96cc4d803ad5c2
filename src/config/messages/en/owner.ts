/** Shown only to the owner, on the wishlist's page. */
export const owner = {
  'owner.bar': 'Your page',
  'owner.open': 'This is your page, as guests see it.',
  'owner.private': 'It’s private: only you can see it.',
  'owner.inactive': 'It’s deactivated, so guests can’t see it.',
  'owner.by-admin':
    'This is your page. An admin took it down: guests can’t see it, and only an admin can bring it back. Contact us if you think that’s a mistake.',
  'owner.by-admin.contact': 'Contact us',
  'owner.analytics': 'View Analytics',
  'owner.edit': 'Edit',
  'owner.more': 'More',
  'owner.deactivate': 'Deactivate',
  'owner.reactivate': 'Reactivate',
  'owner.delete': 'Delete',
} as const;
