import { signInWithEmailAndPassword, sendPasswordResetEmail, signOut as signOutOfFirebase } from 'firebase/auth';
import type { Account } from '../../domain/user.ts';
import type { Connection } from '../connection.ts';
import { authOf, keepSignIn } from '../firebase/auth.ts';
import { orFailure, toFailure } from '../to-failure.ts';
import { accountOf } from './account.ts';
import { forgetReads } from '../kept/kept-reads.ts';
import { rememberAccount, forgetAccount } from './remembered-account.ts';
import { FirebaseError } from 'firebase/app';

export interface SignInOptions {
  /** Keeps the user signed in after the window is closed. */
  readonly remember: boolean;
}

export async function signIn(
  connection: Connection,
  email: string,
  password: string,
  { remember }: SignInOptions,
): Promise<Account> {
  return orFailure(async () => {
    await keepSignIn(connection, remember);
    const { user } = await signInWithEmailAndPassword(authOf(connection), email.trim(), password);
    const account = accountOf(user);
    rememberAccount(account, remember);
    return account;
  });
}

/** Sends a reset e-mail if an account has this address. Never reveals whether one does. */
export async function sendPasswordReset(connection: Connection, email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(authOf(connection), email.trim());
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'auth/user-not-found') return;
    throw toFailure(error);
  }
}

export async function signOut(connection: Connection): Promise<void> {
  await orFailure(() => signOutOfFirebase(authOf(connection)));
  forgetAccount();
  await forgetReads(null).catch(() => undefined);
}
