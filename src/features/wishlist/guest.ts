import type { UserId } from '../../domain/ids.ts';
import type { ProfilePrivacy } from '../../domain/profile-privacy.ts';
import type { Account } from '../../domain/user.ts';

/** The visitor of the page. */
export interface Guest {
  /** null if signed out or not known yet. */
  readonly account: Account | null;
  /** From the profile. */
  readonly privacy: ProfilePrivacy;
  /** The remembered account, which is enough to show owners their page before the sign-in is confirmed. */
  readonly seemsToBe: UserId | null;
  readonly isAdmin?: boolean;
  /** Whether the account is final. */
  readonly isCertain: boolean;
}

export const NOBODY: Guest = { account: null, privacy: 'private', seemsToBe: null, isCertain: true };
