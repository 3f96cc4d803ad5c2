/** The footer of public pages, with what the compact footer of other pages lacks. */
export default {
  'footer.promise':
    'One wishlist, shared in one message. Guests give what they like, and every gift comes with a blessing.',
  'footer.explore': 'Explore',
  'footer.good-to-know': 'Good to know',
  'footer.reach-us': 'Reach us',
  'footer.place': 'Mumbai, India',
  'footer.social': 'Follow us',
  'footer.made': 'Made with love in Mumbai, for families everywhere.',
  'footer.newsletter.title': 'The wedding season newsletter',
  'footer.newsletter.lead': 'Gift ideas and planning tips, about once a month. Unsubscribe any time.',
  'footer.newsletter.email': 'Your email address',
  'footer.newsletter.subscribe': 'Subscribe',
  'footer.newsletter.busy': 'Subscribing…',
  'footer.newsletter.done': 'Thank you! The next newsletter will go to {email}.',
  'footer.newsletter.again': 'Subscribe another address',
} as const;
