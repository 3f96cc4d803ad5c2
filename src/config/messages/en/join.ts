/** Accepting an invitation to run a wishlist. */
export default {
  'join.title': 'An invitation',
  'join.invites': '{from} invites you to “{title}”',
  'join.invites.nameless': 'You’re invited to “{title}”',
  'join.role.host':
    'You’ll run this wishlist together: edit the page and the gifts, say thank you, and mark gifts as received.',
  'join.role.keeper':
    'You’ll keep its register: see every gift, and mark who has been thanked and what has been received. You can’t edit anything.',
  'join.until': 'This link works until {date}.',
  'join.accept': 'Accept',
  'join.busy': 'Joining…',
  'join.later': 'Not now',
  'join.joined': '“{title}” is on your dashboard',
  'join.failed': 'We couldn’t add you to this wishlist.',
  'join.denied':
    'This invitation can’t be accepted any more: it was cancelled, or there is no room for another host. Ask for a new link.',
  'join.load.failed': 'We couldn’t load this invitation.',
  'join.used': 'This link has been used',
  'join.used.text': 'Each link is for one person. Ask for a new one.',
  'join.expired': 'This link has expired',
  'join.expired.text': 'Links work for seven days. Ask for a new one.',
  'join.missing': 'This link no longer works',
  'join.missing.text': 'The owner has cancelled the invitation, or the link is incomplete. Ask for a new one.',
  'join.own': 'This is your own wishlist',
  'join.own.text': 'Send the link to the person you’d like to invite.',
  'join.already': 'You’ve accepted this invitation',
  'join.already.text': '“{title}” is on your dashboard.',
  'join.to-dashboard': 'Go to the dashboard',
} as const;
