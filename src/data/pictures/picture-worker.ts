/** Draws the files of a picture, so that the page stays responsive. resize-picture.ts starts one for each picture. */
import { type Dimensions, drawSizes, type DrawnPicture, type NewSurface } from './draw-sizes.ts';
import type { PictureKind } from './picture-kinds.ts';

export interface Order {
  readonly kind: PictureKind;
  readonly file: Blob;
  /** As the picture is seen. */
  readonly size: Dimensions;
}

export type Answer =
  | { readonly kind: 'drawn'; readonly share: number }
  | { readonly kind: 'done'; readonly picture: DrawnPicture }
  | { readonly kind: 'failed'; readonly why: string };

const newSurface: NewSurface = ({ width, height }) => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas in workers.');
  return { context, encode: (type, quality) => canvas.convertToBlob({ type, quality }) };
};

async function drawn({ kind, file, size }: Order): Promise<Answer> {
  // Turned as the camera says, by default. Chrome before version 111 refuses the name of that option, 'from-image'.
  const bitmap = await createImageBitmap(file);
  try {
    if (bitmap.width !== size.width || bitmap.height !== size.height) throw new Error('The picture was not turned.');
    const picture = await drawSizes(kind, bitmap, size, newSurface, (share) => answer({ kind: 'drawn', share }));
    return { kind: 'done', picture };
  } finally {
    bitmap.close();
  }
}

function answer(message: Answer): void {
  self.postMessage(message);
}

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  drawn(data).then(answer, (thrown: unknown) => answer({ kind: 'failed', why: String(thrown) }));
});
