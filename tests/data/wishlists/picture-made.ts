import type { Connection } from '../../../src/data/connection.ts';
import type { DrawnPicture } from '../../../src/data/pictures/draw-sizes.ts';
import { storePicture } from '../../../src/data/pictures/store-picture.ts';
import { PICTURE_SIZES } from '../../../src/domain/picture.ts';

/** As a browser would draw it. */
export function drawnPicture(bytes = 9, type = 'image/jpeg'): DrawnPicture {
  const files = PICTURE_SIZES.map((size) => ({ size, blob: new Blob([new Uint8Array(bytes)], { type }) }));
  return { width: 1600, height: 1200, colours: 'c96'.repeat(9), files };
}

export async function newPicture(connection: Connection): Promise<string> {
  return storePicture(connection, drawnPicture(), {
    onStored: () => undefined,
    signal: new AbortController().signal,
  });
}
