import { FirebaseError } from 'firebase/app';
import { signInAnonymously, type User } from 'firebase/auth';
import { ContributionRefused } from '../../domain/failure.ts';
import { userId } from '../../domain/ids.ts';
import type { Connection } from '../connection.ts';
import { authOf } from '../firebase/auth.ts';
import { signedIn } from '../rest/requests.ts';
import { toFailure } from '../to-failure.ts';
import type { SignedInGuest } from './guest-sign-in.ts';

/** `signInAsGuest` with the SDK. */
export async function guestOfSdk(connection: Connection): Promise<SignedInGuest> {
  try {
    const auth = authOf(connection);
    await auth.authStateReady();
    const user = auth.currentUser ?? (await signInAnonymously(auth)).user;
    return { id: userId(user.uid), isGuest: user.isAnonymous, caller: signedIn(connection) };
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
