import { serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { Failure } from '../../domain/failure.ts';
import { userId } from '../../domain/ids.ts';
import type { ProfileChanges, User } from '../../domain/user.ts';
import { LONGEST } from '../../domain/wishlist.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import { enteredText } from '../entered-text.ts';
import { toFailure } from '../to-failure.ts';
import { profileDocument, readProfile } from './read-profile.ts';

const PHONE_NUMBER = /^[0-9+() -]{1,20}$/;

/** Changes the profile of who is signed in; answers what it is afterwards. */
export async function updateProfile(connection: Connection, changes: ProfileChanges): Promise<User> {
  const { uid } = await signedInUser(connection);
  const id = userId(uid);
  try {
    await updateDoc(profileDocument(connection, id), { ...storable(changes), updatedAt: serverTimestamp() });
  } catch (error) {
    throw toFailure(error);
  }
  const profile = await readProfile(connection, id);
  if (!profile) throw new Failure('missing', 'The profile that was changed is gone.');
  return profile;
}

function storable({ displayName, photoURL, phoneNumber, preferences }: ProfileChanges): ProfileChanges {
  return {
    ...(displayName !== undefined && { displayName: enteredText('The name', displayName, 0, LONGEST.displayName) }),
    ...(photoURL !== undefined && { photoURL }),
    ...(phoneNumber !== undefined && { phoneNumber: storablePhoneNumber(phoneNumber) }),
    ...(preferences !== undefined && { preferences }),
  };
}

function storablePhoneNumber(entered: string | null): string | null {
  const number = entered?.trim() ?? '';
  if (number === '') return null;
  if (!PHONE_NUMBER.test(number)) throw new Failure('invalid', `"${number}" is no phone number.`);
  return number;
}
