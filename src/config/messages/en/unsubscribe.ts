/** Where the link in a newsletter leads. */
export default {
  'unsubscribe.title': 'Unsubscribe',
  'unsubscribe.text': 'Press the button, and you’ll get no more newsletters and gift idea updates from us.',
  'unsubscribe.confirm': 'Unsubscribe',
  'unsubscribe.busy': 'Unsubscribing…',
  'unsubscribe.failed': 'You’re still subscribed.',
  'unsubscribe.done': 'You’re unsubscribed',
  'unsubscribe.done.text': 'We’ve deleted your email address from our mailing list.',
  'unsubscribe.home': 'Go to the home page',
  'unsubscribe.damaged': 'This link is incomplete',
  'unsubscribe.damaged.text':
    'Please open the link in our email again, or copy all of it. If that doesn’t help, write to us and we’ll unsubscribe you.',
  'unsubscribe.contact': 'Contact us',
} as const;
