/** Of a wishlist that guests cannot open. */
export default {
  'closed.text': 'The hosts may have taken this page down, or the link may be incomplete.',
  'closed.home': 'Go Home',
  'closed.help': 'Get help',
} as const;
