import {
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  OAuthProvider,
  signInWithCredential,
  signInWithPopup,
  type AuthProvider,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { FirebaseError } from 'firebase/app';
import type { Account } from '../../domain/user.ts';
import type { Connection } from '../connection.ts';
import { authOf, keepSignIn } from '../firebase/auth.ts';
import { orFailure } from '../to-failure.ts';
import { changingAccount } from './account-news.ts';
import { accountOf } from './account.ts';
import { signedInGuest } from './guest-of-sdk.ts';
import { linkGuest } from './link-guest.ts';
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
  const credential = GoogleAuthProvider.credential(idToken);
  return signInBy(connection, {
    signIn: () => signInWithCredential(authOf(connection), credential),
    link: (guest) => linkWithCredential(guest, credential),
  });
}

async function signInWithWindowOf(connection: Connection, provider: AuthProvider): Promise<Account> {
  return signInBy(connection, {
    signIn: () => signInWithPopup(authOf(connection), provider, browserPopupRedirectResolver),
    link: (guest) => linkWithPopup(guest, provider, browserPopupRedirectResolver),
  });
}

interface Way {
  readonly signIn: () => Promise<UserCredential>;
  /** Makes the guest without an account an account of this provider. */
  readonly link: (guest: User) => Promise<UserCredential>;
}

async function signInBy(connection: Connection, way: Way): Promise<Account> {
  return orFailure(() =>
    changingAccount(connection, async () => {
      await keepSignIn(connection, true);
      const guest = await signedInGuest(connection);
      const { user } = await (guest ? linked(connection, guest, way) : way.signIn());
      const account = accountOf(user);
      rememberAccount(account, true);
      return account;
    }),
  );
}

/** If the account exists already, signs in to it. The guest's earlier gifts stay those of a guest. */
async function linked(connection: Connection, guest: User, way: Way): Promise<UserCredential> {
  try {
    return await linkGuest(guest, way.link);
  } catch (error) {
    if (!(error instanceof FirebaseError) || !TAKEN.includes(error.code)) throw error;
    // The result of the provider's window, which need not open again.
    const credential = OAuthProvider.credentialFromError(error);
    return credential ? signInWithCredential(authOf(connection), credential) : way.signIn();
  }
}

const TAKEN: readonly string[] = ['auth/credential-already-in-use', 'auth/email-already-in-use'];
