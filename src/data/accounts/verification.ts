import { reload, sendEmailVerification } from 'firebase/auth';
import type { Account } from '../../domain/user.ts';
import type { Connection } from '../connection.ts';
import { toFailure } from '../to-failure.ts';
import { accountOf } from './account.ts';
import { signedInUser } from './signed-in-user.ts';

/** Sends a mail with a link; whoever opens it has shown that the address is theirs. */
export async function sendVerification(connection: Connection): Promise<void> {
  const user = await signedInUser(connection);
  try {
    await sendEmailVerification(user);
  } catch (error) {
    throw toFailure(error);
  }
}

/** Who is signed in as the server knows them now: the link may have been opened anywhere. */
export async function refreshAccount(connection: Connection): Promise<Account> {
  const user = await signedInUser(connection);
  const wasVerified = user.emailVerified;
  try {
    await reload(user);
    // What the rules read is in the token, which would else be renewed within an hour.
    if (user.emailVerified !== wasVerified) await user.getIdToken(true);
    return accountOf(user);
  } catch (error) {
    throw toFailure(error);
  }
}
