export const notFound = {
  'not-found.title': '404 - Page Not Found',
  'not-found.description': 'There is no page at this address.',
  'not-found.lead': 'This invitation seems to have lost its way.',
  'not-found.hint':
    'If somebody sent you a link to a wishlist, open it again from their message: one missing letter at its end is enough to lead here. The couple may also have changed or removed their list.',
  'not-found.home': 'Go Home',
  'not-found.ideas': 'Look at gift ideas',
  'not-found.help': 'Ask for help',
} as const;
