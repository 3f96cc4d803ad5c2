import type { ContributionProblem } from './contribution.ts';
import type { Problem } from './problem.ts';

/** Why something failed, in product terms. Each reason calls for a different reaction from the user. */
export type FailureReason =
  | 'wrong-credentials'
  | 'weak-password'
  | 'email-taken'
  | 'too-many-tries'
  | 'popup-closed'
  | 'popup-blocked'
  | 'must-sign-in'
  /** Firebase asks for a recent sign-in. */
  | 'sign-in-too-old'
  /** The account is being deleted. */
  | 'erasing'
  /** The provider's account already signs in to another account here. */
  | 'provider-taken'
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
  /** What the user can fix, if known. */
  readonly problem?: Problem;
  /** Of a ban: the reason that the admin gave. */
  readonly given: string;

  constructor(reason: FailureReason, message: string, cause?: unknown, given = '') {
    super(message, { cause });
    this.name = 'Failure';
    this.reason = reason;
    this.given = given;
  }
}

/** A contribution refused for a reason that the contributor can fix. */
export class ContributionRefused extends Error {
  readonly problem: ContributionProblem | { readonly code: 'wishlist-not-found' | 'switched-off' | 'too-many-guests' };

  constructor(problem: ContributionRefused['problem']) {
    super(`The contribution is refused: ${problem.code}.`);
    this.name = 'ContributionRefused';
    this.problem = problem;
  }
}
