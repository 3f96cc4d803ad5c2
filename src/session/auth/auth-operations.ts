import type * as accounts from '../../data/accounts/operations.ts';
import type * as photos from '../../data/profiles/photo-operations.ts';
import type * as profiles from '../../data/profiles/operations.ts';
import { withAreas } from '../language/areas.ts';

/** What signing in, signing out and the profile need from data/. */
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

/** How to get them: they bring Firebase along, and a visitor without an account never asks for them. */
export interface AuthLoading {
  readonly operations: () => Promise<AuthOperations>;
  readonly photos: () => Promise<PhotoOperations>;
}

export const authLoading: AuthLoading = {
  operations: async () => {
    const [ofAccounts, ofProfiles] = await Promise.all([
      withAreas(import('../../data/accounts/operations.ts'), 'accounts'),
      import('../../data/profiles/operations.ts'),
    ]);
    return { ...ofAccounts, ...ofProfiles };
  },
  photos: () => import('../../data/profiles/photo-operations.ts'),
};
