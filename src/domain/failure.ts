/** Why something could not be done, in the product's own terms: what a person can do about it differs between them. */
export type FailureReason =
  | 'wrong-credentials'
  | 'weak-password'
  | 'email-taken'
  | 'too-many-tries'
  | 'denied'
  | 'offline'
  | 'unexpected-data'
  | 'unknown';

export class Failure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'Failure';
    this.reason = reason;
  }
}
