/** Shown only to the owner, on the wishlist's page. */
export default {
  'owner.bar': 'Your page',
  'owner.open': 'This is your page, as guests see it.',
  'owner.paused': 'Giving is paused: guests can see the page but can’t contribute.',
  'owner.private': 'It’s private: only you can see it.',
  'owner.draft': 'It’s a draft, so guests can’t see it yet.',
  'owner.after': 'Guests read your words of thanks.',
  'owner.archived': 'It’s archived, so guests can’t see it any more.',
  'owner.deactivated': 'It’s deactivated, so guests can’t see it. You can reactivate it any time.',
  'owner.by-admin': 'An admin took it down. Only an admin can bring it back.',
  'owner.by-admin.contact': 'Contact us',
  'owner.analytics': 'View Analytics',
  'owner.edit': 'Edit',
  'owner.more': 'More',
  'owner.pause': 'Pause giving',
  'owner.resume': 'Resume giving',
  'owner.delete': 'Delete',
} as const;
