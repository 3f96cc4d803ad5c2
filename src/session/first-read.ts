import type { Answer } from '../data/rest/read-wishlist.ts';

/** The wishlist that the page asked for before any script was loaded, see app/first-paint. */
export interface FirstRead {
  readonly id: string;
  readonly answer: Promise<Answer>;
  /** As soon as it is there, so that nobody need wait for a promise to tell. */
  answered?: Answer;
  /** The gift to which somebody wanted to contribute before there was anything that could listen. */
  tapped?: string;
}

declare global {
  interface Window {
    shagunFirstRead?: FirstRead;
  }
}

/** Gives it once: what is asked for again is asked of the server again. */
export function takeFirstRead(id: string): FirstRead | null {
  const read = typeof window === 'undefined' ? undefined : window.shagunFirstRead;
  if (read?.id !== id) return null;
  delete window.shagunFirstRead;
  return read;
}
