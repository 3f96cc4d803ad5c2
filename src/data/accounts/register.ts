import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  linkWithCredential,
  sendEmailVerification,
  updateProfile,
} from 'firebase/auth';
import type { Account } from '../../domain/user.ts';
import type { Connection } from '../connection.ts';
import { authOf, keepSignIn } from '../firebase/auth.ts';
import { orFailure } from '../to-failure.ts';
import { changingAccount } from './account-news.ts';
import { accountOf } from './account.ts';
import { signedInGuest } from './guest-of-sdk.ts';
import { linkGuest } from './link-guest.ts';
import { rememberAccount } from './remembered-account.ts';

/**
 * Creates an account with a name, signs it in, and sends a verification e-mail. What a guest gave on this browser without
 * an account becomes the account's.
 */
export async function register(
  connection: Connection,
  email: string,
  password: string,
  displayName: string,
): Promise<Account> {
  return orFailure(() =>
    changingAccount(connection, async () => {
      await keepSignIn(connection, true);
      const guest = await signedInGuest(connection);
      const { user } = guest
        ? await linkGuest(guest, (user) =>
            linkWithCredential(user, EmailAuthProvider.credential(email.trim(), password)),
          )
        : await createUserWithEmailAndPassword(authOf(connection), email.trim(), password);
      await updateProfile(user, { displayName: displayName.trim() });
      // Not awaited: /profile offers to send it again.
      sendEmailVerification(user).catch((thrown: unknown) => console.info('The verification was not sent.', thrown));
      const account = accountOf(user);
      rememberAccount(account, true);
      return account;
    }),
  );
}
