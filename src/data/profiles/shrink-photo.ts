import { Failure } from '../../domain/failure.ts';
import { MOST_PHOTO_BYTES, photoAttempts, type PhotoAttempt } from './photo-size.ts';

/** Converts a profile photo to a JPEG within the limits. Needs a browser, because it draws on a canvas. */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const picture = await decoded(file);
  try {
    for (const attempt of photoAttempts(picture)) {
      const photo = await drawn(picture, attempt);
      if (photo && photo.size <= MOST_PHOTO_BYTES) return photo;
    }
  } finally {
    picture.close();
  }
  throw new Failure('invalid', 'The picture cannot be compressed below the limit.');
}

async function decoded(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (error) {
    throw new Failure('invalid', 'The file is not a picture.', error);
  }
}

async function drawn(picture: ImageBitmap, { width, height, quality }: PhotoAttempt): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Failure('unknown', 'This browser has no 2D canvas.');
  // JPEG has no transparency; transparent pixels would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
