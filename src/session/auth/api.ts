import type * as accounts from '../../data/accounts/operations.ts';
import type * as photos from '../../data/profiles/photo-operations.ts';
import type * as profiles from '../../data/profiles/operations.ts';

/** The functions of data/ that sign-in, sign-out and the profile need. */
export type AuthOperations = Pick<
  typeof accounts,
  | 'watchAccount'
  | 'signIn'
  | 'register'
  | 'signInWithGoogle'
  | 'signInWithGoogleCredential'
  | 'signInWithFacebook'
  | 'signOut'
  | 'sendPasswordReset'
  | 'updateAccountProfile'
  | 'sendVerification'
  | 'refreshAccount'
> &
  Pick<typeof profiles, 'ensureProfile' | 'readProfile' | 'touchLastActive' | 'updateProfile'>;

type PhotoOperations = typeof photos;

/** Loads the operations, which import Firebase. A signed-out visitor never loads them. */
export interface AuthApi {
  readonly operations: () => Promise<AuthOperations>;
  readonly photos: () => Promise<PhotoOperations>;
}

export const authApi: AuthApi = {
  operations: async () => {
    const [ofAccounts, ofProfiles] = await Promise.all([
      import('../../data/accounts/operations.ts'),
      import('../../data/profiles/operations.ts'),
    ]);
    return { ...ofAccounts, ...ofProfiles };
  },
  photos: () => import('../../data/profiles/photo-operations.ts'),
};
