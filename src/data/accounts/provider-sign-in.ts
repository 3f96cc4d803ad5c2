import {
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  signInWithCredential,
  signInWithPopup,
  type AuthProvider,
  type UserCredential,
} from 'firebase/auth';
import type { Account } from '../../domain/user.ts';
import type { Connection } from '../connection.ts';
import { authOf, keepSignIn } from '../firebase/auth.ts';
import { toFailure } from '../to-failure.ts';
import { accountOf } from './account.ts';
import { rememberAccount } from './remembered-account.ts';

/** Opens Google's window. Creates an account at the first sign-in. */
export async function signInWithGoogle(connection: Connection): Promise<Account> {
  return signInWithWindowOf(connection, new GoogleAuthProvider());
}

export async function signInWithFacebook(connection: Connection): Promise<Account> {
  return signInWithWindowOf(connection, new FacebookAuthProvider());
}

/**
 * Completes a Google sign-in. `idToken` is the result of Google's window; the Auth emulator also accepts an unsigned
 * token.
 */
export async function signInWithGoogleCredential(connection: Connection, idToken: string): Promise<Account> {
  return signInBy(connection, () => signInWithCredential(authOf(connection), GoogleAuthProvider.credential(idToken)));
}

async function signInWithWindowOf(connection: Connection, provider: AuthProvider): Promise<Account> {
  return signInBy(connection, () => signInWithPopup(authOf(connection), provider, browserPopupRedirectResolver));
}

async function signInBy(connection: Connection, way: () => Promise<UserCredential>): Promise<Account> {
  try {
    await keepSignIn(connection, true);
    const { user } = await way();
    const account = accountOf(user);
    rememberAccount(account, true);
    return account;
  } catch (error) {
    throw toFailure(error);
  }
}
