import { Failure, type FailureReason } from '../../domain/failure.ts';
import { isObject } from './decode-fields.ts';

/** The reasons by the status that Google's APIs answer. The SDK has the same ones as codes: `permission-denied`. */
export const STATUS_REASONS: Readonly<Record<string, FailureReason>> = {
  UNAUTHENTICATED: 'must-sign-in',
  PERMISSION_DENIED: 'denied',
  NOT_FOUND: 'missing',
  INVALID_ARGUMENT: 'invalid',
  // Others were faster.
  ABORTED: 'busy',
  RESOURCE_EXHAUSTED: 'busy',
  DEADLINE_EXCEEDED: 'offline',
  UNAVAILABLE: 'offline',
};

/** The same for the preconditions of a commit. */
const PRECONDITION_REASONS: typeof STATUS_REASONS = { FAILED_PRECONDITION: 'busy', ALREADY_EXISTS: 'busy' };

/** `answer` is the parsed body, or its text if it is no JSON. */
export function failureOf(httpStatus: number, answer: unknown): Failure {
  const [first = answer] = Array.isArray(answer) ? (answer as unknown[]) : [];
  const error = isObject(first) ? first['error'] : null;
  const status = isObject(error) ? String(error['status']) : '';
  // A gateway that does not reach Firestore answers in its own words.
  const unknown = httpStatus > 500 ? 'offline' : 'unknown';
  const reason = STATUS_REASONS[status] ?? PRECONDITION_REASONS[status] ?? unknown;
  return new Failure(reason, `The server answered ${httpStatus}: ${JSON.stringify(answer)}`);
}
