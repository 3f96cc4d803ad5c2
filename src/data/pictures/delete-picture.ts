import { deleteObject, ref } from 'firebase/storage';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import { storageOf } from '../firebase/storage.ts';
import { toFailure } from '../to-failure.ts';

/** The Storage rules allow only the signed-in user's own pictures. Succeeds if the picture is already deleted. */
export async function deletePicture(connection: Connection, path: string): Promise<void> {
  await signedInUser(connection);
  try {
    await deleteObject(ref(storageOf(connection), path));
  } catch (error) {
    const failure = toFailure(error);
    if (failure.reason !== 'missing') throw failure;
  }
}
