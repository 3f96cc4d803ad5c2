import { Failure } from '../../domain/failure.ts';
import { PICTURE_SIZES, type PictureSize } from '../../domain/picture.ts';
import type { FileLimits, PictureKind } from './picture-kinds.ts';

export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

export interface DrawnPicture extends Dimensions {
  readonly colours: string;
  readonly files: readonly DrawnFile[];
}

export interface DrawnFile {
  readonly size: PictureSize;
  readonly blob: Blob;
}

/** A canvas of the page or of a worker. */
export interface Surface {
  readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  readonly encode: (type: string, quality: number) => Promise<Blob | null>;
}
export type NewSurface = (size: Dimensions) => Surface;

const QUALITIES = [0.82, 0.7, 0.55, 0.4];
/** Of the size, if the lowest quality still has too many bytes. */
const PARTS = [1, 3 / 4, 1 / 2, 1 / 4];
/** Three colours across, each the mean of 8 × 8 pixels. */
const GRID = 3;
const CELL = 8;

/** The same aspect ratio within the limits; never enlarged, at least one pixel. */
export function fitWithin({ width, height }: Dimensions, most: Dimensions): Dimensions {
  const scale = Math.min(1, most.width / width, most.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The files that a picture of this size has: none that another would show as well. */
export function sizesFor({ files }: PictureKind, { width, height }: Dimensions): readonly PictureSize[] {
  const exceeds = (most: Dimensions) => width > most.width || height > most.height;
  return PICTURE_SIZES.filter(
    (size) => size === 'card' || (files[size] && exceeds(size === 'small' ? files[size] : files.card)),
  );
}

/** Draws the files of a picture, without the metadata of the original. `onDrawn` is called after each. */
export async function drawSizes(
  kind: PictureKind,
  source: CanvasImageSource,
  original: Dimensions,
  newSurface: NewSurface,
  onDrawn: (share: number) => void,
): Promise<DrawnPicture> {
  const sizes = sizesFor(kind, original);
  const limitsOf = (size: PictureSize = 'card') => kind.files[size] ?? kind.files.card;
  const files: DrawnFile[] = [];
  for (const size of sizes) {
    files.push({ size, blob: await fileOf(source, original, limitsOf(size), newSurface) });
    onDrawn(files.length / sizes.length);
  }
  return {
    ...fitWithin(original, limitsOf(sizes.at(-1))),
    colours: coloursOf(draw(source, { width: GRID * CELL, height: GRID * CELL }, newSurface)),
    files,
  };
}

async function fileOf(
  source: CanvasImageSource,
  original: Dimensions,
  { width, height, bytes }: FileLimits,
  newSurface: NewSurface,
): Promise<Blob> {
  for (const part of PARTS) {
    const surface = draw(source, fitWithin(original, { width: width * part, height: height * part }), newSurface);
    for (const quality of QUALITIES) {
      const blob = await encoded(surface, quality);
      if (blob && blob.size <= bytes) return blob;
    }
  }
  throw new Failure('invalid', 'The picture cannot be compressed below the limit.');
}

/**
 * WebP, which all our browsers show. Safari cannot write it and returns PNG instead; it writes JPEG. No browser writes
 * AVIF, and Safari 15 does not show it.
 */
async function encoded({ encode }: Surface, quality: number): Promise<Blob | null> {
  const webp = await encode('image/webp', quality);
  return webp?.type === 'image/webp' ? webp : encode('image/jpeg', quality);
}

function draw(source: CanvasImageSource, { width, height }: Dimensions, newSurface: NewSurface): Surface {
  const surface = newSurface({ width, height });
  const { context } = surface;
  // JPEG has no transparency; transparent pixels would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return surface;
}

function coloursOf({ context }: Surface): string {
  const { data } = context.getImageData(0, 0, GRID * CELL, GRID * CELL);
  const digit = (cell: number, channel: number) => {
    let sum = 0;
    for (let pixel = 0; pixel < CELL * CELL; pixel++) {
      const x = (cell % GRID) * CELL + (pixel % CELL);
      const y = Math.floor(cell / GRID) * CELL + Math.floor(pixel / CELL);
      sum += data[(y * GRID * CELL + x) * 4 + channel] ?? 0;
    }
    return Math.round((sum / (CELL * CELL) / 255) * 15).toString(16);
  };
  return Array.from({ length: GRID * GRID }, (_, cell) => digit(cell, 0) + digit(cell, 1) + digit(cell, 2)).join('');
}
