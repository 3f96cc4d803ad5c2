/** What only the owner of a wishlist reads on its page. */
export const owner = {
  'owner.bar': 'Your page',
  'owner.open': 'This is your page, as your guests see it.',
  'owner.private': 'This is your page. It is private: only you can see it.',
  'owner.inactive': 'This is your page. It is deactivated: guests see nothing of it now.',
  'owner.by-admin':
    'This is your page. An admin took it down: guests see nothing of it, and only an admin can open it again. Write to us if you think that this is a mistake.',
  'owner.by-admin.contact': 'Contact us',
  'owner.analytics': 'View Analytics',
  'owner.edit': 'Edit',
  'owner.deactivate': 'Deactivate',
  'owner.reactivate': 'Reactivate',
  'owner.delete': 'Delete',
} as const;
