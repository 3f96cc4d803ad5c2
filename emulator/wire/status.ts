import { StatusError, type StatusCode } from '../model/status.ts';
import type { Message } from '../protobuf/types.ts';

interface StatusNumbers {
  readonly grpc: number;
  readonly http: number;
}

/** google.rpc.Code and its documented HTTP mapping. */
export const STATUS_NUMBERS: Readonly<Record<StatusCode, StatusNumbers>> = {
  CANCELLED: { grpc: 1, http: 499 },
  UNKNOWN: { grpc: 2, http: 500 },
  INVALID_ARGUMENT: { grpc: 3, http: 400 },
  DEADLINE_EXCEEDED: { grpc: 4, http: 504 },
  NOT_FOUND: { grpc: 5, http: 404 },
  ALREADY_EXISTS: { grpc: 6, http: 409 },
  PERMISSION_DENIED: { grpc: 7, http: 403 },
  RESOURCE_EXHAUSTED: { grpc: 8, http: 429 },
  FAILED_PRECONDITION: { grpc: 9, http: 400 },
  ABORTED: { grpc: 10, http: 409 },
  OUT_OF_RANGE: { grpc: 11, http: 400 },
  UNIMPLEMENTED: { grpc: 12, http: 501 },
  INTERNAL: { grpc: 13, http: 500 },
  UNAVAILABLE: { grpc: 14, http: 503 },
  DATA_LOSS: { grpc: 15, http: 500 },
  UNAUTHENTICATED: { grpc: 16, http: 401 },
};

/** The status sent to the client. Internal errors are logged in full and reported in one sentence. */
export function toStatusError(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  console.error(error);
  return new StatusError('INTERNAL', `Internal error: ${error instanceof Error ? error.message : String(error)}`);
}

/** Google's error body, `{"error":{"code":409,"message":"…","status":"ALREADY_EXISTS"}}`. */
export function errorBody(error: StatusError): {
  readonly error: { readonly code: number; readonly message: string; readonly status: StatusCode };
} {
  return { error: { code: STATUS_NUMBERS[error.code].http, message: error.message, status: error.code } };
}

/** google.rpc.Status; OK without an error. */
export function statusMessage(error: StatusError | undefined): Message {
  return error ? { code: STATUS_NUMBERS[error.code].grpc, message: error.message } : {};
}
