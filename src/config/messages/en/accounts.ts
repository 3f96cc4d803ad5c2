import type { FailureReason } from '../../../domain/failure.ts';

/** Only with an account. */
export type AccountFailure = Extract<
  FailureReason,
  | 'wrong-credentials'
  | 'weak-password'
  | 'email-taken'
  | 'provider-taken'
  | 'popup-closed'
  | 'popup-blocked'
  | 'sign-in-too-old'
  | 'erasing'
  | 'banned'
>;

const failures = {
  'failure.wrong-credentials': 'The email and password don’t match. Check both and try again.',
  'failure.weak-password': 'Choose a password with at least six characters.',
  'failure.email-taken': 'This email already has an account. Sign in instead.',
  'failure.provider-taken': 'That account is already connected to another account here.',
  'failure.sign-in-too-old': 'It’s been a while since you signed in. Confirm it’s you, then try again.',
  'failure.erasing': 'This account is being deleted.',
  'failure.popup-closed': 'The sign-in window was closed before you finished. Try again.',
  'failure.popup-blocked': 'Your browser blocked the sign-in window. Allow pop-ups for this site, then try again.',
  'failure.banned':
    'This account is suspended. You’re signed out and can’t give or edit with it. If you think this is a mistake, write to {email}.',
  'failure.given': 'Reason: {reason}',
} as const satisfies Record<`failure.${AccountFailure | 'given'}`, string>;

export default {
  ...failures,
  'toast.welcome-back': 'Welcome back!',
  'toast.account-created': 'Account created successfully!',
  'toast.logged-out': 'Logged out successfully',
  'toast.welcome-to': 'Welcome to {name}',
  'toast.login-failed': 'Failed to login',
  'toast.register-failed': 'Failed to create account',
  'toast.google-failed': 'Failed to login with Google',
  'toast.facebook-failed': 'Failed to login with Facebook',
  'toast.logout-failed': 'Failed to logout',
  'login.busy': 'Signing in...',
  'login.reset-sent': 'If this address has an account, a reset link is on its way to it.',
  'register.busy': 'Creating Account...',
  'toast.verification-failed': 'Failed to send the link',
  'toast.verification-sent': 'We’ve sent a link to your email address.',
  'toast.profile-updated': 'Profile updated successfully',
  'toast.profile-failed': 'Failed to update profile',
  'profile.not-logged-in': 'No user logged in',
  'guard.loading': 'One moment…',
  'guard.failed': 'We couldn’t open your account',
  'guard.offline': 'We couldn’t reach the server. Check your connection and try again.',
  'guard.home': 'Go Home',
  'access-denied.title': 'Access Denied',
  'access-denied.text': "You don't have permission to access this page.",
  'name.fallback': 'Friend',
  'name.anonymous': 'Anonymous',
  'name.you': 'You',
} as const;
