export default {
  'help.title': 'Help',
  'help.description':
    'How {brand} works for guests and for couples, answers to common questions, and what to do when something goes wrong.',
  'help.heading': 'How can we help?',
  'help.lead': 'Quick guides for guests and couples, common questions, and fixes for when something goes wrong.',
  'help.contents': 'On this page',

  'help.guests.title': 'For guests',
  'help.guests.1.title': 'Open the link',
  'help.guests.1.text':
    'It came with the invitation, or as a QR code on the card. You don’t need an app or an account. The page shows who is celebrating and what they wish for.',
  'help.guests.2.title': 'Choose a gift, or bless the couple',
  'help.guests.2.text': 'Tap “Contribute” on a gift, or “Bless the couple” to let them decide how to use it.',
  'help.guests.3.title': 'Choose your amount',
  'help.guests.3.text':
    'Pick one of the shagun amounts or enter your own, in whole rupees. Guests can complete a gift together, so small amounts are just as welcome.',
  'help.guests.4.title': 'Add a blessing',
  'help.guests.4.text':
    'Add a few words and your name. If you’d rather give anonymously, nobody learns it was you: not the other guests, and not the couple.',

  'help.hosts.title': 'For couples and hosts',
  'help.hosts.1.title': 'Create your list',
  'help.hosts.1.text':
    'Sign in and tap “New Wishlist”. All you need is a title, a welcome message and at least one gift. Gift ideas can be added with one tap. If you wish for several of something, such as six chairs, enter the quantity and what they cost together.',
  'help.hosts.2.title': 'Choose who can see it',
  'help.hosts.2.text':
    'Public: anyone with the link, and it may appear in public listings. Link only: anyone with the link, and it’s never listed. Private: only you and your hosts, until you’re ready.',
  'help.hosts.3.title': 'Share it',
  'help.hosts.3.text': 'Send it on WhatsApp, copy the link, or download the QR code for whoever prints your cards.',
  'help.hosts.4.title': 'Say thank you',
  'help.hosts.4.text':
    'The bell tells you about each contribution as it comes in. The Shagun register, under Analytics, shows who gave what, and whom you’ve already thanked. “No account” marks a name that a guest typed without signing in.',

  'help.questions.title': 'Common questions',
  'help.questions.1.q': 'Do guests need an account?',
  'help.questions.1.a':
    'No. Type your name when you give, or give anonymously. With an account, you also find everything you gave in your profile; if you create one later on the same phone, it also has what you gave under your name before.',
  'help.questions.2.q': 'Can several people give one gift together?',
  'help.questions.2.a':
    'Yes, every gift works that way. The bar shows how much is still to go. Once it’s full, the gift says “Fully Funded” and takes no more contributions.',
  'help.questions.3.q': 'What is the general fund?',
  'help.questions.3.a':
    'Shagun that isn’t for a particular gift. The couple can use it as they like, just like cash in an envelope.',
  'help.questions.4.q': 'Will I be charged when I contribute?',
  'help.questions.4.a':
    'It depends on the wishlist. If the hosts have added a UPI address, you send the money straight from your bank to theirs. There’s no fee, and {brand} never holds the money. On other wishlists, {brand} only records your contribution and takes no payment.',
  'help.questions.5.q': 'Can I take a contribution back?',
  'help.questions.5.a':
    'Yes, until the hosts mark it as received or thank you. Open the wishlist on the device you used, and choose “Take back” under “Your gifts on this device”. Money you’ve already sent by UPI is with the hosts, and only they can return it.',
  'help.questions.6.q': 'Can we change our list after sharing it?',
  'help.questions.6.a':
    'Yes. You can change titles, descriptions and the order any time. A gift’s cost can’t go below what guests have already given. If you remove a gift, its money moves to the general fund. If you already have a gift, choose “We already have it” in its menu: guests then see your thanks, and what they gave stays.',
  'help.questions.7.q': 'What happens after the wedding?',
  'help.questions.7.a':
    'Your page stays open for late blessings. You can deactivate it whenever you like, and reactivate it later.',
  'help.questions.8.q': 'Which languages is {brand} available in?',
  'help.questions.8.a':
    'English, Hindi, Marathi, Gujarati, Tamil and Telugu. Choose yours in the menu, at the foot of every page or in your profile. You can write your wishlist and your blessings in any language.',

  'help.stuck.title': 'When something goes wrong',
  'help.stuck.1.q': 'The link opens “404 - Page Not Found”',
  'help.stuck.1.a':
    'Part of the link may be missing: messaging apps sometimes cut long links in two. Open it from the original message, or ask the couple to send it again.',
  'help.stuck.2.q': 'It says “Wishlist Not Found”',
  'help.stuck.2.a': 'The page exists, but the couple has made it private or taken it down for now. Please ask them.',
  'help.stuck.3.q': 'My contribution didn’t go through',
  'help.stuck.3.a':
    'What you typed is still there. Wait until you’re online, then try again. Your contribution is never counted twice, even if you tap the button twice.',
  'help.stuck.4.q': 'It says only a smaller amount is left',
  'help.stuck.4.a': 'Someone else contributed to this gift just before you. Give what’s left, or choose another gift.',
  'help.stuck.5.q': 'I didn’t get the password reset email',
  'help.stuck.5.a':
    'Check your spam folder, and check your email address for typos. If you signed up with Google, just sign in with Google: there’s no password to reset.',
  'help.stuck.6.q': 'My photo won’t upload',
  'help.stuck.6.a':
    'It has to be an image, such as a JPEG, PNG or WebP. Large photos are fine: we shrink them on your phone.',

  'help.close.title': 'Still need help?',
  'help.close.text': 'A real person reads every message. We usually reply within 24 hours.',
  'help.close.contact': 'Contact us',
  'help.close.ideas': 'Browse gift ideas',
} as const;
