import { where } from 'firebase/firestore/lite';
import type { ArchivedDocument, ArchiveFile } from '../../domain/account-archive.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import { signInWays } from '../accounts/sign-in-ways.ts';
import type { Connection } from '../connection.ts';
import { documentReader, type ReadingData, titleOnly } from './document-reader.ts';

export type AccountData = ReadonlyMap<ArchiveFile, readonly ArchivedDocument[]>;

/**
 * Reads every document about the signed-in member that the rules let them read: theirs, and those about their wishlists,
 * deleted ones included. Only the marks of who is editing are left out, which last two minutes. The documents are not parsed,
 * so no field is left out.
 */
export async function readAccountData(
  connection: Connection,
  { signal, onProgress }: ReadingData,
): Promise<AccountData> {
  const account = await signedInUser(connection);
  const user = account.uid;
  const { found, add, readOne, readAll } = documentReader(connection, { signal, onProgress });

  add('profile', [
    { id: user, email: account.email, emailVerified: account.emailVerified, signIn: await signInWays(connection) },
  ]);
  for (const name of ['users', 'onboarding']) await readOne('profile', `${name}/${user}`);

  for (const { id } of await readAll('wishlists', 'wishlists', where('userId', '==', user))) {
    await readAll('hosts', `wishlists/${String(id)}/hosts`);
    await readOne('upi-addresses', `paymentDetails/${String(id)}`);
    await readOne('invitation-texts', `invitationTexts/${String(id)}`);
    await readOne('histories', `histories/${String(id)}`);
  }
  await readAll('host-invitations', 'hostInvitations', where('ownerId', '==', user));

  // The statistics of a deleted wishlist stay with its owner, as does what was given.
  for (const { id } of await readAll('statistics', 'analytics', where('ownerId', '==', user))) {
    const ofThis = where('wishlistId', '==', id);
    await readAll('days', 'dailyStats', ofThis);
    await readAll('gifts-received', 'transactions', ofThis);
    await readAll('register-entries', 'registerEntries', ofThis);
    await readAll('register-notes', 'giftNotes', ofThis);
  }

  await readAll('gifts-given', 'transactions', where('contributorId', '==', user));
  await readAll('lists-shared-with-you', 'wishlists', where('hostIds', 'array-contains', user));
  // The rest of such a list is its owner's.
  const shared = found.get('lists-shared-with-you') ?? [];
  found.set('lists-shared-with-you', shared.map(titleOnly));
  for (const { id } of shared) await readOne('hosts', `wishlists/${String(id)}/hosts/${user}`);
  await readAll('notifications', 'notifications', where('userId', '==', user));
  await readAll('notifications', 'notifications', where('hostIds', 'array-contains', user));
  signal.throwIfAborted();
  return found;
}
