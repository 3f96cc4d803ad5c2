const LONGEST_PHOTO_EDGE = 512;
export const MOST_PHOTO_BYTES = 100 * 1024;

export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** One combination of size and quality. */
export interface PhotoAttempt extends PhotoSize {
  readonly quality: number;
}

const QUALITIES = [0.9, 0.8, 0.65, 0.5];
const PARTS = [1, 1 / 2, 1 / 4];

/** The same aspect ratio with no edge longer than `edge`; never enlarged, at least one pixel. */
export function fitWithin({ width, height }: PhotoSize, edge: number): PhotoSize {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: atLeastOne(width * scale), height: atLeastOne(height * scale) };
}

/** The attempts until the result is small enough, best quality first. */
export function photoAttempts(size: PhotoSize): PhotoAttempt[] {
  return PARTS.flatMap((part) =>
    QUALITIES.map((quality) => ({ ...fitWithin(size, LONGEST_PHOTO_EDGE * part), quality })),
  );
}

function atLeastOne(pixels: number): number {
  return Math.max(1, Math.round(pixels));
}
