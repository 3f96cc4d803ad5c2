import { serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { Failure } from '../../domain/failure.ts';
import { userId } from '../../domain/ids.ts';
import { type ProfileChanges, profileForm, type User, userSchema } from '../../domain/user.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import { enteredText } from '../entered-text.ts';
import { orFailure } from '../to-failure.ts';
import { keepProfile } from './kept-profile.ts';
import { profileDocument, readProfile } from './read-profile.ts';

/** Updates the signed-in user's profile; resolves to the new profile. */
export async function updateProfile(connection: Connection, changes: ProfileChanges): Promise<User> {
  const { uid } = await signedInUser(connection);
  const id = userId(uid);
  await orFailure(() =>
    updateDoc(profileDocument(connection, id), { ...storable(changes), updatedAt: serverTimestamp() }),
  );
  const profile = await readProfile(connection, id);
  if (!profile) throw new Failure('missing', 'The profile was deleted meanwhile.');
  void keepProfile(profile);
  return profile;
}

function storable({ displayName, photoURL, phoneNumber, preferences }: ProfileChanges): ProfileChanges {
  return {
    ...(displayName !== undefined && { displayName: enteredText('name', userSchema.fields.displayName, displayName) }),
    ...(photoURL !== undefined && { photoURL }),
    ...(phoneNumber !== undefined && { phoneNumber: storablePhoneNumber(phoneNumber) }),
    ...(preferences !== undefined && { preferences }),
  };
}

function storablePhoneNumber(entered: string | null): string | null {
  return enteredText('phone number', profileForm.phoneNumber, entered ?? '') || null;
}
