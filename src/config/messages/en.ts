/** Every sentence that a person can read. `{name}` marks what is filled in. */
export const en = {
  'app.loading': 'One moment…',
  'app.crashed.title': 'Something broke on this page',
  'app.crashed.retry': 'Load it again',
  'app.lost.title': '404 - Page Not Found',
  'app.lost.home': 'Go Home',
  'landing.lead': 'Gift wishlists for Indian weddings: a couple shares a list, guests bless it with shagun.',
  'contribution.below-minimum': 'Minimum contribution is ₹{min}',
  'environment.title': 'This page is not set up yet',
  'environment.remedy': 'Set these variables and build again:',
  'failure.wrong-credentials': 'E-mail and password do not match.',
  'failure.weak-password': 'A password needs at least six characters.',
  'failure.email-taken': 'There is an account with this e-mail already. Sign in instead.',
  'failure.too-many-tries': 'Too many tries. Wait a little and try again.',
  'failure.popup-closed': 'The window was closed before you had signed in.',
  'failure.must-sign-in': 'Sign in first.',
  'failure.banned': 'This account is suspended. It can look, but not change anything.',
  'failure.missing': 'It is not there any more.',
  'failure.busy': 'Many people are here at this moment. Try again.',
  'failure.invalid': 'Something that you entered cannot be used.',
  'failure.denied': 'You may not do that with this account.',
  'failure.offline': 'The server cannot be reached. What you typed is still here.',
  'failure.unexpected-data': 'What was stored could not be read.',
  'failure.unknown': 'That did not work. What you typed is still here.',
  'failure.retry': 'Try again',
} as const;

export type MessageKey = keyof typeof en;
export type Messages = Readonly<Record<MessageKey, string>>;
