/** A few words of blessing, with a picture if there is one. */
export interface Blessing {
  readonly words: string;
  readonly pictureUrl: string | null;
  /** Null until the server has said when it was written. */
  readonly writtenAt: Date | null;
}

export const LONGEST_BLESSING = 280;

export type BlessingProblem = 'empty' | 'too-long';

export function blessingProblem(words: string): BlessingProblem | null {
  if (words.trim() === '') return 'empty';
  return words.length > LONGEST_BLESSING ? 'too-long' : null;
}
