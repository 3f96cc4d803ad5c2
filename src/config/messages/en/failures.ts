import type { FailureReason } from '../../../domain/failure.ts';

/** Each reason for which something can fail, and what to do about it. */
export const failures = {
  'failure.wrong-credentials': 'E-mail and password do not match.',
  'failure.weak-password': 'A password needs at least six characters.',
  'failure.email-taken': 'There is an account with this e-mail already. Sign in instead.',
  'failure.too-many-tries': 'Too many tries. Wait a little and try again.',
  'failure.popup-closed': 'The window was closed before you had signed in.',
  'failure.popup-blocked': 'The browser did not let the window open. Allow it to open windows here, and try again.',
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
} as const satisfies Record<`failure.${FailureReason | 'retry'}`, string>;
