import type { UserId } from '../../domain/ids.ts';
import type { Account, ProfilePrivacy } from '../../domain/user.ts';

/** Who looks at the page. */
export interface Guest {
  /** null: nobody is signed in, as far as is known yet. */
  readonly account: Account | null;
  /** From their profile. */
  readonly privacy: ProfilePrivacy;
  /** Who this browser says that it is, before that is certain: enough to show them their own page as theirs. */
  readonly seemsToBe: UserId | null;
  /** Whether nothing more about them is about to turn out. */
  readonly isCertain: boolean;
}

export const NOBODY: Guest = { account: null, privacy: 'private', seemsToBe: null, isCertain: true };
