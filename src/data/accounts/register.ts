import { createUserWithEmailAndPassword, sendEmailVerification, updateProfile } from 'firebase/auth';
import type { Account } from '../../domain/user.ts';
import type { Connection } from '../connection.ts';
import { authOf, keepSignIn } from '../firebase/auth.ts';
import { toFailure } from '../to-failure.ts';
import { changingAccount } from './account-news.ts';
import { accountOf } from './account.ts';
import { rememberAccount } from './remembered-account.ts';

/** Creates an account with a name, signs it in, and sends a verification e-mail. */
export async function register(
  connection: Connection,
  email: string,
  password: string,
  displayName: string,
): Promise<Account> {
  try {
    return await changingAccount(connection, async () => {
      await keepSignIn(connection, true);
      const { user } = await createUserWithEmailAndPassword(authOf(connection), email.trim(), password);
      await updateProfile(user, { displayName: displayName.trim() });
      // Not awaited: /profile offers to send it again.
      sendEmailVerification(user).catch((thrown: unknown) => console.info('The verification was not sent.', thrown));
      const account = accountOf(user);
      rememberAccount(account, true);
      return account;
    });
  } catch (error) {
    throw toFailure(error);
  }
}
