import { FirebaseError } from 'firebase/app';
import { Failure, type FailureReason } from '../domain/failure.ts';

const REASONS: Readonly<Record<string, FailureReason>> = {
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-email': 'wrong-credentials',
  'auth/user-not-found': 'wrong-credentials',
  'auth/wrong-password': 'wrong-credentials',
  'auth/weak-password': 'weak-password',
  'auth/email-already-in-use': 'email-taken',
  'auth/too-many-requests': 'too-many-tries',
  'auth/network-request-failed': 'offline',
  'permission-denied': 'denied',
  'storage/unauthorized': 'denied',
  'storage/unauthenticated': 'denied',
  unavailable: 'offline',
  'storage/retry-limit-exceeded': 'offline',
};

/** What Firebase threw, in the product's terms. The cause is kept for whoever looks into it. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  if (thrown instanceof FirebaseError) return new Failure(REASONS[thrown.code] ?? 'unknown', thrown.message, thrown);
  return new Failure('unknown', thrown instanceof Error ? thrown.message : String(thrown), thrown);
}
