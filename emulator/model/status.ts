/** The canonical status codes of Google's APIs, by name. The transports map them to numbers and HTTP statuses. */
export type StatusCode =
  | 'CANCELLED'
  | 'UNKNOWN'
  | 'INVALID_ARGUMENT'
  | 'DEADLINE_EXCEEDED'
  | 'NOT_FOUND'
  | 'ALREADY_EXISTS'
  | 'PERMISSION_DENIED'
  | 'UNAUTHENTICATED'
  | 'RESOURCE_EXHAUSTED'
  | 'FAILED_PRECONDITION'
  | 'ABORTED'
  | 'OUT_OF_RANGE'
  | 'UNIMPLEMENTED'
  | 'INTERNAL'
  | 'UNAVAILABLE'
  | 'DATA_LOSS';

/** The only error shown to clients. Any other exception is a bug and becomes INTERNAL. */
export class StatusError extends Error {
  override readonly name = 'StatusError';

  constructor(
    readonly code: StatusCode,
    message: string,
  ) {
    super(message);
  }
}

export const invalidArgument = (message: string): StatusError => new StatusError('INVALID_ARGUMENT', message);
