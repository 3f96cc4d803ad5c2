import { getDownloadURL, ref, uploadBytesResumable, type UploadMetadata } from 'firebase/storage';
import { v4 as newUuid } from 'uuid';
import { describedAddress, type PictureSize, SUFFIXES } from '../../domain/picture.ts';
import { signedInUser } from '../accounts/signed-in-user.ts';
import type { Connection } from '../connection.ts';
import { storageOf } from '../firebase/storage.ts';
import { toFailure } from '../to-failure.ts';
import { discardPaths } from './discard-pictures.ts';
import type { DrawnPicture } from './draw-sizes.ts';
import type { PictureKind } from './picture-kinds.ts';

interface Watch {
  /** Called with values from 0 to 1. */
  readonly onStored: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Stores the files of a picture. If one cannot be stored, or the signal aborts, the others are deleted again. */
export async function storePicture(
  connection: Connection,
  { folder, isDescribed }: PictureKind,
  { files, ...described }: DrawnPicture,
  { onStored, signal }: Watch,
): Promise<string> {
  const { uid } = await signedInUser(connection);
  signal.throwIfAborted();
  const path = `${folder}/${uid}/${newUuid()}`;
  const total = files.reduce((sum, { blob }) => sum + blob.size, 0);
  let stored = 0;
  const uploads = files.map(({ size, blob }) => {
    const file = ref(storageOf(connection), path + SUFFIXES[size]);
    return { size, blob, file, task: uploadBytesResumable(file, blob, pictureMetadata(blob)) };
  });
  const cancel = () => uploads.forEach(({ task }) => task.cancel());
  signal.addEventListener('abort', cancel);
  try {
    const addresses = new Map<PictureSize, string>(
      await Promise.all(
        uploads.map(async ({ size, blob, file, task }) => {
          await task;
          onStored((stored += blob.size) / total);
          return [size, await getDownloadURL(file)] as const;
        }),
      ),
    );
    signal.throwIfAborted();
    const card = addresses.get('card') ?? '';
    if (!isDescribed) return card;
    const tokens = { small: tokenIn(addresses.get('small')), large: tokenIn(addresses.get('large')) };
    return describedAddress(card, { ...described, tokens });
  } catch (error) {
    await Promise.allSettled(uploads.map(async ({ task }) => task));
    void discardPaths(
      connection,
      files.map(({ size }) => path + SUFFIXES[size]),
    );
    signal.throwIfAborted();
    throw toFailure(error);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** The Storage rules require these values. The file has a random name and never changes. */
function pictureMetadata({ type }: Blob): UploadMetadata {
  return {
    contentType: type,
    contentDisposition: 'inline',
    contentEncoding: 'identity',
    cacheControl: 'public, max-age=31536000, immutable',
  };
}

function tokenIn(address: string | undefined): string | undefined {
  return address === undefined ? undefined : (new URL(address).searchParams.get('token') ?? undefined);
}
