/**
 * The address of an uploaded picture also says what a page needs before it loads it, in its fragment, which browsers do
 * not send: `…/{name}?alt=media&token={token}#{width}x{height}.{colours}.{token of small}.{token of large}`. Addresses
 * from before there were sizes have no fragment.
 */

/** The three files of a picture, which differ in the ends of their names. */
export const PICTURE_SIZES = ['small', 'card', 'large'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** In pixels. A picture that is not as wide has no larger files. */
export const PICTURE_WIDTHS: Readonly<Record<PictureSize, number>> = { small: 360, card: 800, large: 1600 };

/** Of the small file of a cover. */
export const COVER_SMALL_WIDTH = 640;

export const SUFFIXES: Readonly<Record<PictureSize, string>> = { small: '-small', card: '', large: '-large' };

export interface PictureDescription {
  /** Of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Of a grid of 3 × 3, row by row, each as three hexadecimal digits. */
  readonly colours: string;
  /** Undefined if there is no such file. */
  readonly tokens: Readonly<Record<Exclude<PictureSize, 'card'>, string | undefined>>;
}

/** `address` is that of the card's file. */
export function describedAddress(address: string, { width, height, colours, tokens }: PictureDescription): string {
  const { small, large } = tokens;
  return `${address}#${[`${width}x${height}`, colours, small, large].filter(Boolean).join('.')}`;
}

const DESCRIBED =
  /^((.*%2F[0-9a-f-]{36})([?]alt=media&token=)[0-9a-f-]{36})#(\d+)x(\d+)[.]([0-9a-f]{27})(?:[.]([0-9a-f-]{36}))?(?:[.]([0-9a-f-]{36}))?$/;

export interface Picture {
  /** '' if the picture has no such file. */
  readonly small: string;
  readonly card: string;
  readonly large: string;
  readonly width: number;
  readonly height: number;
  readonly colours: string;
}

/** null for a picture from before there were sizes. */
export function describedPicture(address: string): Picture | null {
  const [, card = '', path = '', query = '', width = 0, height = 0, colours = '', small, large] =
    DESCRIBED.exec(address) ?? [];
  return (
    (card && {
      small: small ? `${path}-small${query}${small}` : '',
      card,
      large: large ? `${path}-large${query}${large}` : '',
      width: +width,
      height: +height,
      colours,
    }) ||
    null
  );
}

/** Where a small copy of the picture is enough. */
export function smallestFile(address: string): string {
  const picture = describedPicture(address);
  return picture ? picture.small || picture.card : address;
}
