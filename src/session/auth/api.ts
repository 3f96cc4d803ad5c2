import type * as accounts from '../../data/accounts/operations.ts';
import type * as signIn from '../../data/accounts/sign-in-operations.ts';
import type * as pictures from '../../data/pictures/operations.ts';
import type * as profiles from '../../data/profiles/operations.ts';

/** The functions of data/ that every page needs for a signed-in account. */
export type AuthOperations = Pick<typeof accounts, 'watchAccount' | 'signOut' | 'refreshAccount'> &
  Pick<typeof profiles, 'ensureProfile' | 'lastKnownProfile' | 'readProfile' | 'touchLastActive' | 'updateProfile'>;

/** Those of account-actions.ts. */
export type SignInOperations = Pick<
  typeof signIn,
  | 'signIn'
  | 'register'
  | 'signInWithGoogle'
  | 'signInWithGoogleCredential'
  | 'signInWithFacebook'
  | 'sendPasswordReset'
  | 'updateAccountProfile'
  | 'sendVerification'
>;

type PictureOperations = typeof pictures;

/** Loads the operations, which import Firebase. A signed-out visitor never loads them. */
export interface AuthApi {
  readonly operations: () => Promise<AuthOperations>;
  /** In tests only: account-actions.ts names the real ones, so that they are no part of the guest's page. */
  readonly signIn?: () => Promise<SignInOperations>;
  readonly pictures?: () => Promise<PictureOperations>;
}

export const authApi: AuthApi = {
  operations: async () => {
    const [ofAccounts, ofProfiles] = await Promise.all([
      import('../../data/accounts/operations.ts'),
      import('../../data/profiles/operations.ts'),
    ]);
    return { ...ofAccounts, ...ofProfiles };
  },
};
