import type { StatusCode, StatusError } from '../model/status.ts';
import type { Message } from './rpc.ts';

/** google.rpc.Code. */
export const STATUS_NUMBERS: Record<StatusCode, number> = {
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  DATA_LOSS: 15,
  UNAUTHENTICATED: 16,
};

/** google.rpc.Status; without an error it says that all is well. */
export function statusMessage(error: StatusError | undefined): Message {
  return error ? { code: STATUS_NUMBERS[error.code], message: error.message } : {};
}
