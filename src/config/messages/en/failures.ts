import type { FailureReason } from '../../../domain/failure.ts';
import type { AccountFailure } from './accounts.ts';

/** Each reason for a failure that anybody can meet, and what the user can do. */
export default {
  'failure.too-many-tries': 'Too many attempts. Wait a few minutes, then try again.',
  'failure.must-sign-in': 'Sign in to continue.',
  'failure.missing': 'This no longer exists.',
  'failure.busy': 'It’s very busy right now. Try again in a moment.',
  'failure.invalid': 'Something you entered isn’t valid. Check it and try again.',
  'failure.denied': 'You don’t have permission to do that.',
  'failure.offline': 'We couldn’t reach the server. Check your connection and try again.',
  'failure.unexpected-data': 'We couldn’t read what was stored. Try again, or contact us.',
  'failure.unknown': 'Something went wrong. Try again.',
  'failure.retry': 'Try again',
} as const satisfies Record<`failure.${Exclude<FailureReason, AccountFailure> | 'retry'}`, string>;
