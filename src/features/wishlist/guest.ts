import type { Account } from '../../domain/user.ts';

/** Who looks at the page, as far as giving is concerned. */
export interface Guest {
  /** null: nobody is signed in. */
  readonly account: Account | null;
  /** As their profile wishes. */
  readonly prefersAnonymity: boolean;
}

export const NOBODY: Guest = { account: null, prefersAnonymity: true };
