import { getDownloadURL, ref, uploadBytesResumable } from 'firebase/storage';
import { v4 as newUuid } from 'uuid';
import { Failure } from '../../domain/failure.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import { storageOf } from '../firebase/storage.ts';
import { isPictureFile, pictureMetadata } from '../profiles/picture-file.ts';
import { orFailure } from '../to-failure.ts';

/** The same limit as in the Storage rules. */
export const MOST_PICTURE_BYTES = 1024 * 1024;

/** Resolves to the picture's URL for the item. `onProgress` receives values from 0 to 1. */
export async function uploadItemPicture(
  connection: Connection,
  picture: Blob,
  onProgress: (share: number) => void,
): Promise<string> {
  const { uid } = await signedInUser(connection);
  if (!isPictureFile(picture)) throw new Failure('invalid', 'Expected a JPEG, PNG or WebP file.');
  if (picture.size > MOST_PICTURE_BYTES)
    throw new Failure('invalid', `The picture has ${picture.size} bytes; the limit is ${MOST_PICTURE_BYTES}.`);
  const stored = ref(storageOf(connection), `items/${uid}/${newUuid()}`);
  return orFailure(async () => {
    const upload = uploadBytesResumable(stored, picture, pictureMetadata(picture));
    upload.on('state_changed', ({ bytesTransferred, totalBytes }) => onProgress(bytesTransferred / totalBytes));
    await upload;
    return await getDownloadURL(stored);
  });
}
