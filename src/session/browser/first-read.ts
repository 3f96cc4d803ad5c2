import type { Answer } from '../../data/rest/read-wishlist.ts';

/** The wishlist that the page requested before any script was loaded, see app/first-paint. */
export interface FirstRead {
  readonly id: string;
  readonly answer: Promise<Answer>;
}

declare global {
  interface Window {
    shagunFirstRead?: FirstRead;
  }
}

/** Returns it once: later reads ask the server again. */
export function takeFirstRead(id: string): FirstRead | null {
  const read = window.shagunFirstRead;
  if (read?.id !== id) return null;
  delete window.shagunFirstRead;
  return read;
}
