import { serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import type { User } from '../../domain/user.ts';
import { tokenEmail } from '../accounts/token-email.ts';
import type { Connection } from '../connection.ts';
import { orFailure } from '../to-failure.ts';
import { profileDocument, readProfile } from './read-profile.ts';

/**
 * Stores the address of the account in its profile after it was changed, on any device, or came with a provider. Resolves to
 * the new profile, or null if it has the address already. The rules accept only a verified address of the token.
 */
export async function followEmail(connection: Connection, { id, email: stored, status }: User): Promise<User | null> {
  const { email, isEmailVerified } = await tokenEmail(connection);
  if (!isEmailVerified || email === stored || status === 'banned') return null;
  await orFailure(() => updateDoc(profileDocument(connection, id), { email, updatedAt: serverTimestamp() }));
  return readProfile(connection, id);
}
