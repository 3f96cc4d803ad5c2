import { FirebaseError } from 'firebase/app';
import { signInAnonymously, type User } from 'firebase/auth';
import { ContributionRefused } from '../../domain/failure.ts';
import { userId, type UserId } from '../../domain/ids.ts';
import type { Connection } from '../connection.ts';
import { authOf } from '../firebase/auth.ts';
import { toFailure } from '../to-failure.ts';

export interface SignedInGuest {
  readonly id: UserId;
  /** False if this browser is signed in to an account after all. */
  readonly isGuest: boolean;
}

/**
 * Signs a guest without an account in with Firebase's anonymous provider, so that the rules know who gives under a name.
 * Later contributions from this browser are the same guest's. Firebase creates about 100 guests per hour for one IP
 * address, which all guests on a venue's Wi-Fi share.
 */
export async function signInAsGuest(connection: Connection): Promise<SignedInGuest> {
  try {
    const auth = authOf(connection);
    await auth.authStateReady();
    const user = auth.currentUser ?? (await signInAnonymously(auth)).user;
    return { id: userId(user.uid), isGuest: user.isAnonymous };
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'auth/too-many-requests')
      throw new ContributionRefused({ code: 'too-many-guests' });
    throw toFailure(error);
  }
}

/** The guest without an account whom this browser has signed in; null if there is none. A new account keeps their gifts. */
export async function signedInGuest(connection: Connection): Promise<User | null> {
  const auth = authOf(connection);
  await auth.authStateReady();
  return auth.currentUser?.isAnonymous ? auth.currentUser : null;
}
