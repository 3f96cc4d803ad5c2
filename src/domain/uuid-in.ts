import { UUID } from './ids.ts';

const ANYWHERE = new RegExp(UUID.source.slice(1, -1), 'i');

/** The first UUID in a text, such as a link, in lower case; null if there is none. */
export function uuidIn(text: string): string | null {
  return ANYWHERE.exec(text)?.[0].toLowerCase() ?? null;
}
