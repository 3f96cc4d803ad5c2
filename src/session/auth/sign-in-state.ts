import type { RememberedAccount } from '../../data/accounts/remembered-account.ts';
import type { Failure } from '../../domain/failure.ts';
import type { Account, User } from '../../domain/user.ts';

/**
 *            ┌─────────── remembered ──────────┐
 *   (start) ─┤                                 ▼
 *            └─ nobody ─► signed-out ──────► loading ──► signed-in
 *                           ▲   ▲   signs in   │  ▲         │
 *                           │   └── nobody ────┤  │ retry   │
 *                           │      or banned   ▼  │         │
 *                           │                failed         │
 *                           └────────── signs out ──────────┘
 */
export type SignInState =
  /** Somebody was signed in here, or just came in: who that is, is not certain yet. */
  | { readonly state: 'loading'; readonly remembered: RememberedAccount | null }
  | { readonly state: 'signed-out' }
  | { readonly state: 'signed-in'; readonly account: Account; readonly profile: User; readonly isAdmin: boolean }
  /** Whether anybody is signed in, or their profile, could not be learnt. */
  | { readonly state: 'failed'; readonly failure: Failure };

export const SIGNED_OUT: SignInState = { state: 'signed-out' };
