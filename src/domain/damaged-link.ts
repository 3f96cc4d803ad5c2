import { UUID } from './ids.ts';

const LINK = new RegExp(`^/+wishlist.*?(${UUID.source.slice(1, -1)})(.*)`, 'i');

/**
 * Repairs the path of a link that was damaged on its way: upper case, or spaces, punctuation and invisible characters
 * around the wishlist's id. Every other path is returned as it is.
 */
export function repairedPath(path: string): string {
  // Whatever is percent-encoded has no place in such a path.
  const [, id, rest = ''] = LINK.exec(path.replace(/%../g, '')) ?? [];
  if (!id) return path;
  const [screen = ''] = /\/(edit|analytics)\b/i.exec(rest) ?? [];
  return `/wishlist/${id}${screen}`.toLowerCase();
}
