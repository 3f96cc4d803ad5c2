import { reload, sendEmailVerification } from 'firebase/auth';
import type { Account } from '../../domain/user.ts';
import type { Connection } from '../connection.ts';
import { orFailure } from '../to-failure.ts';
import { accountOf } from './account.ts';
import { signedInUser } from './signed-in-user.ts';

/** Sends an e-mail with a link that verifies the address. */
export async function sendVerification(connection: Connection): Promise<void> {
  const user = await signedInUser(connection);
  await orFailure(() => sendEmailVerification(user));
}

/** Reloads the account from the server, because the link may have been opened on another device. */
export async function refreshAccount(connection: Connection): Promise<Account> {
  const user = await signedInUser(connection);
  const wasVerified = user.emailVerified;
  return orFailure(async () => {
    await reload(user);
    // The rules read the token, which would otherwise be renewed only within an hour.
    if (user.emailVerified !== wasVerified) await user.getIdToken(true);
    return accountOf(user);
  });
}
