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
  /** An account is remembered or just signed in; its current state is not known yet. */
  | { readonly state: 'loading'; readonly remembered: RememberedAccount | null }
  | { readonly state: 'signed-out' }
  | { readonly state: 'signed-in'; readonly account: Account; readonly profile: User; readonly isAdmin: boolean }
  /** The sign-in state or the profile could not be read. */
  | { readonly state: 'failed'; readonly failure: Failure };

export const SIGNED_OUT: SignInState = { state: 'signed-out' };
