import type { FailureReason } from '../../../domain/failure.ts';

/** Each reason for a failure, and what the user can do. */
export default {
  'failure.wrong-credentials': 'The email and password don’t match. Check both and try again.',
  'failure.weak-password': 'Choose a password with at least six characters.',
  'failure.email-taken': 'This email already has an account. Sign in instead.',
  'failure.too-many-tries': 'Too many attempts. Wait a few minutes, then try again.',
  'failure.popup-closed': 'The sign-in window was closed before you finished. Try again.',
  'failure.popup-blocked': 'Your browser blocked the sign-in window. Allow pop-ups for this site, then try again.',
  'failure.must-sign-in': 'Sign in to continue.',
  'failure.banned':
    'This account is suspended. You’re signed out and can’t give or edit with it. If you think this is a mistake, write to {email}.',
  'failure.missing': 'This no longer exists.',
  'failure.busy': 'It’s very busy right now. Try again in a moment.',
  'failure.invalid': 'Something you entered isn’t valid. Check it and try again.',
  'failure.denied': 'You don’t have permission to do that.',
  'failure.offline': 'We couldn’t reach the server. Check your connection and try again.',
  'failure.unexpected-data': 'We couldn’t read what was stored. Try again, or contact us.',
  'failure.unknown': 'Something went wrong. Try again.',
  'failure.retry': 'Try again',
} as const satisfies Record<`failure.${FailureReason | 'retry'}`, string>;
