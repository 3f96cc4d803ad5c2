import { expect, it } from 'vitest';
import { type Dimensions, drawSizes, fitWithin, type NewSurface, sizesFor } from './draw-sizes.ts';
import { PICTURE_KINDS, type PictureKind } from './picture-kinds.ts';

const { item, profile } = PICTURE_KINDS;

it.each([
  [4_000, 3_000, 800, 600],
  [3_000, 4_000, 800, 1_067],
  [1_000, 10_000, 107, 1_067],
  [300, 200, 300, 200],
  [20_000, 3, 800, 1],
])('%i × %i is drawn as %i × %i on a card', (width, height, fitWidth, fitHeight) => {
  expect(fitWithin({ width, height }, item.files.card)).toEqual({ width: fitWidth, height: fitHeight });
});

it.each([
  [4_000, 3_000, ['small', 'card', 'large']],
  [801, 600, ['small', 'card', 'large']],
  [800, 600, ['small', 'card']],
  [360, 480, ['card']],
  [360, 481, ['small', 'card']],
])('a gift’s picture of %i × %i has the files %j', (width, height, sizes) => {
  expect(sizesFor(item, { width, height })).toEqual(sizes);
});

it.each([
  [4_000, 3_000, 512, 384],
  [3_000, 4_000, 384, 512],
  [1_024, 1_023, 512, 512],
  [300, 200, 300, 200],
  [20_000, 3, 512, 1],
])('a profile photo of %i × %i has one file of %i × %i', async (width, height, fitWidth, fitHeight) => {
  expect(await draw(browserOf(0.05, ['image/webp']), { kind: profile, size: { width, height } })).toMatchObject({
    width: fitWidth,
    height: fitHeight,
    files: [{ size: 'card' }],
  });
});

/** A browser whose files have this many bytes per pixel at full quality. */
function browserOf(bytesPerPixel: number, types: readonly string[]): NewSurface {
  return ({ width, height }) => ({
    context: {
      fillRect: () => undefined,
      drawImage: () => undefined,
      getImageData: () => ({ data: new Uint8ClampedArray(width * height * 4).fill(255) }),
    } as unknown as CanvasRenderingContext2D,
    encode: async (type, quality) =>
      new Blob([new Uint8Array(Math.ceil(width * height * bytesPerPixel * quality))], {
        type: types.includes(type) ? type : 'image/png',
      }),
  });
}

interface Drawing {
  readonly kind?: PictureKind;
  readonly size?: Dimensions;
  readonly onDrawn?: (share: number) => void;
}

const draw = (
  newSurface: NewSurface,
  { kind = item, size = { width: 4_000, height: 3_000 }, onDrawn = () => undefined }: Drawing = {},
) => drawSizes(kind, {} as CanvasImageSource, size, newSurface, onDrawn);

it.each([0.05, 0.3, 3])('keeps every file within its limit, at %d bytes per pixel', async (bytesPerPixel) => {
  for (const kind of [item, profile]) {
    const { files } = await draw(browserOf(bytesPerPixel, ['image/webp']), { kind });
    expect(files.map(({ size }) => size)).toEqual(Object.keys(kind.files));
    for (const { size, blob } of files)
      expect(blob.size).toBeLessThanOrEqual((kind as PictureKind).files[size]?.bytes ?? 0);
  }
});

it('writes JPEG where the browser writes no WebP', async () => {
  const { files } = await draw(browserOf(0.05, ['image/jpeg']));
  expect(files.map(({ blob }) => blob.type)).toEqual(['image/jpeg', 'image/jpeg', 'image/jpeg']);
});

it('reports progress, the size of the largest file and nine colours', async () => {
  const heard: number[] = [];
  const picture = await draw(browserOf(0.05, ['image/webp']), { onDrawn: (share) => heard.push(share) });
  expect(heard).toEqual([1 / 3, 2 / 3, 1]);
  expect(picture).toMatchObject({ width: 1600, height: 1200, colours: 'fff'.repeat(9) });
});
