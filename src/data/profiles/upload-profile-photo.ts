import { getDownloadURL, ref, uploadBytes } from 'firebase/storage';
import { v4 as newUuid } from 'uuid';
import { Failure } from '../../domain/failure.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import { storageOf } from '../firebase/storage.ts';
import { orFailure } from '../to-failure.ts';
import { MOST_PHOTO_BYTES } from './photo-size.ts';
import { isPictureFile, pictureMetadata } from './picture-file.ts';

/** Uploads a photo of the signed-in user; resolves to its URL for the profile. */
export async function uploadProfilePhoto(connection: Connection, photo: Blob): Promise<string> {
  const { uid } = await signedInUser(connection);
  if (!isPictureFile(photo)) throw new Failure('invalid', 'Expected a JPEG, PNG or WebP file.');
  if (photo.size > MOST_PHOTO_BYTES)
    throw new Failure('invalid', `The photo has ${photo.size} bytes; the limit is ${MOST_PHOTO_BYTES}.`);
  return orFailure(async () => {
    const stored = ref(storageOf(connection), `profiles/${uid}/${newUuid()}`);
    await uploadBytes(stored, photo, pictureMetadata(photo));
    return await getDownloadURL(stored);
  });
}
