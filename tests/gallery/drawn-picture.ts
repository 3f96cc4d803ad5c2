import { drawSizes } from '../../src/data/pictures/draw-sizes.ts';
import { PICTURE_KINDS } from '../../src/data/pictures/picture-kinds.ts';

/** The files of an SVG, in base64. draw-pictures.ts runs it in a browser. */
export async function drawn(kind: 'item' | 'cover', svg: string) {
  const image = Object.assign(new Image(), { src: `data:image/svg+xml;base64,${svg}` });
  await image.decode();
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const picture = await drawSizes(
    PICTURE_KINDS[kind],
    image,
    size,
    ({ width, height }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser has no 2D canvas.');
      return { context, encode: (type, quality) => new Promise((done) => canvas.toBlob(done, type, quality)) };
    },
    () => undefined,
  );
  const files = await Promise.all(
    picture.files.map(async ({ size: name, blob }) => {
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return { size: name, base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
    }),
  );
  return { ...picture, files };
}
