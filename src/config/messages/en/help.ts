export const help = {
  'help.title': 'Help',
  'help.description':
    'How {brand} works for guests and for couples, answers to common questions, and what to do when something is stuck.',
  'help.heading': 'How can we help?',
  'help.lead': 'The short way for guests, the short way for couples, and what to do when something is stuck.',
  'help.contents': 'On this page',

  'help.guests.title': 'For guests',
  'help.guests.1.title': 'Open the link',
  'help.guests.1.text':
    'It came with the invitation, or as a QR code on the card. You need no app and no account. The page shows who is celebrating, and what they wish for.',
  'help.guests.2.title': 'Choose a gift, or bless the couple',
  'help.guests.2.text':
    'Touch “Contribute” on a gift, or “Bless the couple” if you would rather leave the choice to them.',
  'help.guests.3.title': 'Choose your amount',
  'help.guests.3.text':
    'Pick one of the shagun amounts or type your own, in whole rupees. Several guests can complete one gift together, so a small amount is as welcome as a large one.',
  'help.guests.4.title': 'Add a blessing',
  'help.guests.4.text':
    'A few words, your name, or neither. If you choose to stay anonymous, nobody learns who gave: not the other guests, and not the couple.',

  'help.hosts.title': 'For couples and hosts',
  'help.hosts.1.title': 'Create your list',
  'help.hosts.1.text':
    'Sign in and choose “Create your wishlist”. A title, a welcome, the occasion and its date, and at least one gift are enough. The gift ideas can be added in one tap.',
  'help.hosts.2.title': 'Decide who may see it',
  'help.hosts.2.text':
    'Public lists may be found by anybody. A list for people with the link is never shown anywhere. A private list is seen by you alone, until you are ready.',
  'help.hosts.3.title': 'Share it',
  'help.hosts.3.text':
    'Send it on WhatsApp, copy the link, or download the QR code and give it to whoever prints your cards.',
  'help.hosts.4.title': 'Say thank you',
  'help.hosts.4.text':
    'The bell tells you of each contribution as it arrives. Your dashboard shows who gave towards what, and whom you have thanked already.',

  'help.questions.title': 'Questions and answers',
  'help.questions.1.q': 'Do guests need an account?',
  'help.questions.1.a':
    'No. Without an account a contribution is anonymous; the message still reaches the couple. Who signs in can give under their own name, and finds everything that they gave in their profile.',
  'help.questions.2.q': 'Can several people give one gift together?',
  'help.questions.2.a':
    'Yes, every gift works that way. The bar shows how much is still open. When it is full the gift says “Fully Funded”, and no more can be given to it.',
  'help.questions.3.q': 'What is the general fund?',
  'help.questions.3.a':
    'Shagun without a particular gift. It goes to the couple to use as they need, like an envelope.',
  'help.questions.4.q': 'Is money taken from me when I contribute?',
  'help.questions.4.a':
    'Not at present. {brand} is in its first season, and contributions are recorded without a payment step. Once payment is switched on, the page says so clearly before you confirm.',
  'help.questions.5.q': 'Can I take a contribution back?',
  'help.questions.5.a':
    'Only after a technical error, or if somebody used your account without your permission. Write to us within 48 hours.',
  'help.questions.6.q': 'Can we change the list after sharing it?',
  'help.questions.6.a':
    'Yes. Titles, descriptions and order can change at any time. The cost of a gift cannot fall below what guests have already given, and if you remove a gift its money stays with you in the general fund.',
  'help.questions.7.q': 'What happens after the wedding?',
  'help.questions.7.a':
    'The list stays open for late blessings. You can close it whenever you like and open it again later.',
  'help.questions.8.q': 'In which languages can I use {brand}?',
  'help.questions.8.a': 'English, Hindi, Marathi, Gujarati, Tamil and Telugu. Choose yours in your profile.',

  'help.stuck.title': 'When something is stuck',
  'help.stuck.1.q': 'The link says “404 - Page Not Found”',
  'help.stuck.1.a':
    'Part of the link may be missing: messengers sometimes break long ones in two. Open it from the original message, or ask the couple to send it again.',
  'help.stuck.2.q': 'It says “Wishlist Not Found”',
  'help.stuck.2.a':
    'The list is there, but its owners have made it private or taken it down for now. Only they can open it again.',
  'help.stuck.3.q': 'My contribution did not go through',
  'help.stuck.3.a':
    'What you typed is still there: wait until you have a connection and send again. It is never counted twice, even if you press the button twice.',
  'help.stuck.4.q': 'It says that only a smaller amount is left',
  'help.stuck.4.a': 'Somebody was faster with the last part of this gift. Give what is left, or choose another gift.',
  'help.stuck.5.q': 'I did not get the e-mail for a new password',
  'help.stuck.5.a':
    'Look into the spam folder and check the address for a typing error. If you signed up with Google, sign in with Google: there is no password then.',
  'help.stuck.6.q': 'My photo will not upload',
  'help.stuck.6.a': 'It has to be a picture (JPEG, PNG or WebP). Sizes do not matter: we shrink it on your phone.',

  'help.close.title': 'Not answered yet?',
  'help.close.text': 'People read every message, mostly on the same day.',
  'help.close.contact': 'Write to us',
  'help.close.ideas': 'Look at gift ideas',
} as const;
