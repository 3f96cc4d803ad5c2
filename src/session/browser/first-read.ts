import type { Answer } from '../../data/rest/read-wishlist.ts';

/** The wishlist request that the inline script sent before any other script was loaded (app/first-paint). */
export interface FirstRead {
  readonly id: string;
  readonly answer: Promise<Answer>;
}

declare global {
  interface Window {
    shagunFirstRead?: FirstRead;
  }
}

/** Returns it once; later reads send a new request. */
export function takeFirstRead(id: string): FirstRead | null {
  const read = window.shagunFirstRead;
  if (read?.id !== id) return null;
  delete window.shagunFirstRead;
  return read;
}
