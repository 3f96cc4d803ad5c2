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
