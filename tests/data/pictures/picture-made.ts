import type { Connection } from '../../../src/data/connection.ts';
import type { DrawnPicture } from '../../../src/data/pictures/draw-sizes.ts';
import { PICTURE_KINDS, type PictureKind } from '../../../src/data/pictures/picture-kinds.ts';
import { storePicture } from '../../../src/data/pictures/store-picture.ts';
import { PICTURE_SIZES } from '../../../src/domain/picture.ts';

/** As a browser would draw it. */
export function drawnPicture(bytes = 9, { files: limits }: PictureKind = PICTURE_KINDS.item): DrawnPicture {
  const type = 'image/jpeg';
  const files = PICTURE_SIZES.filter((size) => limits[size]).map((size) => ({
    size,
    blob: new Blob([new Uint8Array(bytes)], { type }),
  }));
  return { width: 1600, height: 1200, colours: 'c96'.repeat(9), files };
}

export async function newPicture(connection: Connection, kind: PictureKind = PICTURE_KINDS.item): Promise<string> {
  return storePicture(connection, kind, drawnPicture(9, kind), {
    onStored: () => undefined,
    signal: new AbortController().signal,
  });
}
