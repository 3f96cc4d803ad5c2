import { FirebaseError } from 'firebase/app';
import { Failure, type FailureReason } from '../domain/failure.ts';
import { STATUS_REASONS } from './rest/failure-of-answer.ts';

const REASONS: Readonly<Record<string, FailureReason>> = {
  'auth/invalid-credential': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',
  'auth/invalid-email': 'invalid',
  'auth/missing-email': 'invalid',
  'auth/missing-password': 'invalid',
  'auth/weak-password': 'weak-password',
  'auth/email-already-in-use': 'email-taken',
  'auth/credential-already-in-use': 'provider-taken',
  'auth/user-mismatch': 'wrong-credentials',
  'auth/account-exists-with-different-credential': 'email-taken',
  'auth/too-many-requests': 'too-many-tries',
  'auth/popup-closed-by-user': 'popup-closed',
  'auth/cancelled-popup-request': 'popup-closed',
  'auth/popup-blocked': 'popup-blocked',
  'auth/user-cancelled': 'popup-closed',
  'auth/user-disabled': 'banned',
  'auth/user-token-expired': 'must-sign-in',
  'auth/requires-recent-login': 'sign-in-too-old',
  'auth/network-request-failed': 'offline',
  'storage/unauthorized': 'denied',
  'storage/unauthenticated': 'must-sign-in',
  'storage/object-not-found': 'missing',
  'storage/retry-limit-exceeded': 'offline',
};

/** Converts a Firebase error to a Failure. The cause is kept for debugging. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  if (thrown instanceof FirebaseError) return new Failure(reasonOf(thrown), thrown.message, thrown);
  return new Failure('unknown', thrown instanceof Error ? thrown.message : String(thrown), thrown);
}

/** Runs a call of Firebase, whose errors become Failures. */
export async function orFailure<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toFailure(error);
  }
}

function reasonOf({ code, message }: FirebaseError): FailureReason {
  // The lite SDK has no error code for a request without a response.
  if (code === 'unknown' && message.startsWith('Request failed with error')) return 'offline';
  return REASONS[code] ?? STATUS_REASONS[code.toUpperCase().replaceAll('-', '_')] ?? 'unknown';
}
