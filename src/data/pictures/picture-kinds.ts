import { COVER_SMALL_WIDTH, PICTURE_WIDTHS, type PictureSize } from '../../domain/picture.ts';

/** The largest that one file of a picture may be, in pixels and bytes. */
export interface FileLimits {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** What a picture is for decides where it is stored and which files it has. The Storage rules have the same limits. */
export interface PictureKind {
  readonly folder: 'items' | 'profiles';
  readonly files: Readonly<Partial<Record<PictureSize, FileLimits>> & Record<'card', FileLimits>>;
  /** Whether its address has a description (domain/picture.ts). The Firestore rules accept one only where it is used. */
  readonly isDescribed: boolean;
}

/** A portrait photo keeps its full width; anything taller is made narrower. */
const upTo = (width: number, bytes: number): FileLimits => ({ width, height: (width * 4) / 3, bytes });

export const PICTURE_KINDS = {
  item: {
    folder: 'items',
    files: {
      small: upTo(PICTURE_WIDTHS.small, 20_000),
      card: upTo(PICTURE_WIDTHS.card, 60_000),
      large: upTo(PICTURE_WIDTHS.large, 250_000),
    },
    isDescribed: true,
  },
  // As wide as a page. A phone shows the small file before it has loaded its script, so that one has most of its width.
  cover: {
    folder: 'items',
    files: {
      small: upTo(COVER_SMALL_WIDTH, 30_000),
      card: upTo(PICTURE_WIDTHS.card, 60_000),
      large: upTo(PICTURE_WIDTHS.large, 250_000),
    },
    isDescribed: true,
  },
  profile: {
    folder: 'profiles',
    files: { card: { width: 512, height: 512, bytes: 100 * 1024 } },
    isDescribed: false,
  },
} satisfies Readonly<Record<string, PictureKind>>;
