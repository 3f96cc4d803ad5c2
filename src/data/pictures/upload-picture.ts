import type { Connection } from '../connection.ts';
import { PICTURE_KINDS } from './picture-kinds.ts';
import { resizePicture } from './resize-picture.ts';
import { storePicture } from './store-picture.ts';

interface Watch {
  /** Called with values from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Of the progress: a phone takes about as long to resize a photo as to upload it. */
const RESIZED = 0.4;

/**
 * Resizes a picture in the browser and stores its files; resolves to its address. Throws `PictureRefused`, the signal's
 * reason, or another Failure.
 */
export async function uploadPicture(
  connection: Connection,
  kind: keyof typeof PICTURE_KINDS,
  picture: Blob,
  { onProgress = () => undefined, signal = new AbortController().signal }: Partial<Watch> = {},
): Promise<string> {
  const onDrawn = (share: number) => onProgress(share * RESIZED);
  const drawn = await resizePicture(PICTURE_KINDS[kind], picture, { onDrawn, signal });
  const onStored = (share: number) => onProgress(RESIZED + share * (1 - RESIZED));
  return storePicture(connection, PICTURE_KINDS[kind], drawn, { onStored, signal });
}
