import { signInWithEmailAndPassword } from 'firebase/auth';
import type { Account } from '../../domain/user.ts';
import type { Connection } from '../connection.ts';
import { authOf, keepSignIn } from '../firebase/auth.ts';
import { toFailure } from '../to-failure.ts';
import { accountOf } from './account.ts';
import { rememberAccount } from './remembered-account.ts';

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
  try {
    await keepSignIn(connection, remember);
    const { user } = await signInWithEmailAndPassword(authOf(connection), email.trim(), password);
    const account = accountOf(user);
    rememberAccount(account, remember);
    return account;
  } catch (error) {
    throw toFailure(error);
  }
}
