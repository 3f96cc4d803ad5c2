import type { ContributionProblem } from './contribution.ts';

/** Why something could not be done, in the product's own terms: what a person can do about it differs between them. */
export type FailureReason =
  | 'wrong-credentials'
  | 'weak-password'
  | 'email-taken'
  | 'too-many-tries'
  | 'popup-closed'
  | 'popup-blocked'
  | 'must-sign-in'
  | 'banned'
  | 'denied'
  | 'missing'
  | 'offline'
  | 'busy'
  | 'invalid'
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

/** A contribution that was refused for a reason that its giver can do something about. */
export class ContributionRefused extends Error {
  readonly problem: ContributionProblem | { readonly code: 'wishlist-not-found' } | { readonly code: 'switched-off' };

  constructor(problem: ContributionRefused['problem']) {
    super(`The contribution is refused: ${problem.code}.`);
    this.name = 'ContributionRefused';
    this.problem = problem;
  }
}
