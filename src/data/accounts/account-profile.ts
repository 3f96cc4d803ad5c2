import { updateProfile } from 'firebase/auth';
import type { Account } from '../../domain/user.ts';
import type { Connection } from '../connection.ts';
import { orFailure } from '../to-failure.ts';
import { changingAccount } from './account-news.ts';
import { accountOf } from './account.ts';
import { signedInUser } from './signed-in-user.ts';

/** Updates the name and photo of the Firebase account, which are separate from the profile document. */
export async function updateAccountProfile(
  connection: Connection,
  changes: Partial<Pick<Account, 'displayName' | 'photoURL'>>,
): Promise<Account> {
  return orFailure(() =>
    changingAccount(connection, async () => {
      const user = await signedInUser(connection);
      const { displayName, photoURL } = changes;
      await updateProfile(user, {
        ...(displayName !== undefined && { displayName }),
        // The service does not accept null; an empty URL removes the photo.
        ...(photoURL !== undefined && { photoURL: photoURL ?? '' }),
      });
      return accountOf(user);
    }),
  );
}
