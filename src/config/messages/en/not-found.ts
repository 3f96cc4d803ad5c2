export default {
  'not-found.title': '404 - Page Not Found',
  'not-found.description': 'There’s no page at this address.',
  'not-found.lead': 'This invitation seems to have lost its way.',
  'not-found.hint':
    'If someone sent you a wishlist link, open it again from their message: even one missing letter leads here. The couple may also have removed their page.',
  'not-found.home': 'Go Home',
  'not-found.ideas': 'Browse gift ideas',
  'not-found.help': 'Get help',
} as const;
