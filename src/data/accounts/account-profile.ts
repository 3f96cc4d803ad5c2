import { updateProfile } from 'firebase/auth';
import type { Account } from '../../domain/user.ts';
import type { Connection } from '../connection.ts';
import { toFailure } from '../to-failure.ts';
import { changingAccount } from './account-news.ts';
import { accountOf } from './account.ts';
import { signedInUser } from './signed-in-user.ts';

/** Changes what the account itself says of its user, beside what the profile says. */
export async function updateAccountProfile(
  connection: Connection,
  changes: Partial<Pick<Account, 'displayName' | 'photoURL'>>,
): Promise<Account> {
  try {
    return await changingAccount(connection, async () => {
      const user = await signedInUser(connection);
      const { displayName, photoURL } = changes;
      await updateProfile(user, {
        ...(displayName !== undefined && { displayName }),
        // The service takes no null; a photo that is removed is an empty address.
        ...(photoURL !== undefined && { photoURL: photoURL ?? '' }),
      });
      return accountOf(user);
    });
  } catch (error) {
    throw toFailure(error);
  }
}
