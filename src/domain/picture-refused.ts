import { Failure } from './failure.ts';

/** Why the browser cannot make a picture of a file. */
export type PictureProblem = 'heic' | 'broken' | 'too-large';

export class PictureRefused extends Failure {
  readonly why: PictureProblem;

  constructor(why: PictureProblem, cause?: unknown) {
    super('invalid', `The file cannot be used as a picture: ${why}.`, cause);
    this.name = 'PictureRefused';
    this.why = why;
  }
}

/** The brands of HEIC files, in the eight bytes after the length of the first box. */
const HEIC = /^ftyp(hei|hev|mif1|msf1)/;

/** Of a file that the browser cannot show. */
export async function whyUnreadable(file: Blob): Promise<PictureProblem> {
  return HEIC.test(await file.slice(4, 12).text()) ? 'heic' : 'broken';
}
